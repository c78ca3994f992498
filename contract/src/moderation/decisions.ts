import { z } from 'zod'
import { defineCall } from '../call.ts'
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
  topics: [],
  input: z.object({}),
  output: z.object({ recdata: z.array(Rule) }),
  refusals: [],
})

/** What a decision does: hides the object, sets why it isn't safe for work, or only warns. */
export const acts = ['hide', 'label', 'warn'] as const
export const Act = z.enum(acts)
export type Act = z.infer<typeof Act>

/** Days in which a decision can be appealed. */
export const daysToAppeal = 20

export const Appeal = z.object({
  appeal_id: Id,
  /** Why the member finds the decision wrong. */
  message: z.string(),
  /** `undone`: a moderator took the decision back before the appeal was answered. */
  state: z.enum(['waiting', 'upheld', 'overturned', 'undone']),
  created_at: z.iso.datetime(),
  /** Empty until it is answered. */
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
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
  topics: ['decisions:{me}'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(Decision), next: Next }),
  refusals: [],
})
