/** All SQL of payment methods. */
import type { PaymentType } from '@commons/contract/plans/payments.ts'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export interface MethodRow {
  id: number
  type: PaymentType
  detail: string
}

export const listMethods = prepared<[member: number], MethodRow>(
  'list_payment_methods',
  (member) => sql`select id, type, detail from payment_methods where member_id = ${member} order by id`,
)

/** Adds a method if the member has fewer than `most`; undefined otherwise. */
export async function addMethod(
  tx: Tx,
  { member, type, detail, most }: { member: number; type: PaymentType; detail: string; most: number },
): Promise<MethodRow | undefined> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  const { rows } = await sql<MethodRow>`
    insert into payment_methods (member_id, type, detail)
    select ${member}, ${type}, ${detail}
    where (select count(*) from payment_methods where member_id = ${member}) < ${most}
    returning id, type, detail`.execute(tx)
  return rows[0]
}

export async function removeMethod(db: Db, member: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_methods')
    .where('id', '=', id)
    .where('member_id', '=', member)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
