import type { Plugin } from 'vite'

/**
 * Has a part of the client load together with its style sheets instead of after them. It is still not there before
 * they are.
 */
export const partsAtOnce = (): Plugin => ({
  name: 'commons-parts-at-once',
  apply: 'build',
  transform: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler(code) {
      const changed = code
        .replace('let promise = Promise.resolve();', '$& const part = baseModule(); part.catch(() => {});')
        .replace('return baseModule().catch(', 'return part.catch(')
      if (changed.split('baseModule()').length !== 2 || !changed.includes('return part.catch('))
        throw new Error('Vite’s helper for dynamic imports is not what it was')
      return { code: changed, map: null }
    },
  },
})
