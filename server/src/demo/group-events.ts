/** Adds what the town's groups plan, and who comes. */
import { sql } from 'kysely'
import type { Tx } from '../platform/db/prepared.ts'
import { plannedEvents } from './story/group-events.ts'
import type { Neighbour } from './story/people.ts'
import type { GroupName } from './story/telling.ts'

const zone = 'Europe/Prague'

export async function addGroupEvents(
  tx: Tx,
  groups: Readonly<Record<GroupName, number>>,
  ids: Readonly<Record<Neighbour, number>>,
): Promise<void> {
  for (const [name, events] of Object.entries(plannedEvents))
    for (const of of events) {
      const group = groups[name as GroupName]
      const clock = (time: string) => sql`
        (((now() at time zone ${zone})::date + ${of.inDays}::int + ${time}::time) at time zone ${zone})`
      const { rows } = await sql<{ id: number }>`
        insert into group_events (group_id, author_id, title, description, place, begins_at, ends_at, time_zone, places, openings,
          created_at, changed_at, reminded_at)
        select g.id, ${ids[of.by]}, ${of.title}, ${of.description}, ${of.place}, ${clock(of.from)}, ${clock(of.to)}, ${zone},
          ${of.places ?? null}::int, case when g.is_closed then g.openings end, now() - interval '25 days', now() - interval '25 days',
          case when ${of.inDays} < 1 then now() end
        from groups g where g.id = ${group} returning id`.execute(tx)
      const answers = (['yes', 'maybe', 'no'] as const).flatMap((answer) =>
        (of[answer] ?? []).map((who) => ({
          event_id: rows[0]?.id ?? 0,
          member_id: ids[who],
          answer,
        })),
      )
      await tx.insertInto('group_event_answers').values(answers).execute()
    }
}
