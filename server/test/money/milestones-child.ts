/** Does what is due of milestones and disputes of a database in a separate process, which can be killed. */
import type pg from 'pg'
import { workDisputes } from '../../src/features/freelance/disputes/disputes.jobs.ts'
import { workMilestones } from '../../src/features/freelance/milestones/milestones.jobs.ts'
import { shiftClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/db.ts'
import type { Platform } from '../../src/platform/platform.ts'

const { connection, shiftMs } = JSON.parse(process.argv[2] ?? '') as {
  connection: pg.ClientConfig
  shiftMs: number
}
shiftClock(shiftMs)
const nothing = () => undefined
const database = openDatabase(connection, { poolSize: 2, statements: { inc: nothing } })
// Effects after a commit don't matter here.
const platform = {
  database,
  bus: { hint: nothing, recheck: nothing },
  jobs: { wake: nothing },
  events: { durable: () => [], publish: nothing },
  sessions: { forget: nothing },
  log: { warn: nothing, error: console.error },
} as unknown as Platform
process.stdout.write('begins\n')
await workMilestones(platform)
await workDisputes(platform)
await database.close()
