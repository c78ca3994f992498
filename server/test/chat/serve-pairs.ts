/**
 * Runs a second process on a test's database, to be killed: `node serve-pairs.ts <connection as JSON>
 * <folder> <port>`.
 */
import { buildApp } from '../../src/app.ts'
import { features } from '../../src/features.ts'
import { openPlatform } from '../../src/open-platform.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openLog } from '../../src/platform/log.ts'
import type { TestConnection } from '../database.ts'

const [connection = '', folder = '', port = ''] = process.argv.slice(2)
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  PORT: port,
  RATE_LIMIT_FACTOR: '1000',
})
const platform = await openPlatform(
  config,
  openLog(config),
  JSON.parse(connection) as TestConnection,
  features,
)
await platform.jobs.prepare([platform.mail.work, ...platform.mediaRoad.jobs, ...platform.events.jobs])
const app = await buildApp(platform, { strict: true })
await app.fastify.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('ready\n')
