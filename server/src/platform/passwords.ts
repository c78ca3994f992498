/** Hashes and compares passwords, a limited number at a time. */
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordForm } from '@commons/contract/shared/text/password-form.ts'
import { takingTurns } from './concurrency-limit.ts'

// OWASP's figures for argon2id (algorithm 2): 19 MiB, two passes, one lane.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Beyond this, waiting would take longer than clients do. */
const longestQueue = 200

export interface Passwords {
  hash(password: string): Promise<string>
  /** Returns whether the password matches; without a hash false, after the same time, which reveals nothing. */
  matches(hash: string | undefined, password: string): Promise<boolean>
  /** The same; `old` where the hash is of the password as it was typed, before passwords had one form. */
  compare(hash: string | undefined, password: string): Promise<'right' | 'old' | 'wrong'>
}

export async function openPasswords({ atOnce }: { atOnce: number }): Promise<Passwords> {
  const inTurn = takingTurns({ atOnce, longestQueue })
  const nobodys = await hash('nobody has this password', parameters)
  const isOf = (stored: string | undefined, password: string) =>
    inTurn(async () => {
      const same = await verify(stored ?? nobodys, password)
      return stored !== undefined && same
    })

  const compare: Passwords['compare'] = async (stored, password) => {
    const form = passwordForm(password)
    if (await isOf(stored, form)) return 'right'
    // What is typed decides how often is compared, never whether there is an account.
    const typed = new Set([password, form.normalize('NFD')])
    typed.delete(form)
    for (const other of typed) if (await isOf(stored, other)) return 'old'
    return 'wrong'
  }

  return {
    hash: (password) => inTurn(() => hash(passwordForm(password), parameters)),
    matches: async (stored, password) => (await compare(stored, password)) !== 'wrong',
    compare,
  }
}

/** The 49,000 most common passwords, ignoring case. */
const common = new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()))

/** Returns whether a password is among the most common ones, which attackers try first. */
export function isCommonPassword(password: string): boolean {
  return common.has(passwordForm(password).toLowerCase())
}
