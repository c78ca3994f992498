import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Reason } from '../staff/staff.ts'

/** Restriction of processing, which members have a right to (GDPR, Article 18). */

/** How long before it ends the member is told, in days. */
export const daysOfNotice = 3

const topics = ['staff:{me}', 'report_queue:{me}'] as const

export const restrict_processing = defineCall({
  name: 'restrict_processing',
  doc: 'Restrict what is done with a member’s data, as they asked: all of it is kept, and nobody sees or uses it. They can log in, read why, and take their data along, as somebody suspended can. It calls off an end that was announced.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({ view_user_id: IdIn, reason: Reason.describe('Why, for the member.') }),
  output: z.object({ user_id: Id }),
  refusals: ['member_not_found', 'not_oneself', 'last_admin', 'processing_restricted'],
  message: 'done.processing_restricted',
})

export const end_processing_restriction = defineCall({
  name: 'end_processing_restriction',
  doc: 'End a restriction of processing in 3 days. The member is mailed before, as the law has it.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({ view_user_id: IdIn, reason: Reason.describe('Why, for the log.') }),
  output: z.object({ ends_at: z.iso.datetime() }),
  refusals: ['member_not_found', 'processing_not_restricted'],
  message: 'done.processing_restriction_ends',
})
