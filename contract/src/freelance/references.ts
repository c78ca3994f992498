import { z } from 'zod'
import { EmailIn } from '../accounts/accounts.ts'
import { defineCall } from '../call.ts'
import { Line, RequiredLine, RequiredParagraphs } from '../shared/entries.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { longestRequest } from '../shared/freelancer.ts'
import { TextIn } from '../shared/text.ts'

/** References: what people whom a member asks by mail say of them. They need not be members. */

export const Reference = z.object({
  id: Id,
  /** How its author calls themself. */
  name: z.string(),
  /** What they are to the member, as a former client. */
  relationship: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type Reference = z.infer<typeof Reference>

/** Somebody who was asked and has not answered yet. */
export const AskedReference = z.object({
  id: Id,
  email: z.string(),
  created_at: z.iso.datetime(),
  /** The link works until then. */
  expires_at: z.iso.datetime(),
})
export type AskedReference = z.infer<typeof AskedReference>

const CodeIn = z
  .string('code_required')
  .min(1, 'code_required')
  .max(100, 'code_required')
  .describe('The code in the mailed link.')

export const request_reference = defineCall({
  name: 'request_reference',
  doc: 'Ask somebody by mail to write a reference for the caller. The link in the mail works once, for 30 days. At most five a day, and ten that are not answered.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['freelancer:{me}'],
  input: z.object({
    email: EmailIn('email_invalid_address'),
    message: TextIn(longestRequest, 'request_too_long')
      .optional()
      .describe(`Shown where the reference is written. At most ${longestRequest} characters.`),
  }),
  output: z.object({}),
  refusals: ['email_not_verified', 'own_reference', 'reference_asked', 'too_many_references_asked'],
  message: 'done.reference_asked',
})

export const delete_reference_request = defineCall({
  name: 'delete_reference_request',
  doc: 'Take a request for a reference back: its link works no more.',
  auth: 'member',
  effect: 'write',
  topics: ['freelancer:{me}'],
  input: z.object({ request_id: IdIn }),
  output: z.object({}),
  refusals: ['reference_not_found'],
  message: 'done.reference_request_deleted',
})

export const get_reference_request = defineCall({
  name: 'get_reference_request',
  doc: 'Who asks for a reference by a mailed link.',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object({ code: CodeIn }),
  output: z.object({
    data: z.object({ full_name: z.string(), avatar: z.string().nullable(), message: z.string() }),
  }),
  refusals: ['link_expired', 'reference_written'],
})

export const add_reference = defineCall({
  name: 'add_reference',
  doc: 'Write the reference that a mailed link asks for. The link works once; repeated with the same words, it is answered the same.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: z.object({
    code: CodeIn,
    name: RequiredLine('name_required'),
    relationship: Line.optional(),
    message: RequiredParagraphs('message_required'),
  }),
  output: z.object({}),
  refusals: ['link_expired', 'reference_written'],
  message: 'done.reference_added',
})

export const delete_reference = defineCall({
  name: 'delete_reference',
  doc: 'Remove a reference from the caller’s profile, for good.',
  auth: 'member',
  effect: 'write',
  topics: ['freelancer:{me}'],
  input: z.object({ reference_id: IdIn }),
  output: z.object({}),
  refusals: ['reference_not_found'],
  message: 'done.reference_deleted',
})

export const get_references_by_user_id = defineCall({
  name: 'get_references_by_user_id',
  doc: 'What others say of a member, latest first; of the caller without `view_user_id`. `requested` is who was asked and has not answered, for the member alone.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['freelancer:{view_user_id}', 'freelancer:{me}', 'graph:{me}'],
  input: z.object({ view_user_id: MemberIdIn.optional() }),
  output: z.object({ response: z.array(Reference), requested: z.array(AskedReference) }),
  refusals: ['member_not_found'],
})
