import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { assetOf, available, treasury, withdrawHold } from '../../ledger/accounts.ts'
import { type Leg, post } from '../../ledger/post.ts'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { removeGiftsOwed } from './gifts.queries.ts'
import { cancellable } from './withdrawals/withdrawals.queries.ts'

/** Returns whether a withdrawal is approved and may have been sent, and isn't final. */
async function isSending(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from withdrawals where member_id = ${member} and (state = 'sending' or state = 'sent' and settled_at is null) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Gives the remaining balances to Commons: an account without its member can never move anything again. */
async function giveUp(db: Db, member: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      update withdrawals set state = 'cancelled', reason = 'deleted'
      where member_id = ${member} and state = any (${cancellable})`.execute(tx)
    // Given later, it would be held by nobody.
    await removeGiftsOwed(tx, member)
    // Approved in between: it may be on its chain already. The deletion is retried.
    if (await isSending(tx, member)) throw new Error('A withdrawal is being sent')
    // One posting, so that its accounts are locked in the ledger's order. What came in since is for the next.
    for (let legs = await listHeld(tx, member); legs.length > 0; legs = await listHeld(tx, member))
      await post(tx, { kind: 'given_up', scope: 0, key: `given_up:${member}:${randomUUID()}`, legs })
  })
}

/** Lists the legs that would move all of a member's balances to the treasury. */
async function listHeld(tx: Tx, member: number): Promise<Leg[]> {
  const { rows } = await sql<{ purpose: 'available' | 'withdraw_hold'; asset: number; balance: string }>`
    select purpose, asset, balance::text from ledger_accounts
    where owner_kind = 'member' and owner_id = ${member} and balance > 0 order by asset, purpose`.execute(tx)
  return rows.flatMap(({ purpose, asset, balance }) => {
    const [code, units] = [assetOf(asset), BigInt(balance)]
    const account = purpose === 'available' ? available(member, code) : withdrawHold(member, code)
    return [
      { account, amount: -units },
      { account: treasury(code), amount: units },
    ]
  })
}

export const walletLeaving: Leaving = {
  tables: {
    ledger_accounts: leftOut('A number stays of whose it was, and the balances are in `transactions`.'),
    ledger_transactions: leftOut('A number stays of who did it, and the entries are in `transactions`.'),
    withdrawal_stops: leftOut('It says who of finance stopped a currency, and is gone when that ends.'),
    reserve_leaves: leftOut('It is of the latest day, and the balances are in `transactions`.'),
    withdrawals: {
      file: 'withdrawals',
      rows: (member) => sql`
        select w.requested_at, w.currency, trim_scale(w.amount / (10::numeric ^ s.decimals))::text as amount,
          trim_scale(w.fee / (10::numeric ^ s.decimals))::text as fee, w.address, w.label, w.state, w.chain_hash
        from withdrawals w join assets s on s.code = w.currency where w.member_id = ${member} order by w.id`,
    },
    wallet_addresses: {
      file: 'wallet-addresses',
      rows: (member) => sql`
        select currency, address, label, usable_at, created_at from wallet_addresses
        where member_id = ${member} order by id`,
    },
    deposits: {
      file: 'deposits',
      rows: (member) => sql`
        select d.seen_at, d.credited_at, d.currency, trim_scale(d.amount / (10::numeric ^ s.decimals))::text as amount,
          a.address, d.state, d.tx_hash
        from deposits d join assets s on s.code = d.currency join deposit_addresses a on a.id = d.address_id
        where d.member_id = ${member} order by d.id`,
    },
    // They stay, without whose they were: nobody else ever gets them.
    deposit_addresses: {
      file: 'deposit-addresses',
      rows: (member) => sql`
        select chain, address, given_at from deposit_addresses where member_id = ${member} order by id`,
    },
    price_alerts: {
      file: 'price-alerts',
      rows: (member) => sql`
        select currency, quote_currency, case when goes_up then 'up' else 'down' end as direction,
          trim_scale(price)::text as price, created_at, reached_at
        from price_alerts where member_id = ${member} order by id`,
    },
    transfer_notes: {
      file: 'transactions',
      rows: (member) => sql`
        select t.id as number, e.created_at as date, e.kind, s.code as currency,
          trim_scale(e.amount / (10::numeric ^ s.decimals))::text as amount,
          trim_scale(e.balance_after / (10::numeric ^ s.decimals))::text as balance_after, n.note
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id join assets s on s.id = a.asset
        left join transfer_notes n on n.transaction_id = t.id
        where a.owner_kind = 'member' and a.owner_id = ${member} order by e.created_at, a.id, e.version`,
    },
    money_term_changes: leftOut('A number stays of who set a rate, fee or price, until they have left.'),
    quotes: leftOut('They are gone within the hour.'),
    gifts_owed: leftOut('What was given is in `transactions`.'),
  },
  async leaves(db, member) {
    const { rows } = await sql`
      select from ledger_accounts where owner_kind = 'member' and owner_id = ${member} and balance > 0 limit 1`.execute(
      db,
    )
    return rows.length > 0
  },
  isUnderWay: isSending,
  erase: giveUp,
}
