import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id } from '../shared/id.ts'
import { NsfwReason } from '../shared/nsfw.ts'
import { Next, PageIn } from '../shared/page.ts'
import { ReportType } from './moderation.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Decisions of moderators about what a member wrote. */
    decisions: true
  }
}

/** What moderators decided, as the member reads it whom it is about, and the rules that they name. */

export const Rule = z.object({ rule_id: Id, title: z.string(), text: z.string() })
export type Rule = z.infer<typeof Rule>

export const rule_list = defineCall({
  name: 'rule_list',
  doc: 'The rules of this Commons, in the caller’s language.',
  auth: 'anyone',
  effect: 'read',
  whileSuspended: true,
  topics: ['rules'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Rule) }),
  refusals: [],
})

/** What a decision imposes on the member: nobody sees them, or only those who look for them. */
export const restrictions = ['suspend', 'limit'] as const
export type Restriction = (typeof restrictions)[number]

/** What a decision does: hides the object, sets why it isn't safe for work, only warns, suspends or limits the member. */
export const acts = ['hide', 'label', 'warn', ...restrictions] as const
export const Act = z.enum(acts)
export type Act = z.infer<typeof Act>

/** Days in which a decision can be appealed. */
export const daysToAppeal = 20

export const Appeal = z.object({
  appeal_id: Id,
  /** Why the member finds the decision wrong. */
  message: z.string(),
  /** `jury`: jurors look at it. `undone`: a moderator took the decision back before the appeal was answered. */
  state: z.enum(['waiting', 'jury', 'upheld', 'overturned', 'undone']),
  created_at: z.iso.datetime(),
  /** Empty until it is answered. */
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
  /** How the jury voted, and what jurors said; null where no jury decided. */
  jury: z.object({ overturn: Count, uphold: Count, words: z.array(z.string()) }).nullable(),
})
export type Appeal = z.infer<typeof Appeal>

export const Decision = z.object({
  decision_id: Id,
  report_type: ReportType,
  /** What it said when it was decided. */
  shown: z.string(),
  /** Empty: nothing was wrong. */
  acts: z.array(Act),
  /** The reasons that `label` set. */
  nsfw: z.array(NsfwReason),
  /** When `suspend` and `limit` end; null: never. */
  until: z.iso.datetime().nullable(),
  rule: Rule,
  /** Why, as the moderator says it to the member. */
  reason: z.string(),
  decided_at: z.iso.datetime(),
  /** 1: it was taken back, and all is as before. */
  is_undone: Flag,
  undone_at: z.iso.datetime().nullable(),
  /** Until when its member can appeal; null where they can't. */
  appeal_until: z.iso.datetime().nullable(),
  appeal: Appeal.nullable(),
})
export type Decision = z.infer<typeof Decision>

export const decision_list = defineCall({
  name: 'decision_list',
  doc: 'What moderators decided about the caller and what the caller wrote, latest first.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['decisions:{me}'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(Decision), next: Next }),
  refusals: [],
})
