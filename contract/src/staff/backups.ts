import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Reason } from './staff.ts'

/** The backups of an installation that makes its own, and how members' files fill its disk. */

export const Backup = z.object({
  name: z.string(),
  started_at: z.iso.datetime().nullable(),
  /** Null for one that can't be read. */
  finished_at: z.iso.datetime().nullable(),
  /** What it would take without the files that it shares with other backups. */
  bytes: z.number(),
  files: Count,
  /** 1: a restore can go to any moment after it that was archived. */
  has_changes: Flag,
  /** 1: its list of files doesn’t match its hash, or can’t be read. */
  is_damaged: Flag,
})
export type Backup = z.infer<typeof Backup>

const topics = ['staff:{me}'] as const

export const backup_list = defineCall({
  name: 'backup_list',
  doc: 'The backups in BACKUP_DIR, the latest first, and whether one is being made. An installation whose database is elsewhere, or without BACKUP_DIR, makes none itself.',
  auth: 'admin',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({
    recdata: z.array(Backup),
    /** 1: this installation makes its own. */
    makes_backups: Flag,
    /** Since when one is being made or waits for its turn; null if none is. */
    running_since: z.iso.datetime().nullable(),
    /** Why the last one that was started here failed; empty if it didn’t. */
    failed: z.string(),
    archives: Flag,
    last_archived_at: z.iso.datetime().nullable(),
    /** 1: the last change could not be archived. */
    archiving_fails: Flag,
  }),
  refusals: [],
})

export const start_backup = defineCall({
  name: 'start_backup',
  doc: 'Make a backup now, in the background. One is made at a time.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({ reason: Reason.optional() }),
  output: z.object({}),
  refusals: ['backups_elsewhere', 'backup_running'],
  message: 'done.backup_started',
})

export const storage_list = defineCall({
  name: 'storage_list',
  doc: 'How members’ files fill the disk: by what they are for, as counted every six hours, and the members who take most. It says nothing of what the files show.',
  auth: 'admin',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({
    /** By what the files are for, the largest first. */
    recdata: z.array(
      z.object({
        use: z.string(),
        files: Count,
        bytes: z.number(),
        /** What was added within 30 days, less what was removed; null while that isn’t known. */
        growth_bytes: z.number().nullable(),
      }),
    ),
    /** When that was counted; null before the first time. */
    counted_at: z.iso.datetime().nullable(),
    database_bytes: z.number(),
    /** The members whose files take most, at most 20. */
    members: z.array(
      z.object({
        user_id: z.int(),
        full_name: z.string(),
        username: z.string(),
        files: Count,
        bytes: z.number(),
        quota_bytes: z.number(),
      }),
    ),
  }),
  refusals: [],
})
