/** Where this house stands on its host: `''` at its root, `/games` under a path of it. The server writes it into the page. */
export const base: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="speeltafel-base"]')?.content ?? ''

/** The address of the lobby. */
export const homePath = `${base}/`

/** An address of this house as it is without what stands before it. */
export function withinBase(path: string): string {
  return base && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path
}
