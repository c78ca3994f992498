/**
 * What more processes and machines bring, and the figures that `docs/scale.md` counts with. `npm run bench:scale`,
 * in parts with `-- --only=processes,replica,pooler,bus,restart,start,sockets,fanout,bytes`.
 */
import { withDatabase } from './database.ts'
import { readOptions } from './options.ts'
import { printBytes } from './scale-bytes.ts'
import { measureBus } from './scale-bus.ts'
import { measureFanOut } from './scale-fanout.ts'
import { measurePooler } from './scale-pooler.ts'
import { measureProcesses } from './scale-processes.ts'
import { measureReplica } from './scale-replica.ts'
import { measureRestart } from './scale-restart.ts'
import { measureSockets } from './scale-sockets.ts'
import { measureStart } from './scale-start.ts'

const options = readOptions()
const parts = {
  processes: measureProcesses,
  replica: measureReplica,
  pooler: measurePooler,
  bus: measureBus,
  restart: measureRestart,
  start: measureStart,
  sockets: measureSockets,
  fanout: measureFanOut,
  bytes: printBytes,
}
const posts = options.posts.toSorted((a, b) => a - b)[0] ?? 0

for (const [name, measure] of Object.entries(parts)) {
  if (options.only && !options.only.includes(name)) continue
  await withDatabase(posts, async (database) => {
    await measure(database, options)
  })
}
