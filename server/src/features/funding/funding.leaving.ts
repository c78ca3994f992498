import { sql } from 'kysely'
import { transfer } from '../../ledger/transfer.ts'
import { type Db, oneStatement } from '../../platform/db/prepared.ts'
import type { Leaving } from '../../platform/leaving.ts'
import { takingBack } from './funding.transfers.ts'

/** Returns whether the member has pledges in escrow that they could take back or may get back. */
async function hasOpen(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    select from pledges where member_id = ${member} and state = 'open' limit 1`.execute(db)
  return rows.length > 0
}

/** Returns whether a project of theirs isn't settled yet, or one they back is being settled. */
async function isSettling(db: Db, member: number): Promise<boolean> {
  const { rows } = await sql`
    (select from group_members s join projects p on p.group_id = s.group_id
      where s.member_id = ${member} and s.standing = 'owner' and p.state in ('running', 'settling') limit 1)
    union all
    (select from pledges l join projects p on p.group_id = l.group_id join project_funding f on f.group_id = p.group_id
      where l.member_id = ${member} and l.state = 'open' and p.state = 'settling'
        and (f.outcome is distinct from 'pay' or not p.has_milestones) limit 1)`.execute(db)
  return rows.length > 0
}

/**
 * Takes back the pledges that can be taken back; the wallet sees to the tokens. Pledges that await milestones
 * stay with the project; if they are returned, the treasury gets them.
 */
async function leavePledges(db: Db, member: number): Promise<void> {
  const { rows } = await sql<{ id: number; group_id: number; units: string }>`
    select l.id, l.group_id, l.units::text from pledges l join projects p on p.group_id = l.group_id
    where l.member_id = ${member} and l.state = 'open' and p.state = 'running' order by l.id`.execute(db)
  for (const { id, group_id, units } of rows)
    await transfer(oneStatement(db), takingBack(member, id, group_id, BigInt(units)))
  await sql`update pledges set member_id = null where member_id = ${member}`.execute(db)
}

export const fundingLeaving: Leaving = {
  tables: {
    pledges: {
      file: 'pledges',
      rows: (member) => sql`
        select g.name as project, trim_scale(l.units / 10::numeric ^ 18)::text as tokens, r.title as reward,
          l.is_unnamed, l.state, trim_scale(l.returned / 10::numeric ^ 18)::text as returned, l.made_at
        from pledges l join groups g on g.id = l.group_id left join reward_tiers r on r.id = l.tier_id
        where l.member_id = ${member} order by l.id`,
    },
    project_reminders: {
      file: 'project-reminders',
      rows: (member) => sql`
        select g.name as project, r.created_at from project_reminders r join groups g on g.id = r.group_id
        where r.member_id = ${member} order by r.created_at, r.group_id`,
    },
    milestone_votes: {
      file: 'milestone-votes',
      rows: (member) => sql`
        select g.name as project, p.title as milestone, v.accepts
        from milestone_votes v join project_parts p on p.group_id = v.group_id and p.nth = v.nth
        join groups g on g.id = v.group_id
        where v.member_id = ${member} order by v.group_id, v.nth, v.round`,
    },
  },
  leaves: hasOpen,
  isUnderWay: isSettling,
  erase: leavePledges,
}
