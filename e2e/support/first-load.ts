/** What a browser that has never been here loads of the built client. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from '@playwright/test'
import { findWebRoot } from '../../server/src/platform/http/web-root.ts'

export type Kind = 'js' | 'css' | 'woff2'

/** How long a page must request nothing to count as loaded; it may fetch more when idle. */
const quietMs = 2_000

interface FirstLoad {
  /** What the page asks for until it has painted what it is for. */
  readonly before: string[]
  /** What it asks for until it is quiet. */
  readonly whole: string[]
}

/** Returns the built files that a page of Commons asks for in a browser that `enter` may log in first. */
export async function firstLoadOf(
  browser: Browser,
  { url, route, shows }: { url: string; route: string; shows: string },
  enter: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, locale: 'en-US' })
  await enter(context)
  const files = new Set<string>()
  let lastAt = Date.now()
  // Events of the context include what a worker loads.
  context.on('request', (request) => {
    lastAt = Date.now()
    const { pathname } = new URL(request.url())
    if (kindOf(pathname)) files.add(pathname)
  })
  const page = await context.newPage()
  await page.goto(url + route)
  // Wait for the page itself, a form or posts, not its placeholder.
  await page.locator(shows).first().waitFor()
  while (Date.now() - lastAt < quietMs) await page.waitForTimeout(100)
  if (!page.url().endsWith(route)) throw new Error(`${route} led to ${page.url()}`)
  const early = await page.evaluate(() => {
    const at = Number(Reflect.get(globalThis, 'commonsPictureAt') ?? Infinity)
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at)
    return asked.map(({ name }) => new URL(name).pathname)
  })
  await context.close()
  return { before: [...files].filter((file) => early.includes(file)), whole: [...files] }
}

/** Returns the KB, of 1,000 bytes, of these files: fonts as they are, everything else gzipped. */
export const sizeOf = (files: readonly string[], kind?: Kind): number => sumOf(gzipped, files, kind)

/** Returns the KB, of 1,000 bytes, that are sent of these files to a browser that takes Brotli. */
export const sentOf = (files: readonly string[], kind?: Kind): number => sumOf(sent, files, kind)

function sumOf(size: (file: string) => number, files: readonly string[], kind?: Kind): number {
  const those = files.filter((file) => kind === undefined || kindOf(file) === kind)
  return those.reduce((total, file) => total + size(file), 0) / 1000
}

function gzipped(file: string): number {
  const bytes = readFileSync(fileOf(file))
  return kindOf(file) === 'woff2' ? bytes.length : gzipSync(bytes).length
}

function sent(file: string): number {
  const packed = fileOf(`${file}.br`)
  return statSync(existsSync(packed) ? packed : fileOf(file)).size
}

const fileOf = (file: string) => path.join(findWebRoot() ?? '', file)

export function kindOf(file: string): Kind | undefined {
  // Texts count like the code that shows them.
  if (path.basename(file).startsWith('texts-')) return 'js'
  const extension = path.extname(file).slice(1).replace('mjs', 'js')
  return extension === 'js' || extension === 'css' || extension === 'woff2' ? extension : undefined
}
