import type { Plugin } from 'vite'

/**
 * Tells the bundler that a folder's `public.ts` has no effects of its own, where it only passes on what others export:
 * whoever imports one thing from it otherwise loads everything in it.
 */
export const pureLists = (): Plugin => ({
  name: 'commons-pure-lists',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/web\/src\/.*\/public\.ts$/ },
    handler(code) {
      const passesOn = this.parse(code).body.every(
        (each) =>
          each.type === 'ExportAllDeclaration' ||
          (each.type === 'ExportNamedDeclaration' && each.source !== null),
      )
      return passesOn ? { code, map: null, moduleSideEffects: false } : undefined
    },
  },
})
