import { sql } from 'kysely'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { gatherNews } from './gathering.ts'

/** Gathers what a process left behind that ended before it could. */
export const gatherRest = (platform: Platform): JobKind<object> => ({
  name: 'notifications.gather',
  every: '* * * * *',
  async work() {
    await gatherNews(platform)
  },
})

const mostAtOnce = 5_000

/** Deletes notifications after a year. */
export const forgetOld = ({ database }: Platform): JobKind<object> => ({
  name: 'notifications.forget',
  every: '41 3 * * *',
  async work() {
    let gone = mostAtOnce
    while (gone === mostAtOnce) {
      const { numAffectedRows } = await sql`
        delete from notifications where id in (
          select id from notifications where acted_at < now() - interval '1 year' limit ${mostAtOnce})`.execute(
        database.db,
      )
      gone = Number(numAffectedRows ?? 0)
    }
  },
})
