/** Budgets of wrong guesses, counted in the database one by one: more processes must not allow more guesses. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, prepared } from '../db/prepared.ts'
import { emailKey } from '../mail/email-key.ts'
import { Refusal } from './refusal.ts'

/** A password, or a code of a second factor or an email. */
export type GuessKind = 'password' | 'second_factor'

/**
 * Wrong guesses in 15 minutes: at one account from one network (`pair`), and at one account from everywhere.
 */
const wrongGuesses: Record<GuessKind, { readonly pair: number; readonly account: number }> = {
  password: { pair: 10, account: 50 },
  // There are fewer six-digit codes than passwords.
  second_factor: { pair: 5, account: 20 },
}
/** Wrong guesses in 15 minutes from one network at all accounts; more if each one is paid for. */
const wrongGuessesOfNetwork = { unpaid: 100, paid: 500 }
const windowMs = 900_000

/** How the guessing network relates to the account. */
export interface Standing {
  /** Somebody logged in to the account from this network before. */
  readonly known: boolean
  /** The guess comes with a solved captcha or a session of the account. */
  readonly paid: boolean
}

interface Guesses {
  take(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
  giveBack(kind: GuessKind, account: string, network: string, standing: Standing): Promise<void>
}

interface GuessesOptions {
  readonly db: Db
  scaled(points: number): number
  /** Called for each guess within its network's budgets; beyond them one network is no attack on everybody. */
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
      // Not the account's budget where it wasn't taken: each login would give strangers another guess.
      await giveBackGuess(db, pair, known ? [address] : [address, ofAccount])
    },
  }
}

function keysOf(kind: GuessKind, account: string, network: string, paid: boolean) {
  const prefix = kind === 'password' ? '' : 'code_'
  const hashed = createHash('sha256').update(emailKey(account)).digest('base64url')
  return {
    pair: `${prefix}pair:${hashed}|${network}`,
    address: `${paid ? 'paid' : 'address'}:${network}`,
    account: `${prefix}account:${hashed}`,
  }
}
