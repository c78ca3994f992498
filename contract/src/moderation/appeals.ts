import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { Named } from '../staff/staff.ts'
import { Appeal } from './decisions.ts'
import { Barred, StaffDecision } from './queue.ts'

/** Appeals: a member has a decision about them looked at again, by somebody else than who decided. */

/** The longest words of an appeal, and of its answer, in graphemes. */
export const longestAppeal = 2000
export const longestAppealAnswer = 1000

export const AppealInput = z.object({
  decision_id: IdIn,
  message: TextIn(longestAppeal, 'appeal_too_long')
    .refine((text) => text !== '', 'appeal_required')
    .describe('Why the decision is wrong.'),
})

export const appeal_decision = defineCall({
  name: 'appeal_decision',
  doc: 'Appeal against a decision about the caller, once, within 20 days. Somebody else than who decided looks at it again.',
  auth: 'member',
  effect: 'write',
  topics: ['decisions:{me}'],
  input: AppealInput,
  output: z.object({ recdata: Appeal }),
  refusals: ['decision_purged', 'decision_not_found', 'decision_undone', 'appealed_already', 'appeal_too_late'],
  message: 'done.appealed',
})

export const StaffAppeal = z.object({
  ...Appeal.shape,
  /** Whose appeal it is. */
  member: Named,
  decision: StaffDecision,
  /** A report of the case. */
  report_id: Id.nullable(),
  /** Null: the caller may answer. */
  barred: Barred.nullable(),
})
export type StaffAppeal = z.infer<typeof StaffAppeal>

export const appeal_list = defineCall({
  name: 'appeal_list',
  doc: 'Appeals that wait for a moderator, oldest first, or those that are answered, latest first.',
  auth: 'moderator',
  effect: 'read',
  topics: ['report_queue:{me}'],
  input: z.object({
    state: z
      .enum(['waiting', 'answered', ''], 'appeal_state_invalid')
      .optional()
      .describe('waiting if missing.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(StaffAppeal), next: Next }),
  refusals: [],
})

export const verdicts = ['upheld', 'overturned'] as const

export const AnswerAppealInput = z.object({
  appeal_id: IdIn,
  verdict: z
    .enum(verdicts, 'verdict_invalid')
    .describe('Whether the decision is upheld, or overturned: then all that it did is undone.'),
  message: TextIn(longestAppealAnswer, 'appeal_answer_too_long')
    .refine((text) => text !== '', 'appeal_answer_required')
    .describe('Why, for the member.'),
})

export const answer_appeal = defineCall({
  name: 'answer_appeal',
  doc: 'Answer an appeal, for good. A decision that is overturned is taken back with all that it did, and its reports are dismissed. Both sides are told. Nobody answers about their own decision, nor where they couldn’t have decided.',
  auth: 'moderator',
  effect: 'write',
  topics: ['report_queue:{me}'],
  input: AnswerAppealInput,
  output: z.object({}),
  refusals: ['appeal_not_found', 'appeal_answered', 'case_barred', 'decision_superseded'],
  message: 'done.appeal_answered',
})
