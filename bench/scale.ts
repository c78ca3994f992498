/**
 * What more processes and machines bring, and the figures that `docs/scale.md` counts with. `npm run bench:scale`,
 * in parts with `-- --only=processes,sockets,fanout,bytes`.
 */
import { withDatabase } from './database.ts'
import { readOptions } from './options.ts'
import { printBytes } from './scale-bytes.ts'
import { measureFanOut } from './scale-fanout.ts'
import { measureProcesses } from './scale-processes.ts'
import { measureSockets } from './scale-sockets.ts'

const options = readOptions()
const parts = {
  processes: measureProcesses,
  sockets: measureSockets,
  fanout: measureFanOut,
  bytes: printBytes,
}
const posts = options.posts.toSorted((a, b) => a - b)[0] ?? 0

for (const [name, measure] of Object.entries(parts)) {
  if (options.only && !options.only.includes(name)) continue
  await withDatabase(posts, (database) => measure(database, options))
}
