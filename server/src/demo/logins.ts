/**
 * The demo's logins. Their passwords are random in each installation. They are stored beside the data so that
 * each start can show them: anyone who can read that folder can read everything anyway.
 */
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Secret } from 'otpauth'
import { z } from 'zod'
import { findAccountByEmail } from '../features/accounts/public.ts'
import { FileStore } from '../platform/files.ts'
import type { Platform } from '../platform/platform.ts'
import { admin, emailOf, guides } from './story/people.ts'

const Logins = z.array(
  z.object({
    email: z.string(),
    password: z.string(),
    /** The admin's: the key of an authenticator app. */
    second_factor: z.string().optional(),
  }),
)
export type Login = z.infer<typeof Logins>[number]

const fileName = 'demo-logins.json'

// Without letters and digits that are easily confused.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns three groups of four characters: 59 bits, and still easy to type. */
export function newPassword(): string {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Creates and stores new logins, replacing any stored before. */
export async function keepNewLogins({ config }: Platform): Promise<Login[]> {
  const logins: Login[] = guides.map((guide) => ({ email: emailOf(guide), password: newPassword() }))
  const second_factor = new Secret({ size: 20 }).base32
  logins.push({ email: emailOf(admin), password: newPassword(), second_factor })
  const folder = new FileStore(config.DATA_DIR)
  await folder.write(fileName, Buffer.from(`${JSON.stringify(logins, null, 2)}\n`))
  return logins
}

/** Returns the stored logins that still work: not those of members who changed their password. */
export async function listOpenLogins({ config, database, passwords, log }: Platform): Promise<Login[]> {
  const open: Login[] = []
  for (const login of await readLogins(new FileStore(config.DATA_DIR).locate(fileName), log)) {
    const account = await findAccountByEmail(database.db, login.email)
    if (account && (await passwords.matches(account.password_hash, login.password))) open.push(login)
  }
  return open
}

async function readLogins(file: string, log: Platform['log']): Promise<Login[]> {
  try {
    return Logins.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    // A missing file may be on purpose; an unreadable one is logged, but doesn't prevent the start.
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isGone) log.warn({ file, err: error }, 'The demo logins could not be read')
    return []
  }
}
