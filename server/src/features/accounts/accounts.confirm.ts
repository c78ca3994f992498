/** Asks for the password again where a session alone isn't enough. */
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/session/address.ts'
import type { Client, Member } from '../../platform/session/sessions.ts'
import { type Account, getAccount, isKnownNetwork } from './accounts.queries.ts'

interface Asked {
  readonly db: Db
  readonly member: Member
  readonly client: Client
  readonly platform: Platform
}

/** Returns the member's account if the password is right; refuses with `wrong_password` within the guess budget. */
export async function requirePassword(
  { db, member, client, platform }: Asked,
  password: string,
): Promise<Account> {
  const account = await getAccount(db, member.id)
  const network = networkOf(client.address)
  const standing = { known: await isKnownNetwork(db, member.id, network), paid: true }
  await platform.limits.takeGuess('password', account.email, network, standing)
  if (!(await platform.passwords.matches(account.password_hash, password)))
    throw new Refusal('wrong_password')
  await platform.limits.returnGuess('password', account.email, network, standing)
  return account
}
