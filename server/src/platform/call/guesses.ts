/** Budgets of wrong guesses, counted in the database one by one: guessing must not multiply with processes. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** What is guessed: a password, or a code of a second factor or a mail. */
export type GuessKind = 'password' | 'second_factor'

/** Wrong guesses in 15 minutes: at one account from one network, at one account. */
const wrongGuesses: Record<GuessKind, { readonly pair: number; readonly account: number }> = {
  password: { pair: 10, account: 50 },
  // Six digits are fewer than passwords.
  second_factor: { pair: 5, account: 20 },
}
/** From one network, whatever it guesses. */
const wrongGuessesOfNetwork = 100
const windowSeconds = 900

interface Guesses {
  take(kind: GuessKind, account: string, network: string, known: boolean): Promise<void>
  giveBack(kind: GuessKind, account: string, network: string, known: boolean): Promise<void>
}

interface GuessesOptions {
  readonly pool: pg.Pool
  scaled(points: number): number
  /** Told of each guess, but not of one network's that were too many: it alone is no attack on all. */
  guessed(): void
}

export function openGuesses({ pool, scaled, guessed }: GuessesOptions): Guesses {
  const budget = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'guess_budgets',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: scaled(points),
      duration: windowSeconds,
    })
  const budgetsOf = (kind: GuessKind, prefix: string) => ({
    pair: budget(`${prefix}pair`, wrongGuesses[kind].pair),
    account: budget(`${prefix}account`, wrongGuesses[kind].account),
  })
  const budgets = { password: budgetsOf('password', ''), second_factor: budgetsOf('second_factor', 'code_') }
  const ofNetwork = budget('address', wrongGuessesOfNetwork)

  return {
    async take(kind, account, network, known) {
      const hashed = hashOf(account)
      await consume(budgets[kind].pair, `${hashed}|${network}`)
      await consume(ofNetwork, network)
      guessed()
      if (!known) await consume(budgets[kind].account, hashed)
    },
    async giveBack(kind, account, network, known) {
      const hashed = hashOf(account)
      await budgets[kind].pair.delete(`${hashed}|${network}`)
      await ofNetwork.reward(network, 1)
      // What was not taken is not given back: it would be one more guess for strangers at each login.
      if (!known) await budgets[kind].account.reward(hashed, 1)
    },
  }
}

function hashOf(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('base64url')
}

async function consume(budget: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await budget.consume(key, 1)
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent
    throw new Refusal('too_many_guesses', { retryAfter: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) })
  }
}
