/** What a plan includes, for the code that grants it. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'

/** The code of a member's plan; null without one. */
export const planOfMember = (member: RawBuilder<unknown>) => sql<'plus' | 'pro' | null>`(
  select p.code from memberships plan_in_force join plans p on p.id = plan_in_force.plan_id
  where plan_in_force.member_id = ${member} and plan_in_force.state <> 'ended')`

/** True if a member's plan includes a page of their own, with payouts in another currency. */
export const bringsOwnPage = (member: RawBuilder<unknown>) => sql<boolean>`exists (
  select from memberships own_plan join plans p on p.id = own_plan.plan_id
  where own_plan.member_id = ${member} and own_plan.state <> 'ended' and p.own_page)`

const found = prepared<[member: number], { plan: string | null; share: number | null }>(
  'find_plan_perks',
  (member) => sql`
    select p.code as plan, p.withdraw_fee_share as share
    from memberships m join plans p on p.id = m.plan_id where m.member_id = ${member} and m.state <> 'ended'`,
)

export async function hasPlan(db: Db, member: number): Promise<boolean> {
  return (await found(db, member)).length > 0
}

const all = 1_000_000n

/** Returns a member's withdrawal fee in parts per million, where others pay `usual`; rounded up. */
export async function withdrawFeePpmOf(db: Db, member: number, usual: bigint): Promise<bigint> {
  const [row] = await found(db, member)
  return (usual * BigInt(row?.share ?? all) + all - 1n) / all
}
