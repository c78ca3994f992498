/** All SQL of plans. */
import { type Duration, type PlanCode, planCodes } from '@commons/contract/plans/plans.ts'
import { sql } from 'kysely'
import { type MembershipRow, membershipColumns } from '../../memberships/memberships.queries.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import type { Prices } from './plans.rules.ts'

/** A plan that a member has. */
export interface PlanRow extends MembershipRow {
  plan_id: number
}

export const isPlan = <Row extends Pick<MembershipRow, 'plan_id'>>(
  row: Row,
): row is Row & Pick<PlanRow, 'plan_id'> => row.plan_id !== null

export const planId = (plan: PlanCode): number => planCodes.indexOf(plan) + 1
export const planOf = (id: number): PlanCode => planCodes[id - 1] ?? 'plus'

const memberships = prepared<[member: number], PlanRow>(
  'find_membership',
  (member) => sql`
    select ${membershipColumns} from memberships
    where member_id = ${member} and state <> 'ended' and plan_id is not null`,
)

export async function findMembership(db: Db, member: number): Promise<PlanRow | undefined> {
  return (await memberships(db, member))[0]
}

/** The same, locked until the transaction ends; waits for a renewal under way. */
export async function lockMembership(tx: Tx, member: number): Promise<PlanRow | undefined> {
  await sql`
    select from memberships where member_id = ${member} and state <> 'ended' and plan_id is not null
    for no key update`.execute(tx)
  return findMembership(tx, member)
}

/** Takes the free month; false if the member has already had it. */
export async function addTrial(tx: Db, member: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into plus_trials (member_id, started_at) values (${member}, ${at}) on conflict do nothing`.execute(
    tx,
  )
  return (numAffectedRows ?? 0n) > 0n
}

const hadTrial = prepared<[member: number], { had: boolean }>(
  'find_plus_trial',
  (member) => sql`select exists (select from plus_trials where member_id = ${member}) as had`,
)

export async function hasHadTrial(db: Db, member: number): Promise<boolean> {
  return (await hadTrial(db, member))[0]?.had ?? false
}

const priceRows = prepared<[], { plan_id: number; period: Duration; units: string }>(
  'list_plan_prices',
  () => sql`
    select distinct on (plan_id, period) plan_id, period, units::text from plan_prices
    order by plan_id, period, set_at desc`,
)

export async function getPrices(db: Db): Promise<Prices> {
  const rows = await priceRows(db)
  const price = (plan: PlanCode, period: Duration): bigint => {
    const row = rows.find((each) => each.plan_id === planId(plan) && each.period === period)
    if (!row) throw new Error(`No price of ${plan} ${period}`)
    return BigInt(row.units)
  }
  const of = (plan: PlanCode) => ({ y: price(plan, 'y'), m: price(plan, 'm') })
  return { plus: of('plus'), pro: of('pro') }
}

export interface PerksRow {
  plan_id: number
  room_factor: number
  /** Parts per million of the usual fee. */
  withdraw_fee_share: number
  own_page: boolean
}

export const listPerks = prepared<[], PerksRow>(
  'list_plan_perks',
  () => sql`select id as plan_id, room_factor, withdraw_fee_share, own_page from plans order by id`,
)

export interface Rates {
  usd: string | null
  czk: string | null
  fee_percent: string | null
}

const rateRow = prepared<[], Rates>(
  'get_plan_rates',
  () => sql`
    with latest as (
      select distinct on (base, quote) base, quote, price from rates order by base, quote, set_at desc),
    eth as (select price from latest where base = 'FCELL' and quote = 'ETH')
    select (select trunc(e.price * l.price, 20) from eth e, latest l where l.base = 'ETH' and l.quote = 'USD')::text as usd,
      (select trunc(e.price * l.price, 20) from eth e, latest l where l.base = 'ETH' and l.quote = 'CZK')::text as czk,
      (select value from money_settings where name = 'withdraw_fee_percent' order by set_at desc limit 1)
        as fee_percent`,
)

/** Returns what one token is worth, and the usual fee of a withdrawal; null where the operator has set none. */
export async function getRates(db: Db): Promise<Rates> {
  return (await rateRow(db))[0] ?? { usd: null, czk: null, fee_percent: null }
}

/** Adds a price; the latest counts. */
export async function setPrice(db: Db, plan: PlanCode, period: Duration, units: bigint): Promise<void> {
  await sql`
    insert into plan_prices (plan_id, period, units) values (${planId(plan)}, ${period}, ${String(units)})`.execute(
    db,
  )
}
