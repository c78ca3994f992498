import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { Named } from '../staff/staff.ts'

/** Files that nobody uploads again, by the hash of what was uploaded. A confirmed purge adds those it removes. */

const topics = ['report_queue:{me}'] as const

const MediaHash = z.object({
  media_hash_id: Id,
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: z.string(),
  kind: z.enum(['image', 'video', 'audio', 'attachment']),
  added_by: Named,
  created_at: z.iso.datetime(),
  /** A report of the case whose file it was; null if that is gone. */
  report_id: Id.nullable(),
})
export type MediaHash = z.infer<typeof MediaHash>

export const media_hash_list = defineCall({
  name: 'media_hash_list',
  doc: 'Files that nobody can upload again, the latest first.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({ ...PageIn }),
  output: z.object({ recdata: z.array(MediaHash), next: Next }),
  refusals: [],
})

export const delete_media_hash = defineCall({
  name: 'delete_media_hash',
  doc: 'Let a file be uploaded again.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ media_hash_id: IdIn }),
  output: z.object({}),
  refusals: ['media_hash_not_found'],
  message: 'done.media_hash_deleted',
})
