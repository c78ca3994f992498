/** `npm run support -- list`: prints what members have written to support. */
import { runSupportCommand, usage } from '../server/src/features/moderation/support/support.operator.ts'
import { ConfigError } from '../server/src/platform/config.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new ConfigError(usage)
  await withDatabase(async (db) => {
    const said = await runSupportCommand(db, words)
    if (said === undefined) throw new ConfigError(usage)
    console.log(said)
  })
})
