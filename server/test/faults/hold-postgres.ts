/**
 * Runs an embedded database until it is killed, for tests of such crashes: `node hold-postgres.ts <dataDir> [command]`,
 * as Commons or as a command of its operator's.
 */
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts'

const silent = () => undefined
const dataDir = process.argv[2] ?? ''
try {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: silent, warn: silent, error: silent },
    durable: false,
    isCommand: process.argv[3] === 'command',
  })
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  process.stdout.write('ready\n')
} catch (cause) {
  process.stdout.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exit(1)
}
