/** SQL of tips and transfers. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { assetIds } from '../../../ledger/accounts.ts'
import type { Page } from '../../../platform/call/page.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import type { Currency } from '@commons/contract/shared/units.ts'
import { notHidden, type Who } from '../../../visibility/members.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../../../visibility/object-kind.ts'
import { onObject, tippedKinds } from '../../../visibility/objects.ts'

interface ReceiverRow extends AuthorRow {
  id: number
}

const receiver = prepared<[viewer: number, username: string], ReceiverRow>(
  'find_receiver',
  (viewer, username) => sql`
    select m.id, ${authorColumns} from members m ${faceTable}
    where m.username = lower(${username}::text collate "C") and ${notHidden(viewer, sql.ref('m.id'))}`,
)

/** Returns the member with this username, where the viewer may see them. */
export async function findReceiver(
  db: Db,
  viewer: number,
  username: string,
): Promise<ReceiverRow | undefined> {
  return (await receiver(db, viewer, username))[0]
}

export interface Tipped {
  readonly id: number
  readonly author_id: number
  /** The channel with whose shares it is divided. */
  readonly channel_id: number | null
}

export interface TipsRow {
  units: string
  tips: number
  own: string
}

const tipped = new Map(
  tippedKinds.map((kind) => [
    kind.name,
    prepared<[viewer: number, object: number], Tipped>(
      `find_tipped_${kind.name}`,
      (viewer, object) => sql`
      select ${columnOf(kind, 'id')} as id, ${columnOf(kind, 'author_id')} as author_id,
        ${kind.channel ?? sql`null`}::bigint as channel_id
      from ${rowsOf(kind)} where ${isTargetOf(kind, viewer, object)}`,
    ),
  ]),
)

/**
 * Returns the object that a tip is for, which the viewer may see: for a repost without a remark, its
 * original.
 */
export async function findTipped(
  db: Db,
  { name }: ObjectKind,
  viewer: number,
  id: number,
): Promise<Tipped | undefined> {
  return (await tipped.get(name)?.(db, viewer, id))?.[0]
}

const tips = prepared<[viewer: number, object: number], TipsRow>(
  'get_tips',
  (viewer, object) => sql`
    select coalesce(o.tip_units, 0)::text as units, coalesce(o.tips, 0) as tips, coalesce((
      select sum(-e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'tip' and t.ref_id = ${object}::bigint and t.actor_id = ${viewer}::bigint and e.amount < 0), 0)::text as own
    from (select 1) one left join objects o on o.id = ${object}::bigint`,
)

/** Returns an object's tips, in total and by the viewer. */
export async function getTips(db: Db, viewer: number, object: number): Promise<TipsRow> {
  const [row] = await tips(db, viewer, object)
  if (!row) throw new Error('Tips answered nothing')
  return row
}

export interface TipRow extends AuthorRow {
  id: number
  trx_number: number
  /** The object it was for, where the member sees it. */
  object_kind: string
  object_id: number | null
  amount: string
  version: number
  created_at: Date
}

const isSeen = (viewer: Who) =>
  onObject({ id: sql.ref('t.ref_id'), kind: sql.ref('t.ref_kind') }, tippedKinds, ({ visible }) =>
    visible(viewer),
  )

const tipRows = prepared<
  [member: number, isGiven: boolean, before: number, limit: number, offset: number],
  TipRow
>(
  'list_tips',
  (member, isGiven, before, limit, offset) => sql`
    select m.id, ${authorColumns}, t.id as trx_number, t.ref_kind as object_kind,
      case when ${isSeen(member)} then t.ref_id end as object_id, abs(e.amount)::text as amount, e.version,
      e.created_at
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id and e.kind = 'tip'
    join ledger_transactions t on t.id = e.transaction_id
    -- Of a divided tip the payer sees whose it was for, and everybody else who gave it.
    join ledger_entries l on l.transaction_id = t.id and l.leg = case e.leg when 1 then 2 else 1 end
    join ledger_accounts other on other.id = l.account_id
    join members m on m.id = other.owner_id and ${notHidden(member, sql.ref('m.id'))} ${faceTable}
    where a.owner_kind = 'member' and a.owner_id = ${member}::bigint
      and a.asset = ${sql.lit(assetIds.FCELL)} and a.purpose = 'available'
      and (e.amount < 0) = ${isGiven}::boolean and e.version < ${before}::bigint
    order by e.version desc limit ${limit} offset ${offset}`,
)

/** Lists tips that a member gave or got, latest first; `version` is the cursor. */
export async function listTips(
  db: Db,
  member: number,
  isGiven: boolean,
  { before, limit, offset }: Page,
): Promise<TipRow[]> {
  return tipRows(db, member, isGiven, before, limit, offset)
}

const limitRow = prepared<[member: number, asset: number], { daily_limit: string | null }>(
  'get_spending_limit',
  (member, asset) => sql`
    select a.daily_limit::text from ledger_accounts a
    where a.id = ledger_account('member', ${member}::bigint, ${asset}::smallint, 'available')`,
)

/** Returns the member's daily limit of a currency, in the smallest unit; null without one. */
export async function getSpendingLimit(db: Db, member: number, currency: Currency): Promise<bigint | null> {
  const [row] = await limitRow(db, member, assetIds[currency])
  return row?.daily_limit ? BigInt(row.daily_limit) : null
}

const setLimit = prepared<[member: number, asset: number, limit: string | null], never>(
  'set_spending_limit',
  (member, asset, limit) => sql`
    update ledger_accounts set daily_limit = ${limit}::numeric
    where id = ledger_account('member', ${member}::bigint, ${asset}::smallint, 'available')`,
)

/** Sets the most that can leave the member's account in a day; null removes the limit. */
export async function setSpendingLimit(
  tx: Tx,
  member: number,
  currency: Currency,
  limit: bigint | null,
): Promise<void> {
  await setLimit(tx, member, assetIds[currency], limit === null ? null : String(limit))
}
