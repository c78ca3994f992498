/** Commons with its media jobs at rest: accepted uploads wait. */
import { buildApp } from '../server/src/app.ts'
import { features } from '../server/src/features.ts'
import { openPlatform } from '../server/src/open-platform.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { housekeeping } from '../server/src/platform/housekeeping.ts'
import { openLog } from '../server/src/platform/log.ts'

const config = readConfig(process.env)
const platform = await openPlatform(
  config,
  openLog(config),
  { connectionString: config.DATABASE_URL },
  features,
)
await platform.jobs.work([housekeeping(platform), platform.mail.work])
await platform.jobs.prepare(platform.mediaRoad.jobs)
const app = await buildApp(platform, { strict: false })
await app.fastify.listen({ host: config.HOST, port: config.PORT })
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => platform.close())
    .then(() => process.exit(0))
})
