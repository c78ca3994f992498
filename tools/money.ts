/** `npm run money -- …`: the operator's commands for money. Without arguments it lists them. */
import { commands, OperatorRefusal, usage } from '../server/src/features/wallet/wallet.operator.ts'
import { ConfigError, readConfig } from '../server/src/platform/config.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ConfigError(usage)
  await withDatabase(async (db) => {
    try {
      console.log(await command(db, args, readConfig(process.env)))
    } catch (error) {
      throw error instanceof OperatorRefusal ? new ConfigError(error.message) : error
    }
  })
})
