/**
 * `npm run restore -- <backup> <new data folder> [--until 2026-11-21T10:00:00Z]`: restores a backup and what
 * was archived after it, up to the last moment or the given one, into a new data folder.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BackupRefusal } from '../server/src/platform/backup/backup-folder.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { restore } from '../server/src/platform/backup/restore.ts'
import { runInWords, sayProgress } from './say.ts'

await runInWords(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { until: { type: 'string' } },
  })
  const [backup, folder, ...more] = positionals
  if (backup === undefined || folder === undefined || more.length > 0) {
    throw new BackupRefusal(
      'Say what and where to: npm run restore -- <backup> <new data folder> [--until 2026-11-21T10:00:00Z]',
    )
  }
  const dataDir = resolve(folder)
  const { DATA_DIR, MEDIA_STORE } = readConfig(process.env)
  const { members, posts, lastChange, warnings } = await restore({
    backup: resolve(backup),
    dataDir,
    until: values.until === undefined ? undefined : momentOf(values.until),
    source: DATA_DIR,
    filesElsewhere: MEDIA_STORE === 's3',
    log: sayProgress,
  })
  const upTo = lastChange === undefined ? '' : `, up to ${lastChange.toISOString()}`
  console.log(`\nRestored with ${members} members and ${posts} posts${upTo}.`)
  for (const warning of warnings) console.warn(`Mind: ${warning}`)
  console.log(`Start it with: DATA_DIR=${dataDir} npm start`)
  if (warnings.length > 0) process.exitCode = 1
})

function momentOf(text: string): Date {
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return new Date(text)
  throw new BackupRefusal(`--until takes a moment such as 2026-11-21T10:00:00Z, and not "${text}".`)
}
