import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { Named } from '../staff/staff.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Rules about who may register, as moderators see them. */
    barriers: true
  }
}

/** Rules about who may register: by the domain of their email address, and by the network they come from. */

/** `block`: nobody registers from there. `approval`: moderators look at the request. */
export const barrierActs = ['block', 'approval'] as const

const topics = ['barriers:{me}'] as const
const Act = z.enum(barrierActs, 'barrier_act_invalid')
/** The longest note about a rule, in graphemes. */
export const longestBarrierNote = 200
const Note = TextIn(longestBarrierNote, 'barrier_note_too_long')
  .optional()
  .describe('Why, for other moderators.')
const RejectPending = FlagIn.optional().describe(
  '1: with `block`, requests from there that wait are rejected, too.',
)

const common = {
  act: z.enum(barrierActs),
  note: z.string(),
  added_by: Named,
  created_at: z.iso.datetime(),
  /** Requests from there that wait for an answer. */
  waiting: Count,
}
const added = z.object({ rejected: Count.describe('How many waiting requests were rejected.') })

const DomainRule = z.object({
  domain_rule_id: Id,
  /** As people read it. The rule holds for its subdomains, too. */
  domain: z.string(),
  ...common,
})
export type DomainRule = z.infer<typeof DomainRule>

export const domain_rule_list = defineCall({
  name: 'domain_rule_list',
  doc: 'Domains of email addresses with which nobody registers, or only after a look; in alphabetical order.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({ recdata: z.array(DomainRule) }),
  refusals: [],
})

export const DomainRuleInput = z.object({
  domain: z
    .string('domain_invalid')
    .trim()
    .max(254, 'domain_invalid')
    .regex(/^[@*.]*[^\s@*/:]+$/, 'domain_invalid')
    .transform((text) => text.replace(/^[@*.]+/, ''))
    .describe('Such as example.com, also in letters of any script. It holds for subdomains, too.'),
  act: Act,
  note: Note,
  reject_pending: RejectPending,
})

export const add_domain_rule = defineCall({
  name: 'add_domain_rule',
  doc: 'Block a domain of email addresses, or let moderators look at who registers with it. It replaces an earlier rule about the same domain.',
  auth: 'moderator',
  effect: 'write',
  topics: [...topics, 'signups:{me}'],
  input: DomainRuleInput,
  output: z.object({ recdata: added }),
  refusals: ['too_many_rules'],
  message: 'done.rule_added',
})

export const delete_domain_rule = defineCall({
  name: 'delete_domain_rule',
  doc: 'Remove a rule about a domain. Requests that it held back go on waiting.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ domain_rule_id: IdIn }),
  output: z.object({}),
  refusals: ['barrier_not_found'],
  message: 'done.rule_deleted',
})

const RangeRule = z.object({
  ip_rule_id: Id,
  /** In CIDR notation. */
  range: z.string(),
  /** Null: it holds until somebody removes it. */
  until: z.iso.datetime().nullable(),
  ...common,
})
export type RangeRule = z.infer<typeof RangeRule>

export const ip_rule_list = defineCall({
  name: 'ip_rule_list',
  doc: 'Networks from which nobody registers, or only after a look; the narrowest last. Rules whose time is over are gone.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({ recdata: z.array(RangeRule) }),
  refusals: [],
})

/** Rules of one kind. */
export const mostBarriers = 2000

export const RangeRuleInput = z.object({
  range: z
    .string('range_invalid')
    .trim()
    .max(60, 'range_invalid')
    .regex(/^[0-9a-fA-F:.]+(\/\d{1,3})?$/, 'range_invalid')
    .describe('An address or a network in CIDR notation, such as 192.0.2.0/24 or 2001:db8::/32.'),
  act: Act,
  days: z
    .union(
      [z.int('lasting_days_invalid'), z.string().regex(/^\d{1,3}$/, 'lasting_days_invalid')],
      'lasting_days_invalid',
    )
    .transform(Number)
    .refine((days) => days >= 1 && days <= 365, 'lasting_days_invalid')
    .optional()
    .describe('When it ends, in days from now; never if missing.'),
  note: Note,
  reject_pending: RejectPending,
})

export const add_ip_rule = defineCall({
  name: 'add_ip_rule',
  doc: 'Block a network, or let moderators look at who registers from it. It replaces an earlier rule about the same network. Members log in from there as before.',
  auth: 'moderator',
  effect: 'write',
  topics: [...topics, 'signups:{me}'],
  input: RangeRuleInput,
  output: z.object({ recdata: added }),
  refusals: ['too_many_rules'],
  message: 'done.rule_added',
})

export const delete_ip_rule = defineCall({
  name: 'delete_ip_rule',
  doc: 'Remove a rule about a network.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ ip_rule_id: IdIn }),
  output: z.object({}),
  refusals: ['barrier_not_found'],
  message: 'done.rule_deleted',
})
