/** The API reference at `/api/docs`: a page, its style and its script, all made once. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { referencePage } from './reference-html.ts'

const fileBeside = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** `webRoot`: where the web client is built, if it is; the page borrows its font. */
export function mountReference(
  app: FastifyInstance,
  { config, webRoot }: { config: Config; webRoot: string },
): void {
  const page = referencePage(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`)
  const style = fontFace(webRoot) + fileBeside('reference.css')
  const script = fileBeside('reference-script.js')
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/api/docs.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
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
