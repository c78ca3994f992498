/**
 * A Commons for each journey: the real server with its own database and folder, and members in their own
 * browsers. A page that reports a breach of its security policy, an uncaught error or an error in the console
 * fails its journey.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
  expect,
} from '@playwright/test'
import type { StaffRole } from '@commons/contract/call.ts'
import { testDatabase } from '../../server/test/database.ts'
import { endProgram, freePort } from '../../server/test/programs.ts'
import { type ReadMail, readOutbox } from '../../server/test/mail.ts'
import type { Network, Order } from '../../server/test/fakes/network-order.ts'

const hostMain = fileURLToPath(new URL('../../server/test/fakes/network-host.ts', import.meta.url))
export const password = 'the quick brown marmot'

export interface Commons {
  readonly url: string
  /** The folder of the mails that the server would send. */
  readonly outbox: string
  /** Kills the server as a crash would and starts it again on the same data and port. */
  crash(): Promise<void>
  /** Makes all projects this many days older, then settles those whose deadline is past. */
  ageProjects(days: number): Promise<void>
  /** Lets everybody have joined this many days earlier, and have confirmed their address. */
  ageMembers(days: number): Promise<void>
  /** Ends the months and years that members have paid for, then renews them. */
  endMonths(): Promise<void>
  /** Lets work that is logged have been done a week ago, then closes its week. */
  endWeeks(): Promise<void>
  /** Lets the new addresses of withdrawals be used. */
  endWaits(): Promise<void>
  /** Counts what members own and the network has. */
  countReserves(): Promise<void>
  /** The chain takes back the blocks of all deposits that were credited. */
  takeDepositsBack(): Promise<void>
  /** Makes a link for the first admin, with this token. */
  addAdminLink(token: string): Promise<void>
  /** Gives a member a role of staff, and their open sessions the second factor for it. */
  makeStaff(member: Member, role: StaffRole): Promise<void>
  stop(): Promise<void>
}

export interface Member {
  readonly id: number
  readonly name: string
  readonly email: string
}

interface Journey {
  /** Registers a member without a browser. */
  member(name: string): Promise<Member>
  /** Opens a separate browser, logged in as the member, or as a visitor. */
  open(member: Member | undefined, path: string, options?: BrowserContextOptions): Promise<Page>
  /**
   * Calls as a member. The first call logs in, which ends the member's other sessions unless
   * `several_devices` is on.
   */
  call(member: Member, name: string, input: object): Promise<Record<string, unknown>>
  /** Returns the mails to an address so far, oldest first. A mail takes up to two seconds. */
  mails(address: string): Promise<ReadMail[]>
  /** Waits for a mail with this subject to an address, and returns the first link of the latest one. */
  mailedLink(address: string, subject: string | RegExp): Promise<string>
  /** Allows errors that this journey provokes. */
  allowErrors(pattern: RegExp): void
}

/** The process that runs this worker's networks, one after another. */
interface Host {
  /** Sends it an order; resolves once that is done. */
  order(order: Order): Promise<void>
  /** Kills it as a crash would; the next order starts it again. */
  kill(): Promise<void>
}

function startHost(): Host {
  let running: ChildProcess | undefined
  const start = () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', hostMain], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  return {
    async order(order) {
      const child = (running ??= start())
      const answered = new AbortController()
      const { signal } = answered
      const gone = once(child, 'exit', { signal }).then(() => {
        throw new Error('The host of the networks has ended.')
      })
      child.send(order)
      await Promise.race([once(child, 'message', { signal }), gone])
      gone.catch(() => undefined)
      answered.abort()
    },
    async kill() {
      const child = running
      running = undefined
      await endProgram(child, 'SIGKILL')
    },
  }
}

