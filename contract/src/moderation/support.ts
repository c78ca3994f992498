import { z } from 'zod'
import { defineCall } from '../call.ts'
import { TextIn } from '../shared/text.ts'

/** Messages to the operator of this Commons. */

/** The longest subject and message, in graphemes. */
export const longestSubject = 120
export const longestMessage = 3000
/** The most messages of one member within 24 hours. */
export const mostMessages = 5

export const SupportInput = z.object({
  subject: TextIn(longestSubject, 'subject_too_long').refine((text) => text !== '', 'subject_required'),
  message: TextIn(longestMessage, 'support_message_too_long').refine(
    (text) => text !== '',
    'message_required',
  ),
})

export const contact_support = defineCall({
  name: 'contact_support',
  doc: 'Write to the people who run this Commons. They answer by email, to the caller’s address. Five messages a day.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: [],
  input: SupportInput,
  output: z.object({}),
  refusals: ['too_many_messages'],
  message: 'done.support_written',
})
