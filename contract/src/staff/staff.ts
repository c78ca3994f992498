import { z } from 'zod'
import { defineCall, staffRoles } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What members of staff see: each hears their own. */
    staff: true
  }
}

/** Staff of Commons: who has which role, what they did, and the members they look after. */

const StaffRoleOut = z.enum(staffRoles)

export const claim_admin = defineCall({
  name: 'claim_admin',
  doc: 'Become the admin by the link that Commons prints at its start while it has none. The caller needs a second factor, shown in this session.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{me}', 'staff:{me}'],
  input: z.object({
    setup_token: z
      .string('setup_token_invalid')
      .max(100, 'setup_token_invalid')
      .describe('What the link has as `token`.'),
  }),
  output: z.object({}),
  refusals: ['link_expired', 'admin_exists'],
  message: 'done.admin_claimed',
})

/** The longest reason of an act, in graphemes. */
export const longestReason = 500

export const Reason = TextIn(longestReason, 'reason_too_long').refine(
  (text) => text !== '',
  'act_reason_required',
)

export const RoleInput = z.object({
  view_user_id: IdIn,
  role: z
    .enum([...staffRoles, 'member'], 'role_invalid')
    .describe('In place of any other role; `member` takes it away.'),
  reason: Reason,
})

export const update_member_role = defineCall({
  name: 'update_member_role',
  doc: 'Give a member a role of staff, or take it. It holds at once, in every open window. The last admin stays.',
  auth: 'admin',
  effect: 'write',
  topics: ['account:{view_user_id}', 'staff:{me}'],
  input: RoleInput,
  output: z.object({}),
  refusals: ['member_not_found', 'last_admin', 'role_unchanged'],
  message: 'done.role_updated',
})

/** A member in lists of staff; null where they have left. */
export const Named = z
  .object({ user_id: Id, full_name: z.string(), username: z.string() })
  .nullable()
  .describe('Null for the operator, and for members who have left.')

export const StaffAct = z.object({
  /** Its number in the log, from 1 without gaps. */
  seq: Id,
  at: z.iso.datetime(),
  actor: Named,
  /** Null for the operator, who acts by commands. */
  actor_user_id: Id.nullable(),
  actor_role: z.enum([...staffRoles, 'operator']),
  act: z.string().describe('The call, or the command.'),
  object_kind: z
    .enum([
      'member',
      'dispute',
      'job',
      'report',
      'decision',
      'setting',
      'withdrawal',
      'deposit',
      'money',
      'signup',
      'barrier',
      'template',
      'word_rule',
      'media_hash',
      'tag',
      'rule',
      'legal',
      'announcement',
      'interest',
    ])
    .nullable(),
  object_id: z.string(),
  /** The member that it was on. */
  member: Named,
  reason: z.string(),
  /** What was there before, as JSON; empty if nothing was changed. */
  before: z.string(),
})
export type StaffAct = z.infer<typeof StaffAct>

export const audit_log = defineCall({
  name: 'audit_log',
  doc: 'The log of what staff did, latest first. Nobody can change it.',
  auth: 'admin',
  effect: 'read',
  topics: ['staff:{me}'],
  input: z.object({
    actor_user_id: IdIn.optional().describe('Only what this member of staff did.'),
    target_user_id: IdIn.optional().describe('Only what was done to this member.'),
    act: z
      .string('act_invalid')
      .regex(/^[a-z_]{0,60}$/, 'act_invalid')
      .optional()
      .describe('Only this call or command.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(StaffAct), next: Next }),
  refusals: [],
})

/** How members stand, the first that holds. */
export const memberStates = ['suspended', 'leaving', 'limited', 'active'] as const

const MemberLine = z.object({
  user_id: Id,
  full_name: z.string(),
  username: z.string(),
  /** Null for moderators. */
  email: z.string().nullable(),
  email_verified: Flag,
  role: StaffRoleOut.nullable(),
  /** `leaving`: they have asked to be deleted, or deactivated their account. */
  state: z.enum(memberStates),
  joined_at: z.iso.datetime(),
})
export type MemberLine = z.infer<typeof MemberLine>

export const admin_member_list = defineCall({
  name: 'admin_member_list',
  doc: 'Members, the newest first; found by a part of their name or username, by their address, or by their id. Moderators learn no addresses, and find nobody by one or by a network.',
  auth: 'support',
  alsoFor: ['moderator'],
  effect: 'read',
  topics: ['staff:{me}', 'report_queue:{me}'],
  input: z.object({
    search: TextIn(200, 'search_too_long').optional(),
    state: z.enum([...memberStates, ''], 'member_state_invalid').optional(),
    role: z
      .enum([...staffRoles, 'staff', ''], 'role_invalid')
      .optional()
      .describe('`staff`: whoever has a role.'),
    email_domain: z
      .string('domain_invalid')
      .max(254, 'domain_invalid')
      .optional()
      .describe('The domain of their address, or one above it. Not for moderators.'),
    ip: z
      .string('range_invalid')
      .max(50, 'range_invalid')
      .optional()
      .describe(
        'An address or network from which they have logged in; networks are kept to the /24 or /48. Not for moderators.',
      ),
    joined_after: z
      .union([z.iso.date('until_invalid'), z.literal('')], 'until_invalid')
      .optional()
      .describe('Who joined on this day or later, in UTC.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(MemberLine), next: Next }),
  refusals: [],
})

export const MemberDetail = z.object({
  ...MemberLine.shape,
  email: z.string(),
  language: z.enum(['en', 'cs']),
  /** 1: an authenticator app is switched on. */
  two_factor: Flag,
  passkeys: z.int(),
  several_devices: Flag,
  posts: z.int(),
  /** Reports that others sent of them, and those that they sent. */
  reports_of: z.int(),
  reports_by: z.int(),
  /** Decisions of theirs, as a moderator, that hold. */
  decisions_made: z.int(),
  /** The restriction of processing that they asked for; `ends_at` once they have been told. */
  processing: z.object({ since: z.iso.datetime(), ends_at: z.iso.datetime().nullable() }).nullable(),
  last_login_at: z.iso.datetime().nullable(),
  /** Open sessions, the latest used first. */
  sessions: z.array(
    z.object({
      device: z.string(),
      browser: z.string(),
      /** The network that it began in, without the last part of the address. */
      place: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
  /** The latest mails to them, without their content. */
  mails: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(['waiting', 'sending', 'sent', 'failed', 'unsure', 'void']),
      created_at: z.iso.datetime(),
      sent_at: z.iso.datetime().nullable(),
    }),
  ),
})
export type MemberDetail = z.infer<typeof MemberDetail>

export const admin_member_detail = defineCall({
  name: 'admin_member_detail',
  doc: 'What support needs to help a member: their account, open sessions and mails. It has no secrets, and nothing that they wrote.',
  auth: 'support',
  effect: 'read',
  topics: ['staff:{me}'],
  input: z.object({ view_user_id: IdIn }),
  output: z.object({ recdata: MemberDetail }),
  refusals: ['member_not_found'],
})