async function startCommons(
  host: Host,
  { money, env, hasChain }: Pick<Network, 'money' | 'env' | 'hasChain'>,
): Promise<Commons> {
  const [database, folder, port] = await Promise.all([
    testDatabase(),
    mkdtemp(path.join(tmpdir(), 'commons-journey-')),
    freePort(),
  ])
  const url = `http://localhost:${port}`
  const network: Network = {
    connection: database.connection,
    money,
    hasChain,
    env: {
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      CAPTCHA_COST: '100',
      ...env,
    },
  }
  await host.order({ network })
  return {
    url,
    outbox: path.join(folder, 'outbox'),
    async crash() {
      await host.kill()
      await host.order({ network })
    },
    ageProjects: (days) => host.order({ ageProjects: days }),
    ageMembers: (days) => host.order({ ageMembers: days }),
    endMonths: () => host.order({ endMonths: true }),
    endWeeks: () => host.order({ endWeeks: true }),
    endWaits: () => host.order({ endWaits: true }),
    countReserves: () => host.order({ countReserves: true }),
    takeDepositsBack: () => host.order({ takeDepositsBack: true }),
    addAdminLink: (token) => host.order({ addAdminLink: token }),
    makeStaff: ({ id }, role) => host.order({ makeStaff: { member: id, role } }),
    async stop() {
      await host.order({ network: undefined })
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The topics that each page's socket is subscribed to, as the server has confirmed. */
const topics = new WeakMap<Page, Set<string>>()

function noteTopics(page: Page): void {
  const heard = new Set<string>()
  topics.set(page, heard)
  const listOf = (payload: string | Buffer, verb: string) =>
    (JSON.parse(String(payload)) as Record<string, string[] | undefined>)[verb] ?? []
  page.on('websocket', (socket) => {
    heard.clear()
    socket.on('framereceived', ({ payload }) => {
      for (const topic of listOf(payload, 'subscribed')) heard.add(topic)
    })
    socket.on('framesent', ({ payload }) => {
      for (const topic of listOf(payload, 'unsubscribe')) heard.delete(topic)
    })
  })
}

/** Waits until a page listens to topics of this kind, before another member changes something. */
export async function hears(page: Page, kind: string): Promise<void> {
  const isHeard = () => [...(topics.get(page) ?? [])].some((topic) => topic.split(':')[0] === kind)
  await expect.poll(isHeard, { message: `The page does not listen to ${kind}` }).toBe(true)
}

/**
 * Notes errors in all of the browser's tabs that a person wouldn't see but a developer must; they fail the
 * journey.
 */
async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('page', (page) => {
    noteTopics(page)
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`)
    })
  })
  await context.exposeFunction('reportBreach', (text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(globalThis, 'reportBreach') as (text: string) => void
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}

/** Makes the page think that its browser is set to save data: no fetching ahead, no autoplay. */
function saveData(): void {
  const network: unknown = Reflect.get(navigator, 'connection')
  if (network instanceof Object) Object.defineProperty(network, 'saveData', { value: true })
}

let count = 0

export const test = base.extend<
  Journey & {
    commons: Commons
    money: Network['money']
    env: Network['env']
    hasChain: boolean
    savesData: boolean
    problems: { found: string[]; allowed: RegExp[] }
  },
  { host: Host }
>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from here
    async ({}, provide) => {
      const host = startHost()
      await provide(host)
      await host.kill()
    },
    { scope: 'worker' },
  ],

  money: [[], { option: true }],

  // More of the server's configuration.
  env: [{}, { option: true }],

  hasChain: [false, { option: true }],

  // Otherwise each page, once idle, fetches ahead what opens at a press: more work than all the rest of a
  // journey.
  savesData: [true, { option: true }],

  commons: [
    async ({ host, money, env, hasChain }, provide) => {
      const commons = await startCommons(host, { money, env, hasChain })
      await provide(commons)
      await commons.stop()
    },
    { timeout: 60_000 },
  ],

  problems: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      // A form's rules load when it is opened: a faster member is told by the server, with 422, what is
      // wrong.
      const problems = { found: [] as string[], allowed: [/status of 422/] }
      await provide(problems)
      expect(
        problems.found.filter((text) => !problems.allowed.some((pattern) => pattern.test(text))),
      ).toEqual([])
    },
    { auto: true },
  ],

  allowErrors: async ({ problems }, provide) => {
    await provide((pattern) => problems.allowed.push(pattern))
  },

  member: async ({ commons }, provide) => {
    await provide(async (name) => {
      const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.${Date.now()}.${++count}@example.org`
      await post(commons.url, 'register', { full_name: name, email, password, confirm_password: password })
      const { user_data } = (await post(commons.url, 'login', { email, password })) as {
        user_data: { id: number }
      }
      return { id: user_data.id, name, email }
    })
  },

  call: async ({ commons }, provide) => {
    const keys = new Map<number, string>()
    await provide(async (member, name, input) => {
      let key = keys.get(member.id)
      if (!key) {
        const answer = await post(commons.url, 'login', { email: member.email, password })
        key = (answer as { user_data: { api_key: string } }).user_data.api_key
        keys.set(member.id, key)
      }
      return post(commons.url, name, { user_id: member.id, api_key: key, ...input })
    })
  },

  mails: async ({ commons }, provide) => {
    await provide((address) => readOutbox(commons.outbox, address))
  },

  mailedLink: async ({ mails }, provide) => {
    await provide(async (address, subject) => {
      const about = async () =>
        (await mails(address)).findLast((mail) => mail.subject.search(subject) !== -1)?.links[0]
      await expect.poll(about, { timeout: 15_000, message: `A mail about ${subject}` }).toBeDefined()
      return (await about()) ?? ''
    })
  },

  open: async ({ browser, commons, problems, savesData }, provide, info) => {
    const contexts: BrowserContext[] = []
    await provide(async (member, where, options = {}) => {
      // Only journeys about the service worker allow it: Playwright can't answer its requests.
      const context = await browser.newContext({
        baseURL: commons.url,
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      if (member) {
        // As the page itself would: the answer sets both cookies.
        const answer = await context.request.post(`${commons.url}/api/users/login`, {
          headers: { origin: commons.url },
          data: { email: member.email, password },
        })
        expect(answer.ok()).toBe(true)
      }
      await watch(context, problems.found)
      if (savesData) await context.addInitScript(saveData)
      const page = await context.newPage()
      await page.goto(`/#${where}`)
      return page
    })
    if (info.status !== info.expectedStatus) for (const context of contexts) await tellWhatIsThere(context)
    for (const context of contexts) await context.close()
  },
})

/** Prints what is on a failed journey's pages: often its log is all that is left. */
async function tellWhatIsThere(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = page.locator('body').ariaSnapshot({ timeout: 5_000 })
    console.log(`${page.url()}\n${await shown.catch((error: unknown) => String(error))}`)
  }
}

async function post(url: string, name: string, input: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api/users/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (answer['code'] !== true) throw new Error(`${name} answered ${JSON.stringify(answer)}`)
  return answer
}

export { expect }
