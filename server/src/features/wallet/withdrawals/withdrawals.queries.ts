/** SQL of withdrawals and their addresses. */
import type { Withdrawal } from '@commons/contract/wallet/withdrawals.ts'
import { sql } from 'kysely'
import type { Currency } from '@commons/contract/shared/units.ts'
import { now } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/call/page.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import type { FailureCause } from './chain.ts'

export type WithdrawalState = Withdrawal['state']

export interface WithdrawalRow {
  id: number
  transaction_id: number
  member_id: number
  currency: Currency
  amount: string
  fee: string
  address: string
  label: string
  state: WithdrawalState
  usable_at: Date
  chain_hash: string
  /** What staff said about it. */
  reason: string
  /** Why it failed, where no member of staff said so; empty otherwise. */
  cause: FailureCause | ''
  /** When it left the ledger; null while it is held, and where it went back. */
  settled_at: Date | null
  /** What the server signed when it was let go; empty where it is sent by hand. */
  approval: string
  /** Why it was let go and isn't sent yet; empty otherwise. */
  held_up: string
  states: Array<{ state: 'requested' | WithdrawalState; at: string }>
  /** Whether it waits because nothing of its currency is sent. */
  readonly is_paused: boolean
}

export const withdrawalColumns = sql`
  w.id, w.transaction_id, w.member_id, w.currency, w.amount::text, w.fee::text, w.address, w.label, w.state,
  w.usable_at, w.chain_hash, w.reason, w.cause, w.settled_at, w.approval, w.held_up,
  w.state in ('waiting_approval', 'sending')
    and exists (select from withdrawal_stops paused where paused.currency = w.currency) as is_paused, (
    select coalesce(jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at) order by s.at), '[]')
    from withdrawal_states s where s.withdrawal_id = w.id) as states`

export interface AddressRow {
  id: number
  currency: Currency
  address: string
  label: string
  usable_at: Date
}

const addresses = prepared<[member: number, currency: string | null], AddressRow>(
  'list_wallet_addresses',
  (member, currency) => sql`
    select id, currency, address, label, usable_at from wallet_addresses
    where member_id = ${member} and (${currency}::text is null or currency = ${currency}::text)
    order by lower(label), id`,
)

export async function listAddresses(db: Db, member: number, currency?: Currency): Promise<AddressRow[]> {
  return addresses(db, member, currency ?? null)
}

const keepAddress = prepared<
  [member: number, currency: string, address: string, label: string, usable: Date],
  AddressRow
>(
  'keep_wallet_address',
  (member, currency, address, label, usable) => sql`
    insert into wallet_addresses (member_id, currency, address, label, usable_at)
    values (${member}, ${currency}, ${address}, ${label}, ${usable})
    on conflict (member_id, currency, address) do update
      set label = case when excluded.label = '' then wallet_addresses.label else excluded.label end
    returning id, currency, address, label, usable_at`,
)

/** Stores an address; a known one keeps the time from which it can be used. */
export async function addAddress(
  tx: Tx,
  member: number,
  {
    currency,
    address,
    label,
    usableAt,
  }: { currency: Currency; address: string; label: string; usableAt: Date },
): Promise<AddressRow> {
  const [row] = await keepAddress(tx, member, currency, address, label, usableAt)
  if (!row) throw new Error('An address that was kept')
  return row
}

