/** The platform of DATA_DIR or DATABASE_URL for operators' commands that act as calls do, whether or not Commons runs. */
import { features } from '../server/src/features.ts'
import { openPlatform } from '../server/src/open-platform.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openLog } from '../server/src/platform/log.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { openMaintenance } from '../server/src/platform/postgres/maintenance.ts'
import { sayProgress } from './say.ts'

/**
 * Opens the platform, runs `work` with it, and closes it. It does none of the server's work: what it orders, the
 * running server does, or the next one.
 */
export async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<void> {
  const { DATABASE_DIRECT_URL, ...read } = readConfig(process.env)
  // A command goes past a pooler.
  const config = {
    ...read,
    DATABASE_POOLER: 'off' as const,
    DATABASE_URL: DATABASE_DIRECT_URL ?? read.DATABASE_URL,
  }
  const embedded = config.DATABASE_URL
    ? undefined
    : await openMaintenance({ dataDir: config.DATA_DIR, backupDir: config.BACKUP_DIR, log: sayProgress })
  try {
    const connection = embedded?.owner ?? { connectionString: config.DATABASE_URL }
    const idle = features.map(({ open: _open, close: _close, ...feature }) => feature)
    const platform = await openPlatform(config, openLog({ ...config, LOG_LEVEL: 'warn' }), connection, idle)
    try {
      await work(platform)
    } finally {
      await platform.close()
    }
  } finally {
    await embedded?.close()
  }
}
