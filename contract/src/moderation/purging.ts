import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Named, Reason } from '../staff/staff.ts'
import { ReportType } from './moderation.ts'

/** Removing for good what is illegal: one moderator asks, another one confirms, and nobody brings it back. */

const topics = ['report_queue:{me}'] as const

export const Purge = z.object({
  decision_id: Id,
  /** A report of what is to go; its page has the decision. */
  report_id: Id,
  report_type: ReportType,
  /** Whose it is. */
  member: Named,
  asked_by: Named,
  asked_at: z.iso.datetime(),
  reason: z.string(),
})
export type Purge = z.infer<typeof Purge>

export const purge_list = defineCall({
  name: 'purge_list',
  doc: 'What waits for a second moderator before it is removed for good, the longest wait first; at most 50.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({ recdata: z.array(Purge) }),
  refusals: [],
})

export const ask_purge = defineCall({
  name: 'ask_purge',
  doc: 'Ask another moderator to remove for good what a decision hides, such as illegal material. Until they confirm, nothing changes.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ decision_id: IdIn, reason: Reason }),
  output: z.object({}),
  refusals: [
    'decision_not_found',
    'decision_undone',
    'decision_purged',
    'case_barred',
    'purge_impossible',
    'purge_asked',
  ],
  message: 'done.purge_asked',
})

export const withdraw_purge = defineCall({
  name: 'withdraw_purge',
  doc: 'Take back that something is to be removed for good: by who asked, or by who would have to confirm it. It stays hidden.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ decision_id: IdIn, reason: Reason }),
  output: z.object({}),
  refusals: ['decision_not_found', 'decision_purged', 'case_barred', 'purge_not_asked'],
  message: 'done.purge_withdrawn',
})

export const confirm_purge = defineCall({
  name: 'confirm_purge',
  doc: 'Remove for good, as the second of two, what a decision hides: its words and evidence at once, its files and rows within two hours. The decision stays and can’t be taken back any more.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ decision_id: IdIn, reason: Reason }),
  output: z.object({}),
  refusals: [
    'decision_not_found',
    'decision_undone',
    'decision_purged',
    'case_barred',
    'purge_not_asked',
    'purge_needs_another',
    'purge_appealed',
  ],
  message: 'done.purged',
})
