/** The few messages that a page can say before, or without, any language fetched (`vite.config.ts`). */
declare module 'virtual:first-words' {
  const words: Readonly<Record<'nl' | 'en', string>>
  export default words
}
