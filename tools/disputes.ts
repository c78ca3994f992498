/** `npm run disputes -- …`: disputes that wait for a decision. Without arguments it lists the commands. */
import { runDisputeCommand, usage } from '../server/src/features/freelance/disputes/disputes.operator.ts'
import { ConfigError } from '../server/src/platform/config.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new ConfigError(usage)
  await withDatabase(async (db) => {
    const said = await runDisputeCommand(db, words)
    if (said === undefined) throw new ConfigError(usage)
    console.log(said)
  })
})
