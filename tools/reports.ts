/** `npm run reports -- …`: reports that wait for a decision. Without arguments it lists the commands. */
import { runReportsCommand, usage } from '../server/src/features/moderation/operator/reports.operator.ts'
import { ConfigError } from '../server/src/platform/config.ts'
import { withPlatform } from './operator-platform.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new ConfigError(usage)
  await withPlatform(async (platform) => {
    const said = await runReportsCommand(platform, words)
    if (said === undefined) throw new ConfigError(usage)
    console.log(said)
  })
})
