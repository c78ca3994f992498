/**
 * Responsiveness of the built client in a slow phone's browser: when the page is painted, whether it shifts,
 * and how long it takes from a touch to the next paint. Over the demo world, whose pictures are real.
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startService } from './processes.ts'
import { medianOf } from './report.ts'
import { dashboard, type Deed, likeButton, signIn, tap } from './web-deeds.ts'
import { type Noted, observe } from './web-observe.ts'
import { measureIndex } from './web-speed.ts'

const goals = { lcp: 2000, inp: 150, cls: 0.03, like: 100 }
const visits = 5

/** A slow phone on a medium connection. */
const slower = 4
const line = {
  offline: false,
  latency: 100,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
}
const phone = {
  viewport: { width: 375, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
} satisfies BrowserContextOptions

/** Milliseconds without a request after which a page counts as loaded. */
const quietMs = 2_500
/** Milliseconds to wait for an event, which is reported some frames after its paint. */
const reportMs = 400
const answerDelayMs = 2_000

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface Visit {
  readonly first: Noted
  readonly last: Noted
  /** The slowest event of each action, in order. */
  readonly done: ReadonlyMap<string, Slowest>
}

/** Milliseconds until the next paint, and of those the ones before the page's handlers and in them. */
interface Slowest {
  readonly ms: number
  readonly waited: number
  readonly handled: number
}

/** Prints the figures beside their goals. With `index`, the phone is as slow as a device that has it. */
export async function measureFeel(browser: Browser, index?: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-bench-'))
  // If this is root, the database runs as another user, who needs access to this folder.
  await chmod(folder, 0o711)
  const env = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' }
  const logFile = path.join(folder, 'commons.log')
  const commons = await startService('../server/src/main.ts', env, { logFile })
  const origin = `http://localhost:${commons.port}`
  const loadBefore = busyNow()
  try {
    const session = await logIn(browser, origin, path.join(env.DATA_DIR, 'demo-logins.json'))
    const machine = await measureIndex(browser)
    // A browser can only be slowed down.
    const slowCpu = index === undefined ? slower : Math.max(1, machine / index)
    console.log(
      `\nIn the browser: ${phone.viewport.width} px, CPU ${slowCpu.toFixed(1)}x slower (BenchmarkIndex ${Math.round(machine / slowCpu)} of this machine’s ${machine}), 9 Mbps, 100 ms; medians of ${visits} visits`,
    )
    const signingIn = () => openPage(browser, `${origin}/#/login`, { slowCpu })
    const home = () => openPage(browser, `${origin}/#/dashboard`, { slowCpu, session })
    report('/#/login', await repeat(() => visit(signingIn, signIn)))
    report('/#/dashboard', await repeat(() => visit(home, dashboard)))
    console.log(`\nLike, with the answer ${answerDelayMs / 1000} s late`)
    const changes = await repeat(() => delayedLike(home))
    figureLine('visible change', medianOf(changes), goals.like, 'ms')
    console.log(`\nLoad average ${loadBefore.toFixed(1)} before, ${busyNow().toFixed(1)} after`)
  } finally {
    await commons.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the load average: other load on the machine affects every figure. */
const busyNow = () => loadavg()[0] ?? NaN

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let i = 0; i < visits; i++) results.push(await measure())
  return results
}

/** Logs a member of the demo world in with a browser; returns the cookies. */
async function logIn(browser: Browser, origin: string, loginsFile: string): Promise<Session> {
  const [login] = JSON.parse(await readFile(loginsFile, 'utf8')) as Array<{ email: string; password: string }>
  const context = await browser.newContext()
  const answer = await context.request.post(`${origin}/api/users/login`, { headers: { origin }, data: login })
  if (!answer.ok()) throw new Error(`Logging in was answered ${answer.status()}: ${await answer.text()}`)
  const session = await context.storageState()
  await context.close()
  return session
}

interface Slow {
  readonly session?: Session
  /** How many times slower than this machine. */
  readonly slowCpu: number
}

/** Opens a page in a fresh browser, slow as a phone, and waits until it has loaded. */
async function openPage(browser: Browser, url: string, { session, slowCpu }: Slow): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...(session ? { storageState: session } : {}) })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  await page.addInitScript(observe)
  let lastAt = Date.now()
  page.on('request', () => (lastAt = Date.now()))
  page.on('requestfinished', () => (lastAt = Date.now()))
  await page.goto(url)
  await page
    .locator(session ? 'article' : 'input[type=password]')
    .first()
    .waitFor()
  while (Date.now() - lastAt < quietMs) await sleep(100)
  return page
}

