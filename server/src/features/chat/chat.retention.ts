/** Hides messages once their chat no longer keeps them, and deletes those that are gone for both members. */
import { sql } from 'kysely'
import { inParts } from '../../discussion/discussion.purge.ts'
import { isNeeded } from '../../conversations/messages.purge.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'

/** Chats read by one statement, and messages of a chat deleted by one. */
const part = 500
/** Messages of a chat checked in one run, oldest first. */
const mostAged = 1_000
/**
 * Gone messages of a freelance chat are kept this long after its last message: client and freelancer may come
 * to disagree.
 */
const freelanceDays = 90

interface Aged {
  id: number
  upto: number
}

/** Hides messages that are too old, for both members, and tells their pages. */
export async function ageMessages(platform: Platform): Promise<void> {
  const { db } = platform.database
  const failures: unknown[] = []
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; upto: number | null }>`
      select c.id, case when (
          select d.created_at from messages d where d.conversation_id = c.id and d.seq > c.gone_seq order by d.seq limit 1)
            < now() - c.keep_days * interval '1 day'
        then (select max(oldest.seq) from (
            select d.seq, d.created_at from messages d where d.conversation_id = c.id and d.seq > c.gone_seq
            order by d.seq limit ${mostAged}) as oldest
          where oldest.created_at < now() - c.keep_days * interval '1 day') end as upto
      from conversations c where c.keep_days > 0 and c.id > ${after} order by c.id limit ${part}`.execute(db)
    for (const { id, upto } of rows)
      if (upto !== null) await age(platform, { id, upto }).catch((error: unknown) => failures.push(error))
    const last = rows.at(-1)
    if (!last || rows.length < part) break
    after = last.id
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Messages of some chats could not be taken away')
}

const age = (platform: Platform, { id, upto }: Aged) =>
  write(platform, async ({ tx, hint }) => {
    // Members before the conversation, as messages lock them.
    await sql`
      select from conversation_members where conversation_id = ${id} order by member_id for no key update`.execute(
      tx,
    )
    await sql`
      update conversation_members set cleared_seq = greatest(cleared_seq, ${upto})
      where conversation_id = ${id}`.execute(tx)
    await sql`update conversations set gone_seq = greatest(gone_seq, ${upto}) where id = ${id}`.execute(tx)
    hint(`chat:${id}`)
  })

/** Deletes the rows of messages that are gone for both, and with them the files. */
export async function purgeMessages(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; gone: number }>`
    select c.id, c.gone_seq as gone from conversations c
    where c.gone_seq > c.purged_seq and not ${isNeeded(sql`c.id`)}
      and (c.kind <> 'freelance' or c.last_at < now() - ${freelanceDays} * interval '1 day')
    order by c.id limit ${part}`.execute(db)
  for (const { id, gone } of rows) {
    await sql`
      update messages set parent_id = null, root_id = null
      where conversation_id = ${id} and seq > ${gone}
        and (parent_id in (select g.id from messages g where g.conversation_id = ${id} and g.seq <= ${gone})
          or root_id in (select g.id from messages g where g.conversation_id = ${id} and g.seq <= ${gone}))`.execute(
      db,
    )
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from messages where id in (
          select id from messages where conversation_id = ${id} and seq <= ${gone} order by seq desc limit ${part})`.execute(
        db,
      )
      if (numAffectedRows < BigInt(part)) break
    }
    await sql`update conversations set purged_seq = greatest(purged_seq, ${gone}) where id = ${id}`.execute(
      db,
    )
  }
}

/** Removes conversations of several people whom all have left, unless a decision still needs them. */
export async function removeLeftChats(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select c.id from conversations c
    where c.left_at is not null and not ${isNeeded(sql`c.id`)}
    order by c.id limit ${part}`.execute(db)
  for (const { id } of rows) {
    // The latest first: answers before what they answer.
    await inParts(
      db,
      (most) => sql`
        delete from messages where id in (
          select id from messages where conversation_id = ${id} order by seq desc limit ${most})`,
    )
    await sql`delete from conversations where id = ${id}`.execute(db)
  }
}

export const keepingJobs = (platform: Platform): ReadonlyArray<JobKind<never>> => [
  {
    name: 'chat.keep',
    every: '*/10 * * * *',
    async work() {
      // If one fails, the others still run.
      try {
        await ageMessages(platform)
      } finally {
        await purgeMessages(platform.database.db).finally(() => removeLeftChats(platform.database.db))
      }
    },
  },
]
