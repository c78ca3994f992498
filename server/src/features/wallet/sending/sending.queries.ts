/** SQL of what Commons sends: the order of each address, and the transactions that were signed for a place in it. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import type { ChainName } from '../../../platform/chains/chain-reader.ts'
import type { Mined, SignedTransaction } from '../../../platform/chains/chain-sender.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import { withdrawalColumns } from '../withdrawals/withdrawals.queries.ts'

export interface SignedRow {
  readonly hash: string
  readonly raw: string
  readonly is_cancel: boolean
  readonly max_fee: string
  readonly priority_fee: string
  readonly signed_at: string
}

export interface SendRow {
  readonly id: number
  readonly chain: ChainName
  readonly kind: 'withdrawal' | 'top_up' | 'sweep' | 'cold'
  readonly withdrawal_id: number | null
  readonly place: number | null
  readonly currency: Currency
  readonly units: string
  readonly from_address: string
  readonly to_address: string
  readonly nonce: number
  readonly began_at: Date
  readonly began_height: number
  readonly sent_at: Date | null
  /** What finance wants in its place. */
  readonly wanted: '' | 'faster' | 'cancel'
  /** What was signed for it, the latest first. */
  readonly signed: readonly SignedRow[]
  readonly approval: string | null
}

const sends = sql`
  select s.id, s.chain, s.kind, s.withdrawal_id, s.place, s.currency, s.units::text, s.from_address, s.to_address,
    s.nonce, s.began_at, s.began_height, s.sent_at, s.wanted, w.approval, (
      select coalesce(jsonb_agg(jsonb_build_object('hash', t.hash, 'raw', t.raw, 'is_cancel', t.is_cancel,
        'max_fee', t.max_fee::text, 'priority_fee', t.priority_fee::text, 'signed_at', t.signed_at)
        order by t.max_fee desc, t.hash), '[]')
      from chain_transactions t where t.send_id = s.id) as signed
  from chain_sends s left join withdrawals w on w.id = s.withdrawal_id`

/** Lists what isn't over, in the order of its places. */
export async function listOpenSends(db: Db, chain: ChainName): Promise<SendRow[]> {
  const { rows } = await sql<SendRow>`
    ${sends} where s.chain = ${chain} and s.ended_at is null order by s.nonce, s.id limit 200`.execute(db)
  return rows
}

export async function hasOpenSends(db: Db, chain: ChainName): Promise<boolean> {
  const { rows } = await sql`
    select from chain_sends where chain = ${chain} and ended_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** Locks one that isn't over. */
export async function lockSend(tx: Tx, id: number): Promise<SendRow | undefined> {
  const { rows } = await sql<SendRow>`
    ${sends} where s.id = ${id} and s.ended_at is null for update of s`.execute(tx)
  return rows[0]
}

/** Whether anything is let go that isn't sent, or sent that isn't over. */
export async function hasToSend(db: Db, chain: ChainName, currencies: readonly Currency[]): Promise<boolean> {
  const { rows } = await sql`
    (select from chain_sends where chain = ${chain} and ended_at is null limit 1)
    union all
    (select from withdrawals where state = 'sending' and approval <> '' and currency = any (${currencies}) limit 1)`.execute(
    db,
  )
  return rows.length > 0
}

/** Lists withdrawals that were let go and have no place yet, oldest first, but for currencies that are stopped. */
export async function listToSend(db: Db, currencies: readonly Currency[]): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${withdrawalColumns} from withdrawals w
    where w.state = 'sending' and w.approval <> '' and w.currency = any (${currencies})
      and not exists (select from withdrawal_stops t where t.currency = w.currency)
      and not exists (select from chain_sends s where s.withdrawal_id = w.id)
    order by w.id limit 100`.execute(db)
  return rows
}

/** Notes why a withdrawal isn't sent yet; returns whether that is new. */
export async function setHeldUp(tx: Tx, id: number, why: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update withdrawals set held_up = ${why} where id = ${id} and state = 'sending' and held_up <> ${why}`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** Locks a withdrawal that is still to be sent by the signer. */
export async function lockToSend(tx: Tx, id: number): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select ${withdrawalColumns} from withdrawals w
    where w.id = ${id} and w.state = 'sending' and w.approval <> ''
      and not exists (select from withdrawal_stops t where t.currency = w.currency)
    for update of w`.execute(tx)
  const [row] = rows
  if (row === undefined || (await isSent(tx, id))) return undefined
  return row
}

/** Keeps what the server signed when a withdrawal was let go. */
export async function setApproval(tx: Tx, id: number, approval: string): Promise<void> {
  await sql`update withdrawals set approval = ${approval} where id = ${id}`.execute(tx)
}

/** Whether a withdrawal has a place in the order of what is sent. */
export async function isSent(db: Db, withdrawal: number): Promise<boolean> {
  const { rows } = await sql`select from chain_sends where withdrawal_id = ${withdrawal}`.execute(db)
  return rows.length > 0
}

