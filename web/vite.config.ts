// How the client is built into the Python package, and served while one works on it.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.SPEELTAFEL ?? 'http://127.0.0.1:8000'

/** What a page must be able to say when a language cannot be fetched: `virtual:first-words`, a few messages of each. */
function firstWords(): Plugin {
  const name = 'virtual:first-words'
  const spokenEarly =
    /^(page-(skip|home|me|me-unnamed|again|close|broken|offline)(-text)?|strip-[a-z-]+|theme-to-[a-z]+) =/
  const wordsOf = (language: string): string =>
    readFileSync(here(`../src/speeltafel/words/${language}.ftl`), 'utf8')
      .split('\n')
      .filter((line) => spokenEarly.test(line))
      .join('\n')
  return {
    name: 'first-words',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify({ nl: wordsOf('nl'), en: wordsOf('en') })}` : null,
  }
}

export default defineConfig({
  // Under test, too, runes are those of a browser.
  base: './', // the server writes in where it stands: at the root of its host, or under a path of it
  plugins: [firstWords(), svelte(process.env.VITEST ? { dynamicCompileOptions: () => ({ generate: 'client' }) } : {})],
  // Words live beside the Python that speaks them: import.meta.glob('@words/**/words/*.ftl', { query: '?raw' }).
  resolve: {
    alias: { '@words': here('../src/speeltafel') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  ssr: { resolve: { conditions: process.env.VITEST ? ['browser'] : undefined } },
  build: {
    outDir: '../src/speeltafel/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true, // what a first load fetches is read from it by a test
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } }, // a table's socket is under it too
  },
  test: { include: ['src/**/*.test.ts'], passWithNoTests: true, css: true }, // css: the token table is read by a test
})
