/** How often: a budget per class of calls and caller, wrong guesses, and how much of an attack is on. */
import type { LimitClass } from '@commons/contract/call.ts'
import { now } from '../clock.ts'
import type { Database } from '../db/db.ts'
import type { Log } from '../log.ts'
import { Budgets } from './budgets.ts'
import { type GuessKind, openGuesses, type Standing } from './guesses.ts'
import { Refusal } from './refusal.ts'

/** Calls a minute, in all processes. A member is counted by their id, a visitor by their network address. */
export const callsPerMinute: Record<LimitClass, number> = {
  read: 600,
  poll: 240,
  write: 180,
  upload: 40,
  identity: 30,
}

/** Topics a minute: all that eight pages may listen to at once, when they come back together. */
const topicsPerMinute = 4_000

/** A visitor without a solved captcha gets this share of the identity budget. */
const withoutCaptcha = 3

/**
 * What a minute brings at most while nobody attacks: guesses that were wrong, and visitors' calls to
 * register, log in and the like. From there on captchas are harder, by two with each doubling.
 */
const calmMinute = { guesses: 60, calls: 300 }
const hardest = 16

/** So many spent budgets are remembered as logged. */
const mostLogged = 10_000

export interface Limits {
  /**
   * Counts a call of `member 12` or of a visitor's network; refuses with the seconds to wait when the
   * budget is spent.
   */
  count(kind: LimitClass, caller: string, points?: number): Promise<void>
  countWithoutCaptcha(caller: string): Promise<void>
  /** Counts a visitor's call that came with a solved captcha: refuses nothing, or strangers could shut a network out. */
  countPaid(): Promise<void>
  /** Counts topics that a member's sockets ask for; refuses when there are too many for a minute. */
  countTopics(caller: string, topics: number): Promise<void>
  /**
   * Takes a guess at a password or a code before it is compared, so that many at once cannot slip by;
   * refuses when the budget is spent. Where the network is known to the account strangers' guesses do not
   * count, so that nobody can lock the owner out.
   */
  takeGuess(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
  /** Gives the guess back: it was right. `standing` as it was when the guess was taken. */
  returnGuess(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
  /** How many times its usual work a captcha is to take now: 1, and up to 16 under attack. */
  captchaDifficulty(): number
  /** Tells the other processes at once what was counted here, and hears from them. */
  share(): Promise<void>
  close(): Promise<void>
}

interface LimitsOptions {
  readonly factor: number
  readonly database: Database
  readonly log: Log
}

export function openLimits({ factor, database, log }: LimitsOptions): Limits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor))
  const budgets = new Budgets(database.db, log)
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

  const take = (kind: string, caller: string, limit: number, points: number) => {
    const wait = budgets.take(`${kind} ${caller}`, limit, points)
    if (wait === 0) return
    logSpent(kind, caller)
    throw new Refusal('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
  }

  return {
    async count(kind, caller, points = 1) {
      take(kind, caller, scaled(callsPerMinute[kind]), points)
      // What was refused is no measure: one network alone could make it hard for all.
      if (kind === 'identity' && !caller.startsWith('member ')) budgets.add('all calls', calm.calls, points)
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
    async takeGuess(kind, account, network, standing) {
      try {
        await guesses.take(kind, account, network, standing)
      } catch (error) {
        // The account stays out of the log.
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
    share: () => budgets.share(),
    close: () => budgets.close(),
  }
}
