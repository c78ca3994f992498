import { health } from '@commons/contract/staff/running.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { alertsOf } from './running.alerts.ts'
import { listAlerts } from './running.alerts.queries.ts'
import { find } from './running.health.ts'
import { healthShape } from './running.shape.ts'

export default handle(health, async (_input, { db, platform }) => {
  const [found, known, sockets] = await Promise.all([
    find(platform),
    listAlerts(db),
    platform.metrics.sockets.get(),
  ])
  const since = new Map(known.map((row) => [row.name, row.since]))
  const alerts = alertsOf(found, now()).map((name) => ({ name, since: since.get(name) ?? null }))
  return { recdata: healthShape(found, { alerts, sockets: sockets.values[0]?.value ?? 0 }) }
})
