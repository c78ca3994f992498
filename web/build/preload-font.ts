import type { Plugin } from 'vite'

/** Preloads the font that every page needs, so that text does not wait for the style sheet first. */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'commons-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => path.endsWith('.woff2') && name.test(path))
        if (!file) throw new Error(`No font matches ${name}`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
