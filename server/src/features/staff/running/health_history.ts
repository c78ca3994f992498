import { health_history } from '@commons/contract/staff/running.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { intervals, listSamples } from './running.samples.queries.ts'
import { sampleShape } from './running.shape.ts'

export default handle(health_history, async ({ period }, { db }) => {
  const chosen = period || 'day'
  const rows = await listSamples(db, chosen, now())
  return { minutes: intervals[chosen].each, recdata: rows.map(sampleShape) }
})
