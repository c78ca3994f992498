import { z } from 'zod'
import { EmailIn } from '../accounts/accounts.ts'
import { defineCall } from '../call.ts'
import { FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { Reason } from './staff.ts'

/** What members have a right to by law, and ask for in another way than in their settings. */

const of = { view_user_id: IdIn, reason: Reason }
const topics = ['staff:{me}'] as const

export const send_member_export = defineCall({
  name: 'send_member_export',
  doc: 'Make a member’s export. They are mailed where they can download it; nobody else can.',
  auth: 'admin',
  effect: 'write',
  limit: 'identity',
  topics,
  input: z.object(of),
  output: z.object({}),
  refusals: ['member_not_found', 'export_made'],
  message: 'done.export_asked_for',
})

export const MemberEmailInput = z.object({ ...of, email: EmailIn('email_invalid_address') })

export const change_member_email = defineCall({
  name: 'change_member_email',
  doc: 'Change the address of a member who lost the old one. It holds once they follow the link that is mailed to the new one, logged in; the old one is told.',
  auth: 'admin',
  effect: 'write',
  limit: 'identity',
  topics,
  input: MemberEmailInput,
  output: z.object({}),
  refusals: ['member_not_found', 'email_same', 'email_taken', 'not_accepted'],
  message: 'done.member_email_asked',
})

export const delete_member = defineCall({
  name: 'delete_member',
  doc: 'Delete a member who asked for it: they are hidden at once, and deleted in 30 days unless they log in before, or right away. What is in their wallet goes to Commons.',
  auth: 'admin',
  effect: 'write',
  limit: 'identity',
  topics: ['staff:{me}', 'member:{view_user_id}', 'timeline:{view_user_id}', 'feed'],
  input: z.object({
    ...of,
    at_once: FlagIn.optional().describe('1: without the 30 days, as the law may want it.'),
  }),
  output: z.object({}),
  refusals: ['member_not_found', 'not_oneself', 'last_admin', 'money_in_escrow'],
  message: 'done.member_leaves',
})
