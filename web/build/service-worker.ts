import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const source = path.join(import.meta.dirname, '../sw/service-worker.ts')
const fileName = 'sw.js'
// A script outside the bundle, which pages load before the first paint.
const script = '/theme.js'

// Streams and calls need the network anyway, and what they load is large.
const notKept = /\/hls\.[^/]*\.mjs$|\/blur-/

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Builds the service worker into one script at the root that knows the names of all files that pages may
 * load. The page carries the name of its build, so that an open page can tell when there is a newer one.
 */
export function serviceWorker(): Plugin {
  let publicDir = ''
  let build = ''
  let pieces: readonly string[] = []
  return {
    name: 'commons-service-worker',
    apply: 'build',
    // After the styles and the pages, which are emitted late themselves.
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const written = Object.keys(bundle ?? {}).filter(
          (file) => file.startsWith('assets/') && !notKept.test(file),
        )
        const versioned = `${script}?${hashOf(readFileSync(path.join(publicDir, script)))}`
        if (!html.includes(`"${script}"`)) throw new Error(`The page does not load ${script}`)
        pieces = [versioned, ...written.map((file) => `/${file}`)].toSorted()
        build = hashOf(pieces.join('\n') + html)
        return {
          html: html.replace(`"${script}"`, `"${versioned}"`),
          tags: [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }],
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
        // Browsers load it as a classic script.
        if (worker.imports.length > 0) throw new Error(`${fileName} imports ${worker.imports.join(', ')}`)
        worker.code = worker.code
          .replaceAll('__BUILD__', JSON.stringify(build))
          .replaceAll('__PIECES__', JSON.stringify(pieces))
      },
    },
  }
}
