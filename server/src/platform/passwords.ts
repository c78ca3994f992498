/** Hashing and comparing passwords, a bounded number at a time. */
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { takingTurns } from './turns.ts'

// OWASP's figures for argon2id (algorithm 2): 19 MiB, two passes, one lane.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Waiting for a hash beyond this many others would outlast the client's patience. */
const longestQueue = 200

export interface Passwords {
  hash(password: string): Promise<string>
  /** Compares; without a hash it takes the same time and is false, so that time tells nothing. */
  matches(hash: string | undefined, password: string): Promise<boolean>
}

export async function openPasswords({ atOnce }: { atOnce: number }): Promise<Passwords> {
  const inTurn = takingTurns({ atOnce, longestQueue })
  const nobodys = await hash('nobody has this password', parameters)
  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    matches: (stored, password) =>
      inTurn(async () => {
        const same = await verify(stored ?? nobodys, password)
        return stored !== undefined && same
      }),
  }
}

/** The 49,000 most common passwords, without regard to case. */
const common = new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()))

/** Whether a password is among the most common ones, which guessers try first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
