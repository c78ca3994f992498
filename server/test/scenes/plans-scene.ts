/** Helpers for tests of plans: members with tokens and a verified address, and the job that renews. */
import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import { membershipKinds } from '../../src/features.ts'
import { available, custody } from '../../src/ledger/accounts.ts'
import { post } from '../../src/ledger/post.ts'
import { renewMemberships } from '../../src/memberships/renewing.ts'
import { oneStatement } from '../../src/platform/db/prepared.ts'
import type { Person, World } from '../world.ts'

let grants = 0

/** Gives a member tokens. */
export async function grant({ platform }: World, { id }: Person, tokens: string): Promise<void> {
  const amount = unitsOf(tokens, 'FCELL') ?? 0n
  await post(oneStatement(platform.database.db), {
    kind: 'grant',
    scope: 0,
    key: `test ${++grants}`,
    legs: [
      { account: custody('FCELL'), amount: -amount },
      { account: available(id, 'FCELL'), amount },
    ],
  })
}

/** Adds a member with a verified address and this many tokens. */
export async function buyer(here: World, name: string, tokens = '10000'): Promise<Person> {
  const person = await here.person(name)
  await here.platform.database.db
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('id', '=', person.id)
    .execute()
  if (tokens !== '0') await grant(here, person, tokens)
  return person
}

export async function balanceOf({ platform }: World, { id }: Person): Promise<string> {
  const row = await platform.database.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', id)
    .where('asset', '=', 1)
    .executeTakeFirst()
  return decimalText(BigInt(row?.balance ?? 0), 'FCELL')
}

export const renew = ({ platform }: World): Promise<void> =>
  renewMemberships(platform, membershipKinds).work({})

export const planOf = async ({ as }: World, person: Person) =>
  (await as(person).call('plan_detail', {})).recdata.plan
