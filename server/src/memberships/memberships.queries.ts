/** SQL of memberships, of plans and of channels alike. */
import type { Duration } from '@commons/contract/plans/plans.ts'
import { sql } from 'kysely'
import { assetIds } from '../ledger/accounts.ts'
import { type Db, prepared, type Tx } from '../platform/db/prepared.ts'
import type { NotificationKindName } from '@commons/contract/notifications/notifications.ts'
import { visibleChannel } from '../visibility/channels.ts'
import { isAway } from '../visibility/members.ts'
import type { Period } from './periods.ts'

export interface MembershipRow {
  id: number
  member_id: number
  /** The plan or the channel that it is of; the other is null. */
  plan_id: number | null
  channel_id: number | null
  period: Duration
  /** What the current period costs, in the smallest unit of tokens. */
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

export const membershipColumns = sql`
  id, member_id, plan_id, channel_id, period, price::text, started_at, anchor_at, periods, period_start, ends_at, renews,
  is_trial, state, next_plan_id, next_period, grace_until`

export interface DueMembership extends MembershipRow {
  is_away: boolean
}

const lockDueRow = prepared<[id: number, at: Date], DueMembership>(
  'lock_due_membership',
  (id, at) => sql`
    select m.*, ${isAway(sql.ref('m.member_id'))} as is_away from (
      select ${membershipColumns} from memberships
      where id = ${id} and due_at <= ${at} and state <> 'ended' for update skip locked) m`,
)

/** Returns the membership, locked, if it is due; undefined if it isn't, or if another process sees to it. */
export async function lockDue(tx: Tx, id: number, at: Date): Promise<DueMembership | undefined> {
  return (await lockDueRow(tx, id, at))[0]
}

export const listDue = prepared<
  [at: Date, after: number],
  Pick<MembershipRow, 'id' | 'plan_id' | 'channel_id'>
>(
  'list_due_memberships',
  (at, after) => sql`
    select id, plan_id, channel_id from memberships where state <> 'ended' and due_at <= ${at} and id > ${after}
    order by id limit 100`,
)

/** A membership that is to be renewed. */
export interface RenewedRow extends MembershipRow {
  /** The name of its channel, and what a month of it costs who joins now. */
  channel_name: string | null
  channel_units: string | null
}

/** Lists the memberships of a member that are to be renewed, the next one first. */
export const listRenewed = prepared<[member: number], RenewedRow>(
  'list_renewed_memberships',
  (member) => sql`
    select m.*, ch.name as channel_name, t.units::text as channel_units
    from (select ${membershipColumns} from memberships
      where member_id = ${member} and state <> 'ended' and renews) m
    left join channels ch on ch.id = m.channel_id left join channel_tiers t on t.channel_id = m.channel_id
    where m.plan_id is not null or (t.closed_at is null and ${visibleChannel(member)})
    order by m.ends_at, m.id`,
)

/** Locks a membership of the member's own that is to be renewed. */
export async function lockRenewed(tx: Tx, member: number, id: number): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select ${membershipColumns} from memberships
    where id = ${id} and member_id = ${member} and state <> 'ended' and renews for no key update`.execute(tx)
  return rows[0]
}

const lockBuyerRow = prepared<[member: number], { is_verified: boolean }>(
  'lock_buyer',
  (member) => sql`
    select email_verified_at is not null as is_verified from members where id = ${member} for no key update`,
)

/** Locks the member, before anything that is theirs; returns whether their email is verified. */
export async function lockBuyer(tx: Db, member: number): Promise<boolean> {
  return (await lockBuyerRow(tx, member))[0]?.is_verified ?? false
}

/** What a membership is of. */
export type Of = { readonly plan_id: number } | { readonly channel_id: number }

export interface Begun extends Period {
  readonly price: bigint
  readonly isTrial: boolean
}

/** Begins a membership; returns its id. */
export async function addMembership(
  tx: Tx,
  member: number,
  of: Of,
  { price, isTrial, ...period }: Begun,
): Promise<number> {
  const { id } = await tx
    .insertInto('memberships')
    .values({
      ...of,
      member_id: member,
      period: period.period,
      price: String(price),
      started_at: period.periodStart,
      anchor_at: period.anchor,
      periods: period.periods,
      period_start: period.periodStart,
      ends_at: period.endsAt,
      is_trial: isTrial,
      due_at: period.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the current period, which may be of another plan. */
export async function setPeriod(
  tx: Tx,
  id: number,
  { price, isTrial, ...period }: Begun,
  plan_id?: number,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({
      ...(plan_id !== undefined && { plan_id }),
      period: period.period,
      price: String(price),
      anchor_at: period.anchor,
      periods: period.periods,
      period_start: period.periodStart,
      ends_at: period.endsAt,
      due_at: period.endsAt,
      is_trial: isTrial,
      renews: true,
      state: 'active',
      grace_until: null,
      next_plan_id: null,
      next_period: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Sets whether a membership is renewed, and as which plan; null keeps the current one. */
export async function setRenewal(
  tx: Tx,
  id: number,
  { renews, next }: { renews: boolean; next: { plan_id: number; period: Duration } | null },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ renews, next_plan_id: next?.plan_id ?? null, next_period: next?.period ?? null })
    .where('id', '=', id)
    .execute()
}

export async function setGrace(tx: Tx, id: number, until: Date, tryAt: Date): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ state: 'grace', grace_until: until, due_at: tryAt })
    .where('id', '=', id)
    .execute()
}

export async function endMembership(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ state: 'ended', grace_until: null, renews: false, next_plan_id: null, next_period: null })
    .where('id', '=', id)
    .execute()
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

/** Notifies the member, in the transaction of the change; once for each period of a membership. */
export async function tell(
  tx: Tx,
  kind: NotificationKindName,
  { id, member_id, ends_at }: Pick<MembershipRow, 'id' | 'member_id' | 'ends_at'>,
): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id)
    values (${kind}, ${member_id}, ${id}, extract(epoch from ${ends_at}::timestamptz)::bigint)`.execute(tx)
}
