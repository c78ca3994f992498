/** `npm run plans -- …`: the operator's commands for plans. Without arguments it lists them. */
import { runPlansCommand, usage } from '../server/src/features/plans/plans.operator.ts'
import { ConfigError } from '../server/src/platform/config.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new ConfigError(usage)
  await withDatabase(async (db) => {
    const said = await runPlansCommand(db, words)
    if (said === undefined) throw new ConfigError(usage)
    console.log(said)
  })
})
