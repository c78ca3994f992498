/** The regtest chain as a process of its own. It says where it listens, and ends with its input. */
import { openRegtest } from './regtest.ts'

const [file] = process.argv.slice(2)
const chain = await openRegtest({ minesAtOnce: true, ...(file !== undefined && { file }) })

async function end(): Promise<void> {
  await chain.stop()
  process.exit(0)
}

process.stdin.on('end', () => void end()).resume()
// Ctrl+C reaches it, too; Commons ends it when it is done with it.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', () => void end())
process.stdout.write(`Listening on ${chain.url}\n`)
