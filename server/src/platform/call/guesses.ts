/** Budgets of wrong guesses, counted in the database one by one: guessing must not multiply with processes. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, prepared } from '../db/prepared.ts'
import { Refusal } from './refusal.ts'

/** What is guessed: a password, or a code of a second factor or a mail. */
export type GuessKind = 'password' | 'second_factor'

/** Wrong guesses in 15 minutes: at one account from one network, at one account. */
const wrongGuesses: Record<GuessKind, { readonly pair: number; readonly account: number }> = {
  password: { pair: 10, account: 50 },
  // Six digits are fewer than passwords.
  second_factor: { pair: 5, account: 20 },
}
/** From one network, whatever it guesses; from one that pays for each guess, which nobody can spend cheaply. */
const wrongGuessesOfNetwork = { unpaid: 100, paid: 500 }
const windowMs = 900_000

/** How whoever guesses stands to the account. */
export interface Standing {
  /** Somebody logged in to it from this network before. */
  readonly known: boolean
  /** A solved captcha, or a session of it, comes with the guess. */
  readonly paid: boolean
}

interface Guesses {
  take(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
  giveBack(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
}

interface GuessesOptions {
  readonly db: Db
  scaled(points: number): number
  /** Told of each guess, but not of one network's that were too many: it alone is no attack on all. */
  guessed(): void
}

const takeGuess = prepared<
  [keys: string[], most: number[], windowMs: number],
  { passed: number; wait_ms: number }
>('take_guess', (keys, most, windowMs) => sql`select * from take_guess(${keys}, ${most}, ${windowMs})`)

const giveBackGuess = prepared<[forgotten: string, keys: string[]], object>(
  'give_back_guess',
  (forgotten, keys) => sql`select give_back_guess(${forgotten}, ${keys})`,
)

export function openGuesses({ db, scaled, guessed }: GuessesOptions): Guesses {
  return {
    async take(kind, account, network, { known, paid }) {
      const { pair, address, account: ofAccount } = keysOf(kind, account, network, paid)
      const keys = known ? [pair, address] : [pair, address, ofAccount]
      const ofNetwork = wrongGuessesOfNetwork[paid ? 'paid' : 'unpaid']
      const most = [wrongGuesses[kind].pair, ofNetwork, wrongGuesses[kind].account]
      const points = most.slice(0, keys.length).map(scaled)
      const [taken] = await takeGuess(db, keys, points, windowMs)
      if (!taken) throw new Error('take_guess answered nothing')
      if (taken.passed >= 2) guessed()
      if (taken.passed < keys.length) {
        const retryAfter = Math.max(1, Math.ceil(taken.wait_ms / 1000))
        throw new Refusal('too_many_guesses', { retryAfter })
      }
    },
    async giveBack(kind, account, network, { known, paid }) {
      const { pair, address, account: ofAccount } = keysOf(kind, account, network, paid)
      // What was not taken is not given back: it would be one more guess for strangers at each login.
      await giveBackGuess(db, pair, known ? [address] : [address, ofAccount])
    },
  }
}

function keysOf(kind: GuessKind, account: string, network: string, paid: boolean) {
  const prefix = kind === 'password' ? '' : 'code_'
  const hashed = createHash('sha256').update(account.toLowerCase()).digest('base64url')
  return {
    pair: `${prefix}pair:${hashed}|${network}`,
    address: `${paid ? 'paid' : 'address'}:${network}`,
    account: `${prefix}account:${hashed}`,
  }
}
