/**
 * SQL that settles projects. Settling is serialized by the row of `project_funding`, which locks no account.
 */
import type { ProjectPays, ProjectState } from '@commons/contract/shared/project-figures.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface SettledRow {
  group_id: number
  state: ProjectState
  pays: ProjectPays
  ends_at: Date
  target: string
  pledged: string
  fee_ppm: number
  outcome: 'pay' | 'return' | null
  return_from: number
  is_cancelled: boolean
  /** The owner has deleted it, or is about to be deleted. */
  is_ending: boolean
  owner_id: number | null
}

const owner = sql`(select s.member_id from group_members s where s.group_id = f.group_id and s.standing = 'owner')`

/**
 * Shortens this transaction's locks: each statement times out after `ms`, if given, and the commit doesn't
 * wait for the disk. A step lost in a crash is found unsettled; a later commit that waits for the disk waits
 * for both.
 */
export async function holdBriefly(tx: Tx, ms: number | undefined): Promise<void> {
  await sql`
    select set_config('synchronous_commit', 'off', true),
      set_config('statement_timeout', coalesce(${ms ?? null}::text, current_setting('statement_timeout')), true)`.execute(
    tx,
  )
}

/** Waits until the disk has what was committed without waiting for it: with a commit that waits, of nothing else. */
export async function flushLog(db: Db): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'commons', '')`.execute(db)
}

/** Locks a project's money for settling; undefined while another process settles it. */
export async function lockSettled(tx: Tx, group: number, at: Date): Promise<SettledRow | undefined> {
  const { rows: locked } = await sql`
    select from project_funding where group_id = ${group} for update skip locked`.execute(tx)
  if (locked.length === 0) return undefined
  const { rows } = await sql<SettledRow>`
    select f.group_id, p.state, p.pays, p.ends_at, p.target::text, c.pledged::text, f.fee_ppm, f.outcome, f.return_from,
      f.is_cancelled, ${owner} as owner_id,
      (g.deleted_at is not null and not is_held(g.deleted_at)) or exists (
        select from away_members a where a.member_id = ${owner} and a.delete_at <= ${at}) as is_ending
    from project_funding f join projects p on p.group_id = f.group_id join groups g on g.id = f.group_id
    join project_counts c on c.group_id = f.group_id where f.group_id = ${group}`.execute(tx)
  return rows[0]
}

/**
 * Lists projects whose money is due: at their deadline, afterwards, or because they or their owners are being
 * deleted.
 */
export async function listDue(db: Db, at: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ group_id: number }>`
    (select group_id from projects where state in ('running', 'settling') and is_running and ends_at <= ${at}
      order by ends_at limit ${most})
    union
    (select group_id from project_funding where next_at <= ${at} order by next_at limit ${most})
    union
    (select s.group_id from away_members a
      join group_members s on s.member_id = a.member_id and s.standing = 'owner'
      join projects p on p.group_id = s.group_id and p.state in ('running', 'settling')
      where a.delete_at <= ${at} limit ${most})`.execute(db)
  return rows.map(({ group_id }) => group_id)
}

/** Ends pledging: concurrent pledges wait for this, or this for them. */
export async function endPledging(tx: Tx, group: number): Promise<void> {
  await sql`update projects set state = 'settling' where group_id = ${group} and state = 'running'`.execute(
    tx,
  )
}

export interface FundingChange {
  readonly outcome?: 'pay' | 'return'
  readonly return_from?: number
  readonly is_cancelled?: boolean
  readonly next_at?: Date | null
}

export async function setFunding(tx: Tx, group: number, change: FundingChange): Promise<void> {
  await tx.updateTable('project_funding').set(change).where('group_id', '=', group).execute()
}

export async function finish(
  tx: Tx,
  group: number,
  state: 'paid' | 'returned' | 'cancelled',
  at: Date,
): Promise<void> {
  await sql`
    update projects set state = ${state}, settled_at = ${at} where group_id = ${group} and state = 'settling'`.execute(
    tx,
  )
  await setFunding(tx, group, { next_at: null })
}

export interface PartRow {
  nth: number
  up_to: number
  percent: number
  state: 'waiting' | 'reported' | 'released' | 'returned'
  votes_until: Date | null
  report_by: Date | null
  refusals: number
  accepted: string
  refused: string
}

/** Returns the parts of a project, locked so that nobody votes meanwhile. */
export async function lockParts(tx: Tx, group: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select nth, up_to, percent, state, votes_until, report_by, refusals, accepted::text, refused::text
    from project_parts where group_id = ${group} order by nth for no key update`.execute(tx)
  return rows
}

