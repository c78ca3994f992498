/** `npm run verify:reserves`: what is owed beside what the network has; exits with an error where something is missing. */
import { verifyReserves } from '../server/src/features/wallet/reserves/reserves.operator.ts'
import { withPlatform } from './operator-platform.ts'
import { runInWords } from './say.ts'

await runInWords(() =>
  withPlatform(async (platform) => {
    const { lines, isGood } = await verifyReserves(platform)
    for (const line of lines) console.log(line)
    if (!isGood) process.exitCode = 1
  }),
)
