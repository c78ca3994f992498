/** Removes for good the channels that were deleted 30 days ago, once their videos are removed, and what was paid for them has run out. */
import { sql } from 'kysely'
import { inParts } from '../../../discussion/discussion.purge.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Channels removed per run. */
const mostAtOnce = 200

export async function removeSubscriptions(db: Db, channel: number): Promise<void> {
  await inParts(
    db,
    (most) => sql`delete from channel_subscriptions where ctid in (
      select ctid from channel_subscriptions where channel_id = ${channel} limit ${most})`,
  )
}

async function removeChannel(db: Db, channel: number): Promise<void> {
  await removeSubscriptions(db, channel)
  await sql`delete from channels where id = ${channel}`.execute(db)
}

export const removeDeletedChannels = ({ database: { db }, log }: Platform): JobKind<object> => ({
  name: 'channels.remove-deleted',
  every: '57 * * * *',
  async work() {
    const { rows } = await sql<{ id: number }>`
      select ch.id from channels ch where ch.deleted_at < now() - interval '30 days'
        and not exists (select from videos vd where vd.channel_id = ch.id)
        and not exists (select from memberships ms where ms.channel_id = ch.id and ms.state <> 'ended')
      order by ch.deleted_at limit ${sql.lit(mostAtOnce)}`.execute(db)
    await workThrough(
      { log },
      {
        due: rows,
        work: ({ id }) => removeChannel(db, id),
        named: ({ id }) => ({ channel: id }),
        failed: 'A deleted channel could not be removed',
      },
    )
  },
})
