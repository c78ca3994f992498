/** Checks typed second-factor codes within their guess budget. */
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/session/address.ts'
import type { Client, Member } from '../../platform/session/sessions.ts'
import { findTwoFactor } from './security/security.factors.queries.ts'
import { isKnownNetwork } from './accounts.queries.ts'
import { type TakenCode, takeCode } from './security/security.two-factor.ts'

interface Guesser {
  readonly member: Member
  readonly client: Client
  readonly platform: Platform
}

interface AfterCommit {
  afterCommit(work: () => Promise<void>): void
}

/** A guess taken from the budget, to be returned if the code is right. */
export interface CodeGuess {
  readonly known: boolean
}

/** Takes a guess from the member's budget, before the code is checked; refuses when none is left. */
export async function takeCodeGuess({
  db,
  member,
  client,
  platform,
}: Guesser & { db: Db }): Promise<CodeGuess> {
  const network = networkOf(client.address)
  const known = await isKnownNetwork(db, member.id, network)
  await platform.limits.takeGuess('second_factor', String(member.id), network, { known, paid: true })
  return { known }
}

/** Uses up the code and returns the guess; refuses a wrong code. */
export async function checkCode(
  { tx, member, client, platform, afterCommit }: Guesser & AfterCommit & { tx: Tx },
  code: string,
  { known }: CodeGuess,
): Promise<TakenCode> {
  const twoFactor = await findTwoFactor(tx, member.id)
  if (!twoFactor) throw new Refusal('two_factor_not_set_up')
  const taken = await takeCode(tx, member.id, twoFactor, code)
  if (!taken) throw new Refusal('second_factor_wrong')
  const network = networkOf(client.address)
  afterCommit(() =>
    platform.limits.returnGuess('second_factor', String(member.id), network, { known, paid: true }),
  )
  return taken
}
