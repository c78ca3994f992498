/** `npm run members -- …`: members: found, suspended, let in again, deleted. Without arguments it lists the commands. */
import { runMembersCommand, usage } from '../server/src/features/moderation/operator/members.operator.ts'
import { ConfigError } from '../server/src/platform/config.ts'
import { withPlatform } from './operator-platform.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new ConfigError(usage)
  await withPlatform(async (platform) => {
    const said = await runMembersCommand(platform, words)
    if (said === undefined) throw new ConfigError(usage)
    console.log(said)
  })
})
