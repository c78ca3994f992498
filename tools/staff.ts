/** `npm run staff -- …`: who has which role of staff. Without arguments it lists the commands. */
import { runStaffCommand, usage } from '../server/src/features/staff/staff.operator.ts'
import { ConfigError } from '../server/src/platform/config.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new ConfigError(usage)
  await withDatabase(async (db) => {
    const said = await runStaffCommand(db, words)
    if (said === undefined) throw new ConfigError(usage)
    console.log(said)
  })
})
