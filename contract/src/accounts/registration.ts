import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { registrationModes } from '../shared/registration.ts'
import { TextIn } from '../shared/text.ts'
import { Named } from '../staff/staff.ts'
import { InvitationIn } from './accounts.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Who waits to be let in, as moderators see it. */
    signups: true
    /** A member's own invitations. */
    invitations: true
  }
}

/** How people become members: by themselves, after a look by moderators, or by invitation. */

export const show_registration = defineCall({
  name: 'show_registration',
  doc: 'How people register here: whether anybody can, what they are asked, and whether an invitation still works.',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object({ invitation: InvitationIn.optional() }),
  output: z.object({
    data: z.object({
      mode: z
        .enum(registrationModes)
        .describe('`approval`: moderators look at each request. `invitation`: only members’ invitations.'),
      /** What `answers` of `register` answers, in this order. Empty unless somebody looks at the request. */
      questions: z.array(z.string()),
      /** Who invites; null without an invitation that works. */
      invited_by: z.string().nullable(),
      /** The version of the terms and the privacy page that `agreed_version` of `register` takes. */
      version: z.int().min(0),
    }),
  }),
  refusals: [],
})

const Signup = z.object({
  signup_request_id: Id,
  /** Empty once the record has been cleared of personal data, 30 days after the answer. */
  full_name: z.string(),
  email: z.string(),
  address: z.string().describe('The network address that it was sent from; empty as above.'),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Why it waits: everybody does, or a rule about the email’s domain or the network says so. */
  because: z.enum(['everybody', 'domain', 'network']),
  state: z.enum(['waiting', 'approved', 'rejected']),
  confirmed_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  answered_by: Named,
  /** What the mail about the answer says. */
  message: z.string(),
  /** Who they are now. */
  member: Named,
  /** How often the same address was rejected before. */
  rejected_before: Count,
  /** How many others wait from the same network. */
  from_same_network: Count,
})
export type Signup = z.infer<typeof Signup>

const topics = ['signups:{me}'] as const

export const signup_request_list = defineCall({
  name: 'signup_request_list',
  doc: 'Who asks to be let in: those who wait, or those who got an answer; the latest first. Only who confirmed their address is in it.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({
    status: z
      .enum(['waiting', 'approved', 'rejected', ''], 'signup_state_invalid')
      .optional()
      .describe('waiting if missing.'),
    search: TextIn(200, 'search_too_long').optional().describe('A part of the name or the address.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Signup), waiting: Count, next: Next }),
  refusals: [],
})

/** The most sign-ups in one answer. */
export const mostSignupsAtOnce = 100
/** The longest message with an answer, in graphemes. */
export const longestSignupMessage = 1000

export const AnswerSignupsInput = z.object({
  signup_request_ids: z
    .array(IdIn, 'signup_ids_invalid')
    .min(1, 'signup_ids_invalid')
    .max(mostSignupsAtOnce, 'signup_ids_invalid')
    .transform((ids) => [...new Set(ids)])
    .describe('1 to 100 ids.'),
  status: z.enum(['approved', 'rejected'], 'signup_answer_invalid'),
  message: TextIn(longestSignupMessage, 'signup_message_too_long')
    .optional()
    .describe('What the mail says besides; for a rejection, why.'),
})

export const answer_signup_requests = defineCall({
  name: 'answer_signup_requests',
  doc: 'Let people in, or say no. Each gets a mail. Those who got an answer meanwhile, or whose address has an account by now, are left as they are.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: AnswerSignupsInput,
  output: z.object({ recdata: z.object({ answered: Count, left: Count }) }),
  refusals: ['signups_answered'],
  message: 'done.signups_answered',
})

const Guest = z.object({ user_id: Id, full_name: z.string(), username: z.string() })

const Invitation = z.object({
  invitation_id: Id,
  /** The end of its link, /#/register?invitation=… */
  code: z.string(),
  note: z.string(),
  uses: Count,
  used: Count,
  expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** 1: somebody can still come by it. */
  works: Flag,
  /** Who came by it, the latest first; at most 20. */
  members: z.array(Guest),
})
export type Invitation = z.infer<typeof Invitation>

const own = ['invitations:{me}'] as const

export const invitation_list = defineCall({
  name: 'invitation_list',
  doc: 'The caller’s invitations and who came by them, the latest first.',
  auth: 'member',
  effect: 'read',
  topics: own,
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(Invitation), next: Next }),
  refusals: [],
})

/** The most people that one invitation lets in. */
export const mostUses = 100
/** Invitations of one member that work at the same time. */
export const mostInvitations = 20
/** The longest note about an invitation, in graphemes. */
export const longestInvitationNote = 100
/** An invitation lasts at most this many days, unless it has no end. */
export const longestInvitationDays = 365

export const InvitationInput = z.object({
  uses: z
    .union([z.int('uses_invalid'), z.string().regex(/^\d{1,3}$/, 'uses_invalid')], 'uses_invalid')
    .transform(Number)
    .refine((uses) => uses >= 1 && uses <= mostUses, 'uses_invalid')
    .optional()
    .describe('How many people can come by it: 1 if missing, at most 100.'),
  days: z
    .union(
      [z.int('lasting_days_invalid'), z.string().regex(/^\d{1,3}$/, 'lasting_days_invalid')],
      'lasting_days_invalid',
    )
    .transform(Number)
    .refine((days) => days >= 1 && days <= longestInvitationDays, 'lasting_days_invalid')
    .optional()
    .describe('When it ends, in days from now; never if missing.'),
  note: TextIn(longestInvitationNote, 'invitation_note_too_long')
    .optional()
    .describe('For the caller alone: whom it is for.'),
})

export const add_invitation = defineCall({
  name: 'add_invitation',
  doc: 'Invite people: whoever opens the link /#/register?invitation=… can register, without waiting.',
  auth: 'member',
  effect: 'write',
  topics: own,
  input: InvitationInput,
  output: z.object({ recdata: Invitation }),
  refusals: ['too_many_invitations', 'email_not_verified'],
  message: 'done.invitation_added',
  answersSecret: true,
})

export const delete_invitation = defineCall({
  name: 'delete_invitation',
  doc: 'End one of the caller’s invitations. Who came by it stays.',
  auth: 'member',
  effect: 'write',
  topics: own,
  input: z.object({ invitation_id: IdIn }),
  output: z.object({}),
  refusals: ['invitation_not_found'],
  message: 'done.invitation_deleted',
})
