/** Rate limits: a budget per caller and class of calls, wrong guesses, and how strong an attack is. */
import type { LimitClass } from '@commons/contract/call.ts'
import { now } from '../clock.ts'
import type { Database } from '../db/db.ts'
import type { Log } from '../log.ts'
import { Budgets, type Left } from './budgets.ts'
import type { CountExchange } from './count-exchange.ts'
import { type GuessKind, openGuesses, type Standing } from './guesses.ts'
import { Refusal } from './refusal.ts'

/** Calls per minute in all processes. Members are counted by their id, visitors by their network address. */
export const callsPerMinute: Record<LimitClass, number> = {
  read: 600,
  poll: 240,
  write: 180,
  upload: 40,
  identity: 30,
}

/** Topics per minute: as many as eight pages may subscribe to when they all reconnect at once. */
const topicsPerMinute = 4_000

/** Links of a member per minute for which a stranger's page is fetched. */
const linksPerMinute = 12

/** The identity budget is divided by this for visitors without a solved captcha. */
const withoutCaptcha = 3

/**
 * The most per minute while nobody attacks: wrong guesses, and visitors' calls to register, log in and the
 * like. From there on captchas get harder, twice as hard with each doubling.
 */
const calmMinute = { guesses: 60, calls: 300 }
const hardest = 16

/** The most spent budgets remembered as logged. */
const mostLogged = 10_000

export interface CallBudget {
  readonly limit: number
  readonly left: number
  readonly wholeIn: number
}

export interface Limits {
  /** Counts a call of `member 12` or a visitor's network; refuses with the wait when the budget is spent. */
  count(kind: LimitClass, caller: string, points?: number): Promise<void>
  /** The same at once; returns what is left. */
  take(kind: LimitClass, caller: string): CallBudget
  /** Returns a caller's budget of such calls: how many a minute, how many are left, and in how many seconds all are. */
  budgetOf(kind: LimitClass, caller: string): CallBudget
  countWithoutCaptcha(caller: string): Promise<void>
  /** Counts a visitor's call with a solved captcha. Never refuses: strangers could shut a network out. */
  countPaid(): Promise<void>
  /** Counts topics that a member's sockets subscribe to; refuses when there are too many in a minute. */
  countTopics(caller: string, topics: number): Promise<void>
  /** Counts a page that is fetched for a member's link; refuses when there are too many in a minute. */
  countLink(caller: string): Promise<void>
  /**
   * Takes a guess at a password or a code before it is compared, so that many at once can't slip through;
   * refuses when the budget is spent. From a network known to the account, the account's own budget isn't
   * taken, so that strangers' guesses can't lock the owner out.
   */
  takeGuess(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
  /** Gives back a guess that was right. `standing` is the one it was taken with. */
  returnGuess(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
  /** Returns how many times its usual work a captcha takes now: 1, or up to 16 under attack. */
  captchaDifficulty(): number
  /** Returns a budget as this installation multiplies it. */
  scaled(points: number): number
  /** Shares this process's counts with the others at once, and gets theirs. */
  share(): Promise<void>
  close(): Promise<void>
}

interface LimitsOptions {
  readonly factor: number
  readonly database: Database
  readonly log: Log
  readonly exchange?: CountExchange | undefined
}

export function openLimits({ factor, database, log, exchange }: LimitsOptions): Limits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor))
  const budgets = new Budgets(database.db, log, exchange)
  const calm = { guesses: scaled(calmMinute.guesses), calls: scaled(calmMinute.calls) }
  const guesses = openGuesses({
    db: database.db,
    scaled,
    guessed: () => budgets.add('all guesses', calm.guesses, 1),
  })

  /** When each budget was last logged as spent. */
  const logged = new Map<string, number>()
  const logSpent = (budget: string, caller: string) => {
    const minute = Math.floor(now().getTime() / 60_000)
    const key = `${budget} ${caller}`
    if (logged.get(key) === minute) return
    if (logged.size >= mostLogged) logged.clear()
    logged.set(key, minute)
    log.warn({ budget, caller }, 'A caller has spent its calls of a minute, and is refused')
  }

  const take = (kind: string, caller: string, limit: number, points: number): Left => {
    const { wait, ...left } = budgets.take(`${kind} ${caller}`, limit, points)
    if (wait === 0) return left
    logSpent(kind, caller)
    throw new Refusal('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
  }

  const takeCalls = (kind: LimitClass, caller: string, points: number): CallBudget => {
    const limit = scaled(callsPerMinute[kind])
    const left = take(kind, caller, limit, points)
    // Refused calls don't count: a single network could make captchas harder for everybody.
    if (kind === 'identity' && !caller.startsWith('member ')) budgets.add('all calls', calm.calls, points)
    return { limit, ...left }
  }

  return {
    async count(kind, caller, points = 1) {
      takeCalls(kind, caller, points)
    },
    take: (kind, caller) => takeCalls(kind, caller, 1),
    budgetOf(kind, caller) {
      const limit = scaled(callsPerMinute[kind])
      return { limit, ...budgets.left(`${kind} ${caller}`, limit) }
    },
    async countWithoutCaptcha(caller) {
      take('bare', caller, scaled(callsPerMinute.identity / withoutCaptcha), 1)
    },
    async countPaid() {
      budgets.add('all calls', calm.calls, 1)
    },
    async countTopics(caller, topics) {
      take('topics', caller, scaled(topicsPerMinute), topics)
    },
    async countLink(caller) {
      take('links', caller, scaled(linksPerMinute), 1)
    },
    async takeGuess(kind, account, network, standing) {
      try {
        await guesses.take(kind, account, network, standing)
      } catch (error) {
        // The account's name isn't logged.
        if (error instanceof Refusal) logSpent(`guesses at a ${kind}`, network)
        throw error
      }
    },
    async returnGuess(kind, account, network, standing) {
      await guesses.giveBack(kind, account, network, standing)
      budgets.add('all guesses', calm.guesses, -1)
    },
    captchaDifficulty() {
      const pressure = Math.max(
        budgets.total('all guesses') / calm.guesses,
        budgets.total('all calls') / calm.calls,
      )
      return pressure < 1 ? 1 : Math.min(hardest, 2 ** (1 + Math.floor(Math.log2(pressure))))
    },
    scaled,
    share: () => budgets.share(),
    close: () => budgets.close(),
  }
}
