/** All SQL of plans. */
import { type Duration, type PlanCode, planCodes } from '@commons/contract/plans/plans.ts'
import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { isAway } from '../../visibility/members.ts'
import type { Prices, Renewed } from './plans.rules.ts'

export interface MembershipRow {
  id: number
  member_id: number
  plan_id: number
  period: Duration
  price: string
  started_at: Date
  anchor_at: Date
  periods: number
  period_start: Date
  ends_at: Date
  renews: boolean
  is_trial: boolean
  state: 'active' | 'grace'
  next_plan_id: number | null
  next_period: Duration | null
  grace_until: Date | null
}

export const planId = (plan: PlanCode): number => planCodes.indexOf(plan) + 1
export const planOf = (id: number): PlanCode => planCodes[id - 1] ?? 'plus'

const membership = sql`
  select id, member_id, plan_id, period, price::text, started_at, anchor_at, periods, period_start, ends_at, renews,
    is_trial, state, next_plan_id, next_period, grace_until
  from memberships`

const memberships = prepared<[member: number], MembershipRow>(
  'find_membership',
  (member) => sql`${membership} where member_id = ${member} and state <> 'ended'`,
)

export async function findMembership(db: Db, member: number): Promise<MembershipRow | undefined> {
  return (await memberships(db, member))[0]
}

/** The same, locked until the transaction ends; waits for a renewal under way. */
export async function lockMembership(tx: Tx, member: number): Promise<MembershipRow | undefined> {
  await sql`select from memberships where member_id = ${member} and state <> 'ended' for no key update`.execute(
    tx,
  )
  return findMembership(tx, member)
}

const lockDueRow = prepared<[id: number, at: Date], MembershipRow & { is_away: boolean }>(
  'lock_due_membership',
  (id, at) => sql`
    select m.*, ${isAway(sql.ref('m.member_id'))} as is_away from (
      ${membership} where id = ${id} and due_at <= ${at} and state <> 'ended' for update skip locked) m`,
)

/** Returns the membership, locked, if it is due; undefined if it isn't, or if another process sees to it. */
export async function lockDue(
  tx: Db,
  id: number,
  at: Date,
): Promise<(MembershipRow & { is_away: boolean }) | undefined> {
  return (await lockDueRow(tx, id, at))[0]
}

export const listDue = prepared<[at: Date, after: number], { id: number }>(
  'list_due_memberships',
  (at, after) => sql`
    select id from memberships where state <> 'ended' and due_at <= ${at} and id > ${after} order by id limit 100`,
)

const lockBuyerRow = prepared<[member: number], { is_verified: boolean }>(
  'lock_buyer',
  (member) => sql`
    select email_verified_at is not null as is_verified from members where id = ${member} for no key update`,
)

/** Locks the member, before anything that is theirs; returns whether their email is verified. */
export async function lockBuyer(tx: Db, member: number): Promise<boolean> {
  return (await lockBuyerRow(tx, member))[0]?.is_verified ?? false
}

export interface Begun extends Renewed {
  readonly price: bigint
  readonly isTrial: boolean
}

/** Begins a plan; returns the membership's id. */
export async function addMembership(tx: Db, member: number, begun: Begun): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into memberships
      (member_id, plan_id, period, price, started_at, anchor_at, periods, period_start, ends_at, is_trial, due_at)
    values (${member}, ${planId(begun.plan)}, ${begun.period}, ${String(begun.price)}, ${begun.periodStart},
      ${begun.anchor}, ${begun.periods}, ${begun.periodStart}, ${begun.endsAt}, ${begun.isTrial}, ${begun.endsAt})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The plan was not begun')
  return row.id
}

/** Replaces the current period. */
export async function setPeriod(tx: Db, id: number, begun: Begun): Promise<void> {
  await sql`
    update memberships set plan_id = ${planId(begun.plan)}, period = ${begun.period}, price = ${String(begun.price)},
      anchor_at = ${begun.anchor}, periods = ${begun.periods}, period_start = ${begun.periodStart},
      ends_at = ${begun.endsAt}, due_at = ${begun.endsAt}, is_trial = ${begun.isTrial}, renews = true,
      state = 'active', grace_until = null, next_plan_id = null, next_period = null
    where id = ${id}`.execute(tx)
}

/** Sets whether a plan is renewed, and as which plan; null keeps the current one. */
export async function setRenewal(
  tx: Db,
  id: number,
  { renews, next }: { renews: boolean; next: { plan: PlanCode; period: Duration } | null },
): Promise<void> {
  await sql`
    update memberships set renews = ${renews}, next_plan_id = ${next && planId(next.plan)},
      next_period = ${next && next.period}
    where id = ${id}`.execute(tx)
}

export async function setGrace(tx: Db, id: number, until: Date, tryAt: Date): Promise<void> {
  await sql`
    update memberships set state = 'grace', grace_until = ${until}, due_at = ${tryAt} where id = ${id}`.execute(
    tx,
  )
}

export async function endMembership(tx: Db, id: number): Promise<void> {
  await sql`
    update memberships set state = 'ended', grace_until = null, renews = false, next_plan_id = null,
      next_period = null
    where id = ${id}`.execute(tx)
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

const balanceRow = prepared<[member: number], { units: string }>(
  'get_token_balance',
  (member) => sql`
    select balance::text as units from ledger_accounts
    where owner_kind = 'member' and owner_id = ${member} and asset = ${sql.lit(assetIds.FCELL)}
      and purpose = 'available'`,
)

/** Returns the tokens that a member can spend. */
export async function getTokens(db: Db, member: number): Promise<bigint> {
  return BigInt((await balanceRow(db, member))[0]?.units ?? 0)
}

/** Notifies the member, in the transaction of the change; once for each period of a plan. */
export async function tell(
  tx: Db,
  kind: 'plan_renewed' | 'plan_renewal_failed' | 'plan_ended',
  { id, member_id, ends_at }: Pick<MembershipRow, 'id' | 'member_id' | 'ends_at'>,
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id)
    values (${kind}, ${member_id}, ${id}, extract(epoch from ${ends_at}::timestamptz)::bigint)`.execute(tx)
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