export async function isPaid(tx: Tx, group: number, nth: number): Promise<boolean> {
  const { rows } = await sql`
    select from project_payouts where group_id = ${group} and nth = ${nth}`.execute(tx)
  return rows.length > 0
}

/** Sums up a part of all open pledges. The sum is final, as pledging has ended. */
export async function sumPart(tx: Tx, group: number, from: number, to: number): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(paid_of_pledge(units, ${to}::int) - paid_of_pledge(units, ${from}::int)), 0)::text as units
    from pledges where group_id = ${group} and state = 'open'`.execute(tx)
  return BigInt(rows[0]?.units ?? 0)
}

/** Sums up the parts that were paid so far, before the fee. */
export async function sumPaid(tx: Tx, group: number): Promise<bigint> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(gross), 0)::text as units from project_payouts where group_id = ${group}`.execute(tx)
  return BigInt(rows[0]?.units ?? 0)
}

export async function addPayout(
  tx: Tx,
  {
    group,
    nth,
    gross,
    fee,
    transaction,
  }: { group: number; nth: number; gross: bigint; fee: bigint; transaction: number | null },
): Promise<void> {
  await sql`
    insert into project_payouts (group_id, nth, gross, fee, transaction_id)
    values (${group}, ${nth}, ${String(gross)}, ${String(fee)}, ${transaction})`.execute(tx)
}

/** Marks some open pledges as paid; returns how many. */
export async function markPaid(tx: Tx, group: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update pledges set state = 'paid' where id = any (array(
      select id from pledges where group_id = ${group} and state = 'open' order by id limit ${most}))`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n) // oxlint-disable-line commons/no-float-near-money -- a count
}

/** Returns some open pledges; lists their members, or undefined if no pledge was left. */
export async function returnSome(
  tx: Tx,
  group: number,
  most: number,
): Promise<ReadonlyArray<number | null> | undefined> {
  const { rows } = await sql<{ members: Array<number | null> | null }>`
    select return_pledges(${group}, ${most}) as members`.execute(tx)
  return rows[0]?.members ?? undefined
}

export async function release(tx: Tx, group: number, nth: number): Promise<void> {
  await sql`
    update project_parts set state = 'released' where group_id = ${group} and nth = ${nth}`.execute(tx)
}

/** Makes the owner report a part by `until`; a refused report is discarded. */
export async function awaitReport(
  tx: Tx,
  group: number,
  nth: number,
  { until, refusals }: { until: Date; refusals: number },
): Promise<void> {
  await sql`
    update project_parts set state = 'waiting', report_by = ${until}, refusals = ${refusals}, votes_until = null,
      accepted = 0, refused = 0, votes = 0
    where group_id = ${group} and nth = ${nth}`.execute(tx)
}

export async function returnParts(tx: Tx, group: number): Promise<void> {
  await sql`
    update project_parts set state = 'returned' where group_id = ${group} and state <> 'released'`.execute(tx)
}

/** Notifies the owner, if there is one. */
export async function tellOwner(
  tx: Tx,
  { owner_id, group_id }: Pick<SettledRow, 'owner_id' | 'group_id'>,
  kind: 'project_paid' | 'project_returned' | 'milestone_refused',
  item: number,
): Promise<void> {
  if (owner_id === null) return
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id)
    values (${kind}, ${owner_id}, ${group_id}, ${item})`.execute(tx)
}
