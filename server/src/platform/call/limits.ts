/** How often: a budget per class of calls and caller, and the budget of wrong passwords. */
import { createHash } from 'node:crypto'
import type { LimitClass } from '@commons/contract/call.ts'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/**
 * Calls a minute. A member is counted by their id, a visitor by their network address; each process
 * counts for itself, since these bound load, not guessing.
 */
export const callsPerMinute: Record<LimitClass, number> = {
  read: 600,
  poll: 240,
  write: 180,
  upload: 40,
  identity: 30,
}

/** A visitor without a solved captcha gets this share of the identity budget. */
const withoutCaptcha = 3

/** Wrong passwords in 15 minutes: for one account from one network, for one account, from one network. */
export const wrongPasswords = { pair: 10, account: 50, address: 100 }
const guessWindowSeconds = 900

export interface Limits {
  /** Counts a call; refuses with the seconds to wait when the budget is spent. */
  count(kind: LimitClass, caller: string, points?: number): Promise<void>
  countWithoutCaptcha(caller: string): Promise<void>
  /**
   * Takes a guess at a password before it is compared, so that many at once cannot slip by; refuses
   * when the budget is spent. `known`: somebody logged in to this account from this network before;
   * then strangers' guesses do not count, so that nobody can lock the owner out.
   */
  takeGuess(account: string, network: string, known: boolean): Promise<void>
  /** Gives the guess back: it was right. */
  returnGuess(account: string, network: string): Promise<void>
}

export function openLimits({ factor, pool }: { factor: number; pool: pg.Pool }): Limits {
  const scaled = (points: number) => Math.max(1, Math.round(points * factor))
  const classes = new Map(
    Object.entries(callsPerMinute).map(([kind, points]) => [
      kind,
      new RateLimiterMemory({ keyPrefix: kind, points: scaled(points), duration: 60 }),
    ]),
  )
  const bare = new RateLimiterMemory({
    keyPrefix: 'bare',
    points: scaled(callsPerMinute.identity / withoutCaptcha),
    duration: 60,
  })
  const guesses = (kind: keyof typeof wrongPasswords) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'guess_budgets',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: kind,
      points: scaled(wrongPasswords[kind]),
      duration: guessWindowSeconds,
    })
  const budgets = { pair: guesses('pair'), account: guesses('account'), address: guesses('address') }

  const keysOf = (account: string, network: string) => {
    const hashed = createHash('sha256').update(account.toLowerCase()).digest('base64url')
    return { pair: `${hashed}|${network}`, account: hashed, address: network }
  }

  return {
    count: (kind, caller, points = 1) => consume(classes.get(kind), caller, points),
    countWithoutCaptcha: (caller) => consume(bare, caller, 1),
    async takeGuess(account, network, known) {
      const keys = keysOf(account, network)
      for (const kind of known ? (['pair', 'address'] as const) : (['pair', 'account', 'address'] as const)) {
        await consume(budgets[kind], keys[kind], 1, 'too_many_guesses')
      }
    },
    async returnGuess(account, network) {
      const keys = keysOf(account, network)
      await budgets.pair.delete(keys.pair)
      await budgets.account.reward(keys.account, 1)
      await budgets.address.reward(keys.address, 1)
    },
  }
}

async function consume(
  limiter: RateLimiterAbstract | undefined,
  key: string,
  points: number,
  refusal: 'rate_limited' | 'too_many_guesses' = 'rate_limited',
): Promise<void> {
  try {
    await limiter?.consume(key, points)
  } catch (spent) {
    if (spent instanceof RateLimiterRes) {
      throw new Refusal(refusal, { retryAfter: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
    }
    throw spent
  }
}
