/** `npm run verify:staff-log`: checks that nothing in the log of acts was changed; exits with an error if something was. */
import { countActs } from '../server/src/platform/staff-log/staff-log.queries.ts'
import { listBreaches } from '../server/src/platform/staff-log/staff-log.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(() =>
  withDatabase(async (db) => {
    const breaches = await listBreaches(db)
    for (const breach of breaches) console.error(`✗ ${breach}`)
    const acts = await countActs(db)
    console.log(
      breaches.length === 0
        ? `The log of acts holds: ${acts} acts`
        : `The log of acts was changed: ${breaches.length} breaches in ${acts} acts`,
    )
    if (breaches.length > 0) process.exitCode = 1
  }),
)
