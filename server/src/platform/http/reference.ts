/** The API reference at `/api/docs`: a page, its style and its script, each made on its first request. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { networkName } from '../language.ts'
import { referencePage } from './reference-html.ts'

const fileBeside = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** `webRoot` is the web client's build folder, if there is one: the page uses its font. */
export function mountReference(
  app: FastifyInstance,
  { config, webRoot }: { config: Config; webRoot: string },
): void {
  const parts = {
    '/api/docs': ['text/html', () => referencePage(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`)],
    '/api/docs.css': ['text/css', () => fontFace(webRoot) + fileBeside('reference.css')],
    '/api/docs.js': ['text/javascript', () => fileBeside('reference-script.js')],
  } as const
  for (const [url, [type, make]] of Object.entries(parts)) {
    let made: { name: string; text: string } | undefined
    app.get(url, (_request, reply) => {
      const name = networkName()
      if (made?.name !== name) made = { name, text: make() }
      return reply.type(`${type}; charset=utf-8`).send(made.text)
    })
  }
}

function fontFace(webRoot: string): string {
  const font = filesIn(path.join(webRoot, 'assets')).find((name) =>
    /^figtree-latin-wght-normal-[\w-]+\.woff2$/.test(name),
  )
  if (font === undefined) return ''
  return `@font-face {
  font-family: Figtree;
  font-display: swap;
  font-weight: 300 900;
  src: url('/assets/${font}') format('woff2');
}

`
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