const readNotes = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'noted') as Noted)

async function visit(open: () => Promise<Page>, deeds: readonly Deed[]): Promise<Visit> {
  const page = await open()
  const first = await readNotes(page)
  const done = new Map<string, Slowest>()
  for (const [name, act] of deeds) {
    const from = await page.evaluate(() => performance.now())
    await act(page)
    await sleep(reportMs)
    const { events } = await readNotes(page)
    const [slowest] = events.filter(({ start }) => start >= from).toSorted((a, b) => b.ms - a.ms)
    // Events that are painted within 16 ms aren't reported.
    done.set(name, slowest ?? { ms: 0, waited: 0, handled: 0 })
  }
  const last = await readNotes(page)
  await page.context().close()
  return { first, last, done }
}

/** Returns the milliseconds from the touch until the heart changes, while the server's answer is late. */
async function delayedLike(open: () => Promise<Page>): Promise<number> {
  const page = await open()
  await page.route('**/api/users/post_like', async (route) => {
    await sleep(answerDelayMs)
    await route.continue()
  })
  const button = likeButton(page)
  await button.evaluate((element) => {
    let touchedAt = 0
    addEventListener('pointerdown', (event) => (touchedAt = event.timeStamp), { capture: true, once: true })
    const changed = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        // A frame's callback runs before its paint; a task that it queues runs after it.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touchedAt)))
      }).observe(element, { attributes: true, attributeFilter: ['aria-pressed'] })
    })
    Reflect.set(globalThis, 'changed', changed)
  })
  await tap(page, button)
  const ms = await page.evaluate(() => Reflect.get(globalThis, 'changed') as Promise<number>)
  await page.context().close()
  return ms
}

function report(route: string, runs: readonly Visit[]): void {
  console.log(`\n${route}`)
  const of = (figure: (run: Visit) => number) => medianOf(runs.map(figure))
  const slowest = of(({ done }) => Math.max(...[...done.values()].map(({ ms }) => ms)))
  const paint = of(({ first }) => first.lcp)
  const shift = of(({ last }) => last.cls)
  figureLine('largest paint (LCP)', paint, goals.lcp, 'ms')
  figureLine('slowest interaction (INP)', slowest, goals.inp, 'ms')
  figureLine('layout shift (CLS)', shift, goals.cls, '')
  const [example] = runs
  for (const name of example?.done.keys() ?? []) {
    const told = (part: keyof Slowest) => of(({ done }) => done.get(name)?.[part] ?? NaN).toFixed(0)
    console.log(
      `    ${name.padEnd(40)}${told('ms').padStart(9)} ms: waiting ${told('waited')}, handlers ${told('handled')}`,
    )
  }
  const loaded = of(({ first }) => first.loaded).toFixed(0)
  const busy = of(({ first }) => first.busy).toFixed(0)
  console.log(`    scripts and styles there at ${loaded} ms, long tasks before the largest paint ${busy} ms`)
  console.log(`    painted largest: ${example?.first.lcpElement}`)
  for (const each of example?.last.shifted ?? []) console.log(`    moved: ${each}`)
}

/** Prints a figure beside its goal. */
function figureLine(what: string, figure: number, goal: number, unit: string): void {
  const text = unit === '' ? figure.toFixed(3) : figure.toFixed(0)
  const verdict = figure > goal ? '  MISSED' : ''
  console.log(`  ${what.padEnd(42)}${text.padStart(9)} ${unit.padEnd(2)} of ${goal}${verdict}`)
}
