/** Commons with two calls more, which send a statement that does nothing: what is left is what every call costs. */
import { logout } from '@commons/contract/accounts/accounts.ts'
import { defineCall } from '@commons/contract/call.ts'
import { post_like } from '@commons/contract/posts/posts.ts'
import { sql } from 'kysely'
import { buildApp } from '../server/src/app.ts'
import { features } from '../server/src/features.ts'
import { openPlatform } from '../server/src/open-platform.ts'
import { type Handler, handle } from '../server/src/platform/call/handle.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { prepared } from '../server/src/platform/db/prepared.ts'
import { openLog } from '../server/src/platform/log.ts'

const ask = prepared<[], { one: number }>('nothing', () => sql`select 1 as one`)
const common = {
  auth: 'member',
  topics: [],
  // A field to check, and an answer without any.
  input: post_like.input,
  output: logout.output,
  refusals: [],
} as const
const nothing_read = defineCall({ ...common, name: 'nothing_read', doc: 'Read nothing.', effect: 'read' })
const nothing_write = defineCall({ ...common, name: 'nothing_write', doc: 'Write nothing.', effect: 'write' })

const handlers = [
  handle(nothing_read, async (_input, { db }) => {
    await ask(db)
    return {}
  }),
  handle(nothing_write, {
    isOneStatement: () => true,
    async run(_input, { tx }) {
      await ask(tx)
      return {}
    },
  }),
] as unknown as Handler[]

const config = readConfig(process.env)
const platform = await openPlatform(
  config,
  openLog(config),
  { connectionString: config.DATABASE_URL },
  features,
)
const app = await buildApp(platform, { strict: false, handlers })
await app.fastify.listen({ host: config.HOST, port: config.PORT })
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => platform.close())
    .then(() => process.exit(0))
})
