import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import type { GroupEnding } from '../../platform/group-endings.ts'
import type { Leaving } from '../../platform/leaving.ts'
import { handOver } from './members/members.queries.ts'

/**
 * Hands each of the member's groups to its longest-standing moderator, else to its longest-standing member;
 * deletes a group without either.
 */
async function handGroupsOver(
  db: Db,
  member: number,
  { groupEndings }: { groupEndings: readonly GroupEnding[] },
): Promise<void> {
  const { rows } = await sql<{ group_id: number }>`
    select group_id from group_members where member_id = ${member} and standing = 'owner'`.execute(db)
  for (const { group_id } of rows)
    await db.transaction().execute(async (tx) => {
      await sql`select from groups where id = ${group_id} for no key update`.execute(tx)
      const { rows: heirs } = await sql<{ member_id: number }>`
        select s.member_id from group_members s
        where s.group_id = ${group_id} and s.is_in and s.member_id <> ${member}
          and not exists (select from away_members away where away.member_id = s.member_id)
        order by s.standing = 'moderator' desc, s.since, s.member_id limit 1`.execute(tx)
      if (heirs[0]) await handOver(tx, group_id, { from: member, to: heirs[0].member_id })
      else {
        for (const end of groupEndings) await end(tx, group_id)
        await sql`update groups set deleted_at = coalesce(deleted_at, now()) where id = ${group_id}`.execute(
          tx,
        )
      }
    })
}

export const groupsLeaving: Leaving = {
  tables: {
    group_members: {
      file: 'groups',
      rows: (member) => sql`
        select g.name as group, s.standing, s.notice as hears_of, s.since, s.answers
        from group_members s join groups g on g.id = s.group_id
        where s.member_id = ${member} and s.standing <> 'banned' order by s.since`,
    },
    group_links: {
      file: 'group-links',
      rows: (member) => sql`
        select g.name as group, l.created_at, l.ends_at, l.uses, l.most_uses
        from group_links l join groups g on g.id = l.group_id where l.made_by = ${member} order by l.id`,
    },
  },
  erase: handGroupsOver,
}
