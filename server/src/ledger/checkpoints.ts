/**
 * Checks the ledger from its last checkpoints on, a limited part at a time, as the job does every minute. In
 * time it reads every entry, and it starts each account again after a day.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'
import type { Invariant } from '../platform/invariant.ts'
import { listBroken, type Violation } from './invariants.ts'

/** Entries read per statement, so that each stays far below the pool's time limit. */
const mostEntries = 50_000
const mostOfOneAccount = 20_000

interface Found {
  wrong: string[] | null
  next: number | null
}

interface Part {
  readonly name: string
  /** Returns one row: what is wrong, at most ten, and where to continue; null where nothing is left to read. */
  readonly check: (from: number) => RawBuilder<Found>
}

/** Reads entries after the checkpoints, and moves these on where all is well. */
const accounts: Part = {
  name: 'a balance is the running sum of its entries, without a gap',
  check: () => sql`
    with behind as (
      select a.id, a.balance, a.version, coalesce(c.version, 0) as seen, coalesce(c.balance, 0) as before,
        least(a.version, coalesce(c.version, 0) + ${sql.lit(mostOfOneAccount)}) as up_to
      from ledger_accounts a left join ledger_checkpoints c on c.account_id = a.id
      where a.version <> coalesce(c.version, 0)),
    counted as (select *, sum(greatest(up_to - seen, 0)) over (order by id) - greatest(up_to - seen, 0) as load from behind),
    taken as materialized (select * from counted where load < ${sql.lit(mostEntries)}),
    looked as (
      select t.id, count(e.nth) as entries, coalesce(sum(e.amount), 0) as amount,
        coalesce(bool_and(e.version = t.seen + e.nth and e.balance_after = t.before + e.running), true) as runs
      from taken t left join lateral (
        select version, amount, balance_after, row_number() over (order by version) as nth,
          sum(amount) over (order by version) as running
        from ledger_entries where account_id = t.id and version > t.seen and version <= t.up_to) e on true
      group by t.id),
    judged as (
      select t.*, t.before + l.amount as after, l.runs and l.entries = t.up_to - t.seen
        and (t.up_to < t.version or t.before + l.amount = t.balance) as holds
      from taken t join looked l using (id)),
    kept as (
      insert into ledger_checkpoints as c (account_id, version, balance, begun_at)
      select id, up_to, after, now() from judged where holds
      on conflict (account_id) do update set version = excluded.version, balance = excluded.balance
        where c.version < excluded.version)
    select (select array_agg(wrong) from (select 'account ' || id as wrong from judged where not holds limit 10) w) as wrong,
      case when exists (select from judged where up_to < version)
        or (select count(*) from taken) < (select count(*) from behind) then 0 end as next`,
}

/** Newer transactions are read again the next time: one with a lower id may be about to commit. */
const settledAfter = sql.lit('1 minute')

const transactions: Part = {
  name: 'a transaction sums to zero for each asset, has at least two legs, and entries of its kind',
  check: (from) => sql`
    with next as materialized (
      select id, kind, created_at from ledger_transactions
      where id > greatest(${from}, (select up_to from ledger_transactions_checked)) order by id limit ${sql.lit(mostEntries / 2)}),
    legs as (
      select e.transaction_id as id, e.asset, sum(e.amount) as amount, count(*) as legs, min(e.kind) as least,
        max(e.kind) as most
      from ledger_entries e
      where e.transaction_id >= (select min(id) from next) and e.transaction_id <= (select max(id) from next)
      group by e.transaction_id, e.asset),
    wrong as (
      select n.id from next n left join legs l using (id)
      group by n.id, n.kind having coalesce(sum(l.legs), 0) < 2 or bool_or(l.amount <> 0 or l.least <> n.kind or l.most <> n.kind)),
    kept as (
      update ledger_transactions_checked set up_to = (
        select max(id) from next where created_at < now() - interval ${settledAfter})
      where not exists (select from wrong)
        and exists (select from next where created_at < now() - interval ${settledAfter} and id > up_to))
    select (select array_agg('transaction ' || id) from (select id from wrong limit 10) w) as wrong,
      (select max(id) from next having count(*) = ${sql.lit(mostEntries / 2)}) as next`,
}

/** Reads accounts alone, like the invariants that don't concern entries. */
const atRest: Invariant = {
  name: 'the balance of an account without new entries is what they came to',
  broken: sql`
    select 'account ' || a.id as what from ledger_accounts a left join ledger_checkpoints c on c.account_id = a.id
    where a.version = coalesce(c.version, 0) and a.balance <> coalesce(c.balance, 0)`,
}

/** Has the accounts that were started longest ago, and all transactions, read again from their first entry. */
async function beginAgain(db: Db): Promise<void> {
  await sql`
    with aged as (
      select account_id, sum(version) over (order by begun_at, account_id) - version as load from (
        select account_id, version, begun_at from ledger_checkpoints
        where begun_at < now() - interval '1 day' order by begun_at, account_id limit 5000) oldest)
    update ledger_checkpoints c set version = 0, balance = 0, begun_at = now()
    from aged where aged.account_id = c.account_id and aged.load < ${sql.lit(mostEntries)}`.execute(db)
  await sql`
    update ledger_transactions_checked set up_to = 0, begun_at = now()
    where begun_at < now() - interval '1 day'`.execute(db)
}

/**
 * Returns everything found to break an invariant within about `longestMs`; the rest is read the next time.
 * `invariants` are those checked as a whole.
 */
export async function checkOn(
  db: Db,
  invariants: readonly Invariant[],
  longestMs: number,
): Promise<Violation[]> {
  const end = performance.now() + longestMs
  const found: Violation[] = []
  for (const { name, check } of [accounts, transactions]) {
    let next: number | null = 0
    do {
      const row: Found | undefined = (await check(next).execute(db)).rows[0]
      const wrong: readonly string[] = row?.wrong ?? []
      found.push(...wrong.map((what) => ({ invariant: name, what })))
      next = wrong.length > 0 ? null : (row?.next ?? null)
    } while (next !== null && performance.now() < end)
  }
  for (const invariant of [atRest, ...invariants]) found.push(...(await listBroken(db, invariant)))
  if (found.length === 0) await beginAgain(db)
  return found
}
