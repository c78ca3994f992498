/** What a plan includes, for the code that grants it. */
import { type RawBuilder, sql } from 'kysely'
import { partOfShare, ppm, type Ppm } from '../../ledger/money.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'

/** The code of a member's plan; null without one. */
export const planOfMember = (member: RawBuilder<unknown>) => sql<'plus' | 'pro' | null>`(
  select p.code from memberships plan_in_force join plans p on p.id = plan_in_force.plan_id
  where plan_in_force.member_id = ${member} and plan_in_force.state <> 'ended'
    and plan_in_force.plan_id is not null)`

/** True if a member's plan includes a page of their own, with payouts in another currency. */
export const bringsOwnPage = (member: RawBuilder<unknown>) => sql<boolean>`exists (
  select from memberships own_plan join plans p on p.id = own_plan.plan_id
  where own_plan.member_id = ${member} and own_plan.state <> 'ended'
    and own_plan.plan_id is not null and p.own_page)`

const found = prepared<[member: number], { plan: string | null; share: number | null }>(
  'find_plan_perks',
  (member) => sql`
    select p.code as plan, p.withdraw_fee_share as share
    from memberships m join plans p on p.id = m.plan_id 
    where m.member_id = ${member} and m.state <> 'ended' and m.plan_id is not null`,
)

export async function hasPlan(db: Db, member: number): Promise<boolean> {
  return (await found(db, member)).length > 0
}

/** Returns a member's withdrawal fee, where others pay `usual`. */
export async function withdrawFeeOf(db: Db, member: number, usual: Ppm): Promise<Ppm> {
  const share = (await found(db, member))[0]?.share ?? null
  return share === null ? usual : partOfShare(usual, ppm(share))
}
