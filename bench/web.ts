/**
 * `npm run bench:web`: how much a browser loads, gzipped, against the budget: before the first picture, which is all
 * that a page asks for until it has painted what it is for, and until it is quiet; how the page
 * then feels; and whether a long feed and the reels viewer stay light. In parts with
 * `-- --only=sizes,feel,scroll,reels`. Ends with an error if a page is over budget; times depend on the machine and
 * are only printed beside their goals. `--index=500` makes the phone as slow on any machine as four times slower than a
 * good laptop.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { UserData } from '@commons/contract/accounts/accounts.ts'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../e2e/support/browser.ts'
import { firstLoadOf, kindOf, sentOf, sizeOf, type Kind } from '../e2e/support/first-load.ts'
import { findWebRoot } from '../server/src/platform/http/web-root.ts'
import { ensureWebClient } from '../tools/launch-web.mjs'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { readOptions } from './options.ts'
import { startService } from './processes.ts'
import { measureFeel } from './web-feel.ts'
import { measureReels } from './web-reels.ts'
import { measureScroll } from './web-scroll.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const kinds = { js: 'JavaScript', css: 'CSS', woff2: 'fonts' } as const

/** KB of 1,000 bytes. */
const budgets: Record<string, { first?: Record<Kind, number>; whole: Record<Kind, number> }> = {
  '/#/login': { whole: { js: 165, css: 25, woff2: 32 } },
  '/#/dashboard': {
    first: { js: 200, css: 20, woff2: 32 },
    whole: { js: 250, css: 25, woff2: 32 },
  },
}
const lazyBudget = 60
/** Larger by necessity: hls.js, loaded only where a stream is played (decision 057), and the page for frames on other sites. */
const exceptions = [
  { name: /^hls\./, budget: 190 },
  { name: /^embed-/, budget: 95 },
]

await ensureWebClient(root, process.execPath)
const dist = findWebRoot() ?? ''
let failures = 0
const { only, index } = readOptions()
const wanted = (part: 'sizes' | 'feel' | 'scroll' | 'reels') => only === undefined || only.includes(part)

if (wanted('sizes')) await withDatabase(10_000, measureOver)
if (wanted('feel')) await withBrowser((browser) => measureFeel(browser, index))
if (wanted('scroll')) await withBrowser(measureScroll)
if (wanted('reels')) await withBrowser(measureReels)
process.exitCode = failures === 0 ? 0 : 1

async function measureOver(database: BenchDatabase): Promise<void> {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(database.dataDir, 'commons'),
    NODE_ENV: 'production',
  }
  const logFile = path.join(database.dataDir, 'commons.log')
  const commons = await startService('../server/src/main.ts', env, { logFile })
  try {
    await withBrowser((browser) => measureSizes(browser, commons.port, database))
  } finally {
    await commons.stop()
  }
}

/** Runs `work` with a new browser, so that none is slowed by what another left behind. */
async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

async function measureSizes(browser: Browser, port: number, database: BenchDatabase): Promise<void> {
  const first = new Set<string>()
  for (const [route, budget] of Object.entries(budgets)) {
    const url = `http://localhost:${port}`
    const isOpen = route === '/#/login'
    const { before, whole } = await firstLoadOf(
      browser,
      { url, route, shows: isOpen ? 'input[type=password]' : 'article' },
      async (context) => {
        if (isOpen) return
        const value = encodeURIComponent(JSON.stringify(await userData(database)))
        await context.addCookies([{ name: 'name', value, url }])
      },
    )
    for (const file of whole) first.add(file)
    if (budget.first) report(`${route}, before the first picture`, before, budget.first)
    report(budget.first ? `${route}, until it is quiet` : route, whole, budget.whole)
  }
  reportLazy(first)
}

/** Returns the value of the cookie `name` for a logged-in member. */
async function userData({ connection, seeded }: BenchDatabase): Promise<UserData> {
  // Otherwise the page changes its language and loads the texts of both.
  const { rows } = await query<{ id: string }>(
    connection,
    `select id from members where language = 'en' and id = any ($1::bigint[]) order by id limit 1`,
    [seeded.callers.map(({ id }) => id)],
  )
  const caller = seeded.callers.find(({ id }) => id === Number(rows[0]?.id))
  if (!caller) throw new Error('Nobody who reads English has a session')
  return {
    id: caller.id,
    api_key: caller.apiKey,
    is_enable_google_auth_code: '0',
    email: `member${caller.id}@example.org`,
    full_name: `Member ${caller.id}`,
    username: `member_${caller.id}`,
    language_id: 1,
    email_verified: '1',
    is_second_factor_pending: '0',
  }
}

function report(route: string, files: string[], budget: Record<Kind, number>): void {
  console.log(`\n${route}`)
  for (const kind of Object.keys(kinds) as Kind[]) {
    const those = files.filter((file) => kindOf(file) === kind)
    check(`${kinds[kind]}, ${those.length} files`, sizeOf(those), budget[kind])
    if (kind !== 'woff2')
      console.log(`  ${''.padEnd(44)}${sentOf(those).toFixed(1).padStart(7)} KB with Brotli`)
  }
}

/** Returns every file that no first load needs. */
function reportLazy(first: ReadonlySet<string>): void {
  // Beside the build's own files are those of the builds before it, for pages that are still open.
  const { assets } = JSON.parse(readFileSync(path.join(dist, '..', 'current.json'), 'utf8')) as {
    assets: string[]
  }
  const rest = assets
    .map((name) => `/assets/${name}`)
    .filter((file) => kindOf(file) === 'js' && !first.has(file))
    .toSorted((a, b) => sizeOf([b]) - sizeOf([a]))
  console.log('\nThe largest piece that is loaded later')
  const exceptionOf = (file: string) => exceptions.find(({ name }) => name.test(path.basename(file)))
  const largest = rest.find((file) => !exceptionOf(file))
  if (largest) check(path.basename(largest), sizeOf([largest]), lazyBudget)
  for (const file of rest) {
    const exception = exceptionOf(file)
    if (exception) check(path.basename(file), sizeOf([file]), exception.budget)
  }
}

function check(what: string, size: number, budget: number): void {
  const isOver = size > budget
  if (isOver) failures++
  console.log(
    `  ${what.padEnd(44)}${size.toFixed(1).padStart(7)} KB of ${budget}${isOver ? '  TOO LARGE' : ''}`,
  )
}
