/** Removes text and file of messages deleted 30 days ago; only their places stay. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'
import { inParts } from '../discussion/discussion.purge.ts'
import { needsEvidence } from '../reports/evidence.ts'

/** True until decisions about reports of this conversation stand, and during a dispute between a client and a freelancer who write here. */
export const isNeeded = (conversation: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from reports r where r.conversation_id = ${conversation} and ${needsEvidence})
  or exists (
    select from conversations c
    join agreements ag on (ag.client_id = c.low_id and ag.freelancer_id = c.high_id)
      or (ag.client_id = c.high_id and ag.freelancer_id = c.low_id)
    join job_milestones jm on jm.agreement_id = ag.id and jm.state = 'disputed'
    where c.id = ${conversation} and c.kind = 'freelance'))`

export const emptyDeletedMessages = (db: Db) =>
  inParts(
    db,
    (most) => sql`
      update messages set message = '', mentions = '[]', media_id = null
      where id in (
        select id from messages
        where deleted_at < now() - interval '30 days' and (message <> '' or media_id is not null)
          and not ${isNeeded(sql`messages.conversation_id`)}
        order by deleted_at limit ${most})`,
  )

/** Empties a member's messages (a trigger does, with the author's removal), and deletes their reactions. */
export async function removeOwnMessages(db: Db, member: number): Promise<void> {
  // In the order of conversations and messages, so that each conversation is locked only once.
  for (const column of ['author_id', 'message_reactions'] as const)
    await inParts(db, (most) =>
      column === 'author_id'
        ? sql`update messages set author_id = null where id in (
            select id from messages where author_id = ${member} order by conversation_id limit ${most})`
        : sql`delete from message_reactions where (message_id, member_id) in (
            select message_id, member_id from message_reactions where member_id = ${member}
            order by message_id limit ${most})`,
    )
}
