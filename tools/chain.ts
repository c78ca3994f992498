/** `npm run chain -- …`: the token's contract and the key of addresses. Without arguments it lists the commands. */
import { text } from 'node:stream/consumers'
import { ChainRefusal, deploy, newApprovals, newKey, usage } from '../chain/commands.ts'
import { PlainError } from '../server/src/platform/plain-error.ts'
import { runInWords } from './say.ts'

await runInWords(async () => {
  const [command, ...words] = process.argv.slice(2)
  if (command === 'new-key') console.log(newKey())
  else if (command === 'new-approval-key') console.log(newApprovals())
  else if (command === 'deploy')
    console.log(
      await deploy(words, process.stdin.isTTY ? '' : await text(process.stdin)).catch((error: unknown) => {
        throw error instanceof ChainRefusal ? new PlainError(error.message) : error
      }),
    )
  else throw new PlainError(usage)
})
