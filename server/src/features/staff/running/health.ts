import { health } from '@commons/contract/staff/running.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findHealth, lastBackupAt } from './running.health.ts'
import { healthShape } from './running.shape.ts'

export default handle(health, async (_input, { db, platform }) => {
  const { config, database, metrics, room } = platform
  const [found, backup, { folders }, sockets] = await Promise.all([
    findHealth(db),
    lastBackupAt(config.BACKUP_DIR),
    room.state(),
    metrics.sockets.get(),
  ])
  return {
    recdata: healthShape(found, {
      makesBackups: config.BACKUP_DIR !== undefined,
      backup,
      folders,
      pool: database.pool,
      sockets: sockets.values[0]?.value ?? 0,
    }),
  }
})
