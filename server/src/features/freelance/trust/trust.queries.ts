/** All SQL of what members have proven of themselves. */
import { sql } from 'kysely'
import type { LinkProvider } from '@commons/contract/shared/trust.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

interface ProvenRow {
  email: string
  is_email_verified: boolean
  /** The verified number. */
  mobile: string | null
  /** Where they have proven an account. */
  links: LinkProvider[]
}

export async function getProven(db: Db, member: number): Promise<ProvenRow> {
  return db
    .selectFrom('members as m')
    .leftJoin('member_phones as ph', 'ph.member_id', 'm.id')
    .select([
      'm.email',
      sql<boolean>`m.email_verified_at is not null`.as('is_email_verified'),
      'ph.number as mobile',
      sql<LinkProvider[]>`array(select ml.provider from member_links ml where ml.member_id = m.id)`.as(
        'links',
      ),
    ])
    .where('m.id', '=', member)
    .executeTakeFirstOrThrow()
}

/** Removes a member's number, and the code that is on its way to it. */
export async function deletePhone(tx: Tx, member: number): Promise<void> {
  await sql`delete from phone_codes where member_id = ${member}`.execute(tx)
  await sql`delete from member_phones where member_id = ${member}`.execute(tx)
}

/**
 * Makes a number that of this member. Returns the member whose number it was; a number is of whoever proved it
 * last, since networks give numbers to others.
 */
export async function takePhone(tx: Tx, member: number, number: string): Promise<number | undefined> {
  // Both rows in one order: two members who swap their numbers would wait for each other.
  const { rows } = await sql<{ member_id: number }>`
    select ph.member_id from member_phones ph where ph.member_id = ${member} or ph.number = ${number}
    order by ph.member_id for update`.execute(tx)
  await sql`delete from member_phones where member_id = ${member}`.execute(tx)
  await sql`
    insert into member_phones (member_id, number) values (${member}, ${number})
    on conflict (number) do update set member_id = excluded.member_id, verified_at = now()`.execute(tx)
  const before = rows.find(({ member_id }) => member_id !== member)?.member_id
  if (before !== undefined)
    await sql`
      insert into notification_outbox (kind, member_id, about_id)
      values ('phone_moved', ${before}, ${before})`.execute(tx)
  return before
}