export async function removeAddress(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wallet_addresses')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const insertWithdrawal = prepared<
  [
    member: number,
    transaction: number,
    currency: string,
    amount: string,
    fee: string,
    address: string,
    label: string,
    state: string,
    usable: Date,
    at: Date,
  ],
  { id: number }
>(
  'add_withdrawal',
  (member, transaction, currency, amount, fee, address, label, state, usable, at) => sql`
    with made as (
      insert into withdrawals
        (member_id, transaction_id, currency, amount, fee, address, label, state, usable_at, requested_at)
      values (${member}, ${transaction}, ${currency}, ${amount}::numeric, ${fee}::numeric, ${address}, ${label},
        ${state}, ${usable}, ${at})
      returning id)
    insert into withdrawal_states (withdrawal_id, state, at)
    select id, s.state, ${at}::timestamptz + s.nth * interval '1 millisecond'
    from made, unnest(array['requested', ${state}]) with ordinality as s (state, nth)
    returning withdrawal_id as id`,
)

export interface NewWithdrawal {
  readonly member: number
  readonly transaction: number
  readonly currency: Currency
  readonly amount: bigint
  readonly fee: bigint
  readonly to: AddressRow
  readonly state: WithdrawalState
}

export async function addWithdrawal(
  tx: Tx,
  { member, transaction, currency, amount, fee, to, state }: NewWithdrawal,
): Promise<WithdrawalRow> {
  const [made] = await insertWithdrawal(
    tx,
    member,
    transaction,
    currency,
    String(amount),
    String(fee),
    to.address,
    to.label,
    state,
    to.usable_at,
    now(),
  )
  const row = made && (await findWithdrawal(tx, member, made.id))
  if (!row) throw new Error('A withdrawal that was added')
  return row
}

const withdrawal = prepared<[member: number, id: number], WithdrawalRow>(
  'find_withdrawal',
  (member, id) =>
    sql`select ${withdrawalColumns} from withdrawals w where w.id = ${id} and w.member_id = ${member}`,
)

export async function findWithdrawal(db: Db, member: number, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await withdrawal(db, member, id)
  return row
}

const byTransaction = prepared<[member: number, transaction: number], WithdrawalRow>(
  'find_withdrawal_of_transaction',
  (member, transaction) => sql`
    select ${withdrawalColumns} from withdrawals w where w.transaction_id = ${transaction} and w.member_id = ${member}`,
)

/** Returns the withdrawal that a transaction of the ledger began. */
export async function findWithdrawalOf(
  db: Db,
  member: number,
  transaction: number,
): Promise<WithdrawalRow | undefined> {
  const [row] = await byTransaction(db, member, transaction)
  return row
}

const withdrawals = prepared<
  [member: number, currency: string | null, before: number, limit: number, offset: number],
  WithdrawalRow
>(
  'list_withdrawals',
  (member, currency, before, limit, offset) => sql`
    select ${withdrawalColumns} from withdrawals w
    where w.member_id = ${member} and w.id < ${before}::bigint
      and (${currency}::text is null or w.currency = ${currency}::text)
    order by w.id desc limit ${limit} offset ${offset}`,
)

/** Lists a member's withdrawals, latest first; the id is the cursor. */
export async function listWithdrawals(
  db: Db,
  member: number,
  currency: Currency | undefined,
  { before, limit, offset }: Page,
): Promise<WithdrawalRow[]> {
  return withdrawals(db, member, currency ?? null, before, limit, offset)
}

/** States in which a withdrawal can still be cancelled. */
export const cancellable = [
  'waiting_address',
  'waiting_approval',
] as const satisfies readonly WithdrawalState[]

const changeState = prepared<
  [id: number, from: string[], to: string, at: Date, hash: string, reason: string, cause: string],
  { id: number; member_id: number }
>(
  'change_withdrawal_state',
  (id, from, to, at, hash, reason, cause) => sql`
    with changed as (
      update withdrawals set state = ${to}, chain_hash = case when ${hash} = '' then chain_hash else ${hash} end,
        reason = ${reason}, cause = ${cause}
      where id = ${id} and state = any (${from}::text[]) returning id, member_id),
    noted as (
      insert into withdrawal_states (withdrawal_id, state, at) select id, ${to}, ${at} from changed
      on conflict (withdrawal_id, state) do nothing)
    select id, member_id from changed`,
)

/**
 * Moves a withdrawal to the state `to` where it is in one of the states `from`; returns its member, or
 * undefined where it isn't.
 */
export async function moveOn(
  tx: Tx,
  id: number,
  from: readonly WithdrawalState[],
  to: WithdrawalState,
  { hash = '', reason = '', cause = '' }: { hash?: string; reason?: string; cause?: FailureCause | '' } = {},
): Promise<{ member_id: number } | undefined> {
  const [row] = await changeState(tx, id, [...from], to, now(), hash, reason, cause)
  return row
}

const settled = prepared<[id: number], never>(
  'set_withdrawal_settled',
  (id) => sql`update withdrawals set settled_at = clock_timestamp() where id = ${id}`,
)

/** Notes that what was held for a withdrawal has left the ledger. */
export async function setSettled(tx: Tx, id: number): Promise<void> {
  await settled(tx, id)
}

const due = prepared<[at: Date], { id: number }>(
  'list_waited_addresses',
  (at) => sql`
    select id from withdrawals where state = 'waiting_address' and usable_at <= ${at} order by usable_at limit 100`,
)

/** Lists withdrawals whose address has waited long enough. */
export async function listDue(db: Db): Promise<number[]> {
  return (await due(db, now())).map(({ id }) => id)
}

const tellOf = prepared<[member: number, id: number, currency: string, amount: string, kind: string], never>(
  'tell_of_withdrawal',
  (member, id, currency, amount, kind) => sql`
    insert into notification_outbox (kind, member_id, about_id, item_id, data)
    select ${kind}, ${member}::bigint, ${id}::bigint, ${id}::bigint,
      jsonb_build_object('units', ${amount}::text, 'asset', s.id)
    from assets s where s.code = ${currency}`,
)

/** Notifies the member of what happened to their withdrawal. */
export async function tellOfWithdrawal(
  tx: Tx,
  { member_id, id, currency, amount }: WithdrawalRow,
  kind: 'withdrawal_sent' | 'withdrawal_failed' | 'withdrawal_refused',
): Promise<void> {
  await tellOf(tx, member_id, id, currency, amount, kind)
}

const anyWithdrawal = prepared<[id: number], WithdrawalRow>(
  'get_any_withdrawal',
  (id) => sql`select ${withdrawalColumns} from withdrawals w where w.id = ${id} for update of w`,
)

/** Locks and returns any member's withdrawal, for the operator. */
export async function lockWithdrawal(tx: Tx, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await anyWithdrawal(tx, id)
  return row
}

const openWithdrawals = prepared<[], WithdrawalRow>(
  'list_open_withdrawals',
  () => sql`
    select ${withdrawalColumns} from withdrawals w
    where w.state in ('waiting_address', 'waiting_approval', 'sending', 'sent') order by w.id limit 1000`,
)

/** Lists withdrawals that aren't over, oldest first. */
export async function listOpen(db: Db): Promise<WithdrawalRow[]> {
  return openWithdrawals(db)
}
