/** SQL of milestones: the parts in which a project is paid, and votes on them. */
import { sql } from 'kysely'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Tx } from '../../../platform/db/prepared.ts'

interface Part {
  readonly title: string
  readonly percent: number
}

/** Returns whether the project has pledges that weren't taken back. The caller has locked it. */
export async function isBacked(tx: Tx, group: number): Promise<boolean> {
  const { rows } = await sql`
    select from project_counts where group_id = ${group} and pledged > 0`.execute(tx)
  return rows.length > 0
}

export async function setParts(tx: Tx, group: number, parts: readonly Part[]): Promise<void> {
  await sql`delete from project_parts where group_id = ${group}`.execute(tx)
  await sql`
    insert into project_parts (group_id, nth, title, percent, up_to)
    select ${group}, nth, title, percent, sum(percent) over (order by nth)
    from unnest(${parts.map(({ title }) => title)}::text[], ${parts.map(({ percent }) => percent)}::smallint[])
      with ordinality as of (title, percent, nth)`.execute(tx)
  await sql`update projects set has_milestones = ${parts.length > 0} where group_id = ${group}`.execute(tx)
}

/** Adds the report of a part that awaits one; false if it doesn't. */
export async function addReport(
  tx: Tx,
  group: number,
  nth: number,
  { report, at, until }: { report: string; at: Date; until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update project_parts p set state = 'reported', report = ${report}, reported_at = ${at}, votes_until = ${until}
    from project_funding f
    where p.group_id = ${group} and p.nth = ${nth} and p.state = 'waiting' and p.report_by > ${at}
      and f.group_id = p.group_id and f.outcome = 'pay'`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await sql`update project_funding set next_at = ${until} where group_id = ${group}`.execute(tx)
  return true
}

export interface VotedPart {
  state: 'waiting' | 'reported' | 'released' | 'returned'
  votes_until: Date | null
  refusals: number
}

/**
 * Returns a part, locked so that it isn't settled while a vote is counted. Locks the voter first: see
 * discussion.locks.
 */
export async function lockVotedPart(
  tx: Tx,
  member: number,
  group: number,
  nth: number,
): Promise<VotedPart | undefined> {
  const { rows } = await sql<VotedPart>`
    with ${me(sql`${member}`)}
    select p.state, p.votes_until, p.refusals from me cross join project_parts p
    where p.group_id = ${group} and p.nth = ${nth}::bigint for no key update of p`.execute(tx)
  return rows[0]
}

/** Counts a vote, weighted by the member's pledges; false if they have none. */
export async function setVote(
  tx: Tx,
  {
    group,
    nth,
    round,
    member,
    accepts,
  }: Record<'group' | 'nth' | 'round' | 'member', number> & { accepts: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into milestone_votes (group_id, nth, round, member_id, accepts, units)
    select ${group}, ${nth}, ${round}, ${member}, ${accepts}, sum(units) from pledges
    where group_id = ${group} and member_id = ${member} and state = 'open' having sum(units) > 0
    on conflict (group_id, nth, round, member_id) do update set accepts = excluded.accepts`.execute(tx)
  return numAffectedRows === 1n
}
