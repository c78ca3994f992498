import { sql } from 'kysely'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** The longest period, the one before it, and a month to spare. */
const keptFor = '760 days'
const mostAtOnce = 5_000

/** Removes figures that no screen shows any more. */
export const forgetOldLooks = ({ database: { db } }: Platform): JobKind<object> => ({
  name: 'insights.forget',
  every: '17 3 * * *',
  async work() {
    const isOld = {
      member_looks: sql`hour < now() - ${keptFor}::interval`,
      post_looks: sql`day < current_date - ${keptFor}::interval`,
    }
    for (const [table, old] of Object.entries(isOld)) {
      let gone = mostAtOnce
      while (gone === mostAtOnce) {
        const { numAffectedRows } = await sql`
          delete from ${sql.table(table)} where ctid = any (array(
            select ctid from ${sql.table(table)} where ${old} limit ${mostAtOnce}))`.execute(db)
        gone = Number(numAffectedRows ?? 0)
      }
    }
  },
})