/**
 * Lists what was final and yet isn't in its chain any more, if anything: signed bytes from a place on, first to last. A
 * chain that lost so much is rare, and nothing behind it would ever be taken.
 */
export async function listLost(db: Db, chain: ChainName, from: string, sent: number): Promise<string[]> {
  const { rows } = await sql<{ raw: string }>`
    select t.raw from chain_sends s join chain_transactions t on t.send_id = s.id
    where s.chain = ${chain} and s.from_address = ${from} and s.nonce >= ${sent} and s.outcome in ('done', 'reverted')
    order by s.nonce, t.max_fee desc limit 100`.execute(db)
  return rows.map(({ raw }) => raw)
}

export interface NewSend extends Pick<SendRow, 'chain' | 'kind' | 'withdrawal_id' | 'place' | 'currency'> {
  readonly units: bigint
  readonly from: string
  readonly to: string
  /** How many its address has sent already, as its chain says. */
  readonly sent: number
}

/** Gives it the next place in the order of its address. */
export async function addSend(
  tx: Tx,
  { chain, kind, withdrawal_id, place, currency, units, from, to, sent }: NewSend,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with let_go as (update withdrawals set held_up = '' where id = ${withdrawal_id} and held_up <> ''),
    wallet as (
      insert into chain_wallets as w (chain, address, next_nonce) values (${chain}, ${from}, ${sent}::bigint + 1)
      on conflict (chain, address) do update set next_nonce = greatest(w.next_nonce, ${sent}::bigint) + 1
      returning next_nonce - 1 as nonce)
    insert into chain_sends
      (chain, kind, withdrawal_id, place, currency, units, from_address, to_address, nonce, began_height)
    select ${chain}, ${kind}, ${withdrawal_id}, ${place}, ${currency}, ${units}::numeric, ${from}, ${to}, wallet.nonce,
      c.height
    from wallet, chains c where c.name = ${chain} returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A chain that is read')
  return row.id
}

/** Takes its place back, if it is the last and nothing was signed for it. */
export async function removeSend(tx: Tx, { id, chain, from_address, nonce }: SendRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with freed as (
      update chain_wallets set next_nonce = ${nonce}
      where chain = ${chain} and address = ${from_address} and next_nonce = ${nonce}::bigint + 1 returning chain)
    delete from chain_sends s using freed
    where s.id = ${id} and not exists (select from chain_transactions t where t.send_id = s.id)`.execute(tx)
  return numAffectedRows > 0n
}

/** Keeps signed bytes before anybody sends them; what was wanted to go faster does. */
export async function addSigned(
  tx: Tx,
  send: number,
  { hash, raw, fees }: SignedTransaction,
  isCancel: boolean,
): Promise<void> {
  await sql`
    with replaced as (update chain_sends set wanted = '' where id = ${send} and wanted = 'faster')
    insert into chain_transactions (hash, send_id, raw, is_cancel, max_fee, priority_fee, signed_at)
    values (${hash}, ${send}, ${raw}, ${isCancel}, ${fees.max}::numeric, ${fees.priority}::numeric, ${now()})
    on conflict (hash) do nothing`.execute(tx)
}

/** Notes that its chain has it; returns whether that is new. */
export async function setSent(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update chain_sends set sent_at = ${now()} where id = ${id} and sent_at is null`.execute(tx)
  return numAffectedRows > 0n
}

/** Notes how it ended. */
export async function endSend(
  tx: Tx,
  id: number,
  outcome: 'done' | 'reverted' | 'conflicted',
  mined?: Pick<Mined, 'cost'>,
): Promise<void> {
  await sql`
    with freed as (update chain_send_coins set is_open = false where send_id = ${id} and is_open)
    update chain_sends set ended_at = ${now()}, outcome = ${outcome}, cost = ${mined?.cost ?? null}::numeric
    where id = ${id}`.execute(tx)
}

/** Sums what is to leave an address and hasn't yet. */
export async function leavingOf(db: Db, chain: ChainName, from: string): Promise<Map<Currency, bigint>> {
  const { rows } = await sql<{ currency: Currency; units: string }>`
    select currency, sum(units)::text as units from chain_sends
    where chain = ${chain} and from_address = ${from} and ended_at is null group by currency`.execute(db)
  return new Map(rows.map(({ currency, units }) => [currency, BigInt(units)]))
}

/** Notes what finance wants in its place. */
export async function setWanted(tx: Tx, id: number, wanted: 'faster' | 'cancel'): Promise<void> {
  await sql`update chain_sends set wanted = ${wanted} where id = ${id}`.execute(tx)
}

/** Locks what was sent for a withdrawal and isn't over. */
export async function lockSendOf(tx: Tx, withdrawal: number): Promise<SendRow | undefined> {
  const { rows } = await sql<SendRow>`
    ${sends} where s.withdrawal_id = ${withdrawal} and s.ended_at is null for update of s`.execute(tx)
  return rows[0]
}
