import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { Act, Rule } from './decisions.ts'
import { ReportType } from './moderation.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The cases in which a member is a juror. */
    jury: true
  }
}

/** Juries: members drawn at random, who answer an appeal about public content in place of a moderator. */

/** Seats of a jury. */
export const jurySize = 12
/** A jury is drawn only where at least so many members could be. */
export const leastEligible = 36
/** So many votes overturn a decision. */
export const votesToOverturn = 9
/** With so many for the decision, nobody can reach {@link votesToOverturn} any more. */
export const votesToUphold = jurySize - votesToOverturn + 1
/** Hours to say whether one takes part; then somebody else is drawn. */
export const hoursToAccept = 48
/** Days until a jury that hasn't decided gives the appeal to a moderator. */
export const daysOfJury = 7

export const juryVerdicts = ['uphold', 'overturn'] as const

export const JuryCase = z.object({
  jury_case_id: Id,
  /** `over`: the jury is done; `outcome` says how. */
  state: z.enum(['invited', 'accepted', 'voted', 'over']),
  report_type: ReportType,
  rule: Rule,
  /** What the decision did. */
  acts: z.array(Act),
  /** What it said when it was decided. Empty until the caller accepts, as are the next two. */
  shown: z.string(),
  /** Why, as the moderator said it to the member. */
  reason: z.string(),
  /** Why the member finds the decision wrong. */
  appeal: z.string(),
  /** Until when the caller can accept, or vote. */
  until: z.iso.datetime(),
  /** What the caller voted. */
  verdict: z.enum(juryVerdicts).nullable(),
  /** `undecided`: a moderator answers the appeal; `undone`: the decision was taken back before. */
  outcome: z.enum(['upheld', 'overturned', 'undecided', 'undone']).nullable(),
  /** The votes, once they have decided; until then they are secret. */
  votes: z.object({ overturn: Count, uphold: Count }).nullable(),
})
export type JuryCase = z.infer<typeof JuryCase>

export const jury_case_list = defineCall({
  name: 'jury_case_list',
  doc: 'The cases in which the caller is drawn as a juror, latest first, at most 20. Whose case it is, who reported it, who decided and who else is a juror isn’t said.',
  auth: 'member',
  effect: 'read',
  topics: ['jury:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.array(JuryCase),
    /** 1: the caller may be drawn. */
    takes_part: Flag,
  }),
  refusals: [],
})

export const answer_jury_case = defineCall({
  name: 'answer_jury_case',
  doc: 'Accept or decline to be a juror, within 48 hours. Somebody else is drawn for those who decline.',
  auth: 'member',
  effect: 'write',
  topics: ['jury:{me}'],
  input: z.object({ jury_case_id: IdIn, status: z.enum(['accept', 'decline'], 'jury_status_invalid') }),
  output: z.object({}),
  refusals: ['jury_case_not_found', 'jury_case_over', 'jury_case_answered'],
})

/** The longest words of a juror, in graphemes. */
export const longestJuryWords = 500

export const JuryVoteInput = z.object({
  jury_case_id: IdIn,
  verdict: z
    .enum(juryVerdicts, 'jury_verdict_invalid')
    .describe('Whether the decision is right, or should be taken back.'),
  message: TextIn(longestJuryWords, 'jury_words_too_long')
    .optional()
    .describe('Why; the member reads it without a name.'),
})

export const jury_vote = defineCall({
  name: 'jury_vote',
  doc: 'Vote on an appeal as a juror, once. The jury is done when 9 of 12 overturn the decision, or 4 uphold it; until then votes are secret.',
  auth: 'member',
  effect: 'write',
  topics: ['jury:{me}'],
  input: JuryVoteInput,
  output: z.object({}),
  refusals: ['jury_case_not_found', 'jury_case_over', 'jury_not_accepted', 'jury_voted'],
  message: 'done.jury_voted',
})

export const update_jury_setting = defineCall({
  name: 'update_jury_setting',
  doc: 'Say whether the caller may be drawn as a juror. Cases that they have accepted stay theirs.',
  auth: 'member',
  effect: 'write',
  topics: ['jury:{me}'],
  input: z.object({ takes_part: FlagIn }),
  output: z.object({}),
  refusals: [],
})
