/** Removes the figures of days that are no longer shown. */
import { channelPeriods } from '@commons/contract/shared/channel.ts'
import { sql } from 'kysely'
import { inParts } from '../../../discussion/discussion.purge.ts'
import { now } from '../../../platform/clock.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { dayOf } from './analytics.rules.ts'

/** The longest period, the one it is compared with, and a year for who looks after a break. */
export const keptDays = 3 * Math.max(...channelPeriods)

export const removeOldDays = ({ database: { db } }: Platform): JobKind<object> => ({
  name: 'channels.remove-old-days',
  every: '41 3 * * *',
  async work() {
    const first = dayOf(now().getTime() - keptDays * 24 * 60 * 60_000)
    for (const table of ['channel_days', 'video_days', 'video_sources'])
      await inParts(
        db,
        (most) => sql`delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where day < ${first}::date limit ${most}))`,
      )
  },
})
