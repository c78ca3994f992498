/** SQL of members who want to be reminded before a project ends. */
import { reminderHours } from '@commons/contract/shared/funding-figures.ts'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../../platform/db/prepared.ts'
import { visibleGroup } from '../../../visibility/groups.ts'
import { notHidden } from '../../../visibility/members.ts'

interface Remindable {
  is_running: boolean
  ends_at: Date
  owner_id: number | null
}

/**
 * Returns a project that the member could back, locked so that it goes on running; undefined if they don't see
 * it or its owner.
 */
export async function lockRemindable(tx: Tx, member: number, group: number): Promise<Remindable | undefined> {
  const { rows } = await sql<Remindable>`
    select p.is_running, p.ends_at, s.member_id as owner_id
    from groups g join projects p on p.group_id = g.id
    left join group_members s on s.group_id = g.id and s.standing = 'owner'
    where g.id = ${group} and ${visibleGroup(sql`${member}::bigint`)}
      and (s.member_id is null or ${notHidden(sql`${member}::bigint`, sql.ref('s.member_id'))})
    for share of p`.execute(tx)
  return rows[0]
}

export async function addReminder(tx: Tx, group: number, member: number): Promise<void> {
  await sql`
    insert into project_reminders (group_id, member_id) values (${group}, ${member})
    on conflict do nothing`.execute(tx)
}

export async function removeReminder(tx: Tx, group: number, member: number): Promise<void> {
  await sql`delete from project_reminders where group_id = ${group} and member_id = ${member}`.execute(tx)
}

export interface Reminded {
  group_id: number
  member_id: number
}

/**
 * Tells some of those whose projects end soon, unless they have backed them, and forgets their reminders.
 * Another process skips the same rows. The end is a part of the news: a project whose end moves is told again
 * to whoever asks again.
 */
const remind = prepared<[at: Date, most: number], Reminded>(
  'remind_of_ends',
  (at, most) => sql`
    with due as (
      select r.group_id, r.member_id, p.ends_at
      from projects p join project_reminders r on r.group_id = p.group_id
      where p.is_running and p.ends_at <= ${at}::timestamptz + make_interval(hours => ${sql.lit(reminderHours)})
      order by p.ends_at, r.group_id, r.member_id limit ${most}::int for update of r skip locked),
    told as (
      insert into notification_outbox (kind, member_id, about_id, item_id)
      select 'project_ending', due.member_id, due.group_id, extract(epoch from due.ends_at)::bigint from due
      where due.ends_at > ${at}::timestamptz and not exists (
        select from pledges l where l.group_id = due.group_id and l.member_id = due.member_id and l.state = 'open'))
    delete from project_reminders r using due where r.group_id = due.group_id and r.member_id = due.member_id
    returning r.group_id, r.member_id`,
)

/** Tells at most this many members of their projects' ends; returns whose reminders are gone. */
export const remindSome = async (tx: Tx, at: Date, most: number): Promise<Reminded[]> => remind(tx, at, most)
