import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { largestQuorum } from '../shared/survey.ts'
import { OptionsIn, SurveyTitleIn } from '../shared/survey-written.ts'
import {
  Poll,
  Survey,
  SurveyAudience,
  SurveyDetail,
  SurveyKind,
  SurveyResults,
} from '../shared/survey-shown.ts'
import { SearchTextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A survey and its result. */
    survey: true
    /** A member's surveys, and those that they have voted in. */
    surveys: true
  }
}

/** Creating, finding and closing surveys. Voting is in `ballots.ts`. */

const List = z.object({ recdata: z.array(Survey), next: Next })

const day = /^\d{4}-\d{2}-\d{2}$/

const zone = /(?:Z|[+-]\d{2}:\d{2})$/

/** A moment, or what a clock on the wall of the member shows then. */
export type ClosingMoment = { readonly at: Date } | { readonly wall: string }

const ClosingDate = z
  .string('closing_date_invalid')
  .trim()
  .transform((text) => (day.test(text) ? `${text}T23:59:59` : text))
  .pipe(z.iso.datetime({ offset: true, local: true, error: 'closing_date_invalid' }))
  .transform((text): ClosingMoment => (zone.test(text) ? { at: new Date(text) } : { wall: text }))
  .describe(
    'A moment with its time zone, as 2026-12-24T18:00:00+01:00; one without, as 2026-12-24T18:00, or a day, of which the end counts, is taken in the member’s own zone: that of their quiet hours, or UTC. At most a year ahead.',
  )

const Quorum = z
  .union(
    [
      z.int('quorum_invalid').min(1, 'quorum_invalid').max(largestQuorum, 'quorum_invalid'),
      z
        .string()
        .regex(/^[1-9][0-9]{0,6}$/, 'quorum_invalid')
        .transform(Number)
        .refine((quorum) => quorum <= largestQuorum, 'quorum_invalid'),
      z.literal('').transform(() => undefined),
    ],
    'quorum_invalid',
  )
  .optional()
  .describe('So many members have to vote, at most 1,000,000. None if missing.')

/** One of these words; `first` if missing or empty. */
const WordIn = <Word extends string>(words: z.ZodType<Word>, first: Word, message: string) =>
  z
    .union([words, z.literal('').transform(() => first)], message)
    .optional()
    .transform((word) => word ?? first)

export const create_voting = defineCall({
  name: 'create_voting',
  doc: 'Make a survey, in which each member who sees it has one vote until it closes. Without more than the documented inputs it is open to everybody, takes one option, and shows its result always.',
  auth: 'member',
  effect: 'write',
  topics: ['surveys:{me}'],
  whenNew: 'posts',
  input: z.object({
    title: SurveyTitleIn,
    closing_date: ClosingDate,
    options: OptionsIn,
    kind: WordIn(SurveyKind, 'single', 'survey_kind_invalid').describe(
      'single: one option. several: any number of them. ranked: options in order of preference.',
    ),
    audience: WordIn(SurveyAudience, 'everybody', 'survey_audience_invalid').describe(
      'everybody, followers or friends of the caller, or group: the members of `group_id`.',
    ),
    group_id: z
      .union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')
      .optional()
      .describe('Of a group that the caller is in, and only with the audience `group`.'),
    is_secret: FlagIn.optional().describe('1: nothing links a ballot with its voter. 0 if missing.'),
    results: WordIn(SurveyResults, 'always', 'survey_results_invalid').describe(
      'When the result is shown, to its author too: always, voted (after one’s own vote), or closed.',
    ),
    is_changeable: FlagIn.optional().describe(
      '1: a vote can be changed until the survey closes; not of a secret one. 0 if missing.',
    ),
    quorum: Quorum,
  }),
  output: z.object({ recdata: Survey }),
  publishes: { texts: ['title', 'options'], as: 'survey:{recdata.id}' },
  refusals: ['survey_not_found', 'not_group_member'],
  message: 'done.survey_created',
})

export const delete_voting = defineCall({
  name: 'delete_voting',
  doc: 'Delete the caller’s own survey. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ['survey:{voting_title_id}', 'surveys:{me}'],
  input: z.object({ voting_title_id: IdIn }),
  output: z.object({}),
  refusals: ['survey_not_found', 'survey_forbidden'],
  message: 'done.survey_deleted',
})

export const voting_restore = defineCall({
  name: 'voting_restore',
  doc: 'Take the deletion of the caller’s own survey back.',
  auth: 'member',
  effect: 'write',
  topics: ['survey:{voting_title_id}', 'surveys:{me}'],
  input: z.object({ voting_title_id: IdIn }),
  output: SurveyDetail,
  refusals: ['survey_not_found', 'hidden_by_moderators'],
  message: 'done.survey_restored',
})

export const voting_close = defineCall({
  name: 'voting_close',
  doc: 'Close the caller’s own survey before its time, for good: no later vote counts.',
  auth: 'member',
  effect: 'write',
  topics: ['survey:{voting_title_id}', 'surveys:{me}'],
  input: z.object({ voting_title_id: IdIn }),
  output: SurveyDetail,
  refusals: ['survey_not_found', 'survey_forbidden', 'survey_closed'],
  message: 'done.survey_closed',
})

export const voting_detail = defineCall({
  name: 'voting_detail',
  doc: 'A survey with its result so far.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 5,
  topics: ['survey:{voting_title_id}', 'surveys:{me}'],
  input: z.object({ voting_title_id: IdIn }),
  output: SurveyDetail,
  refusals: ['survey_not_found'],
})

export const voting_seen = defineCall({
  name: 'voting_seen',
  doc: 'Tell that the caller has seen an open survey: until they vote they are one of its `active_count`.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ voting_title_id: IdIn }),
  output: z.object({}),
  refusals: [],
})

/** Limits a list to open or closed surveys. Those that close latest come first. */
export const SurveyState = z.enum(['open', 'closed'])
export type SurveyState = z.infer<typeof SurveyState>

const StateIn = {
  state: z
    .union([SurveyState, z.literal('').transform(() => undefined)], 'survey_state_invalid')
    .optional()
    .describe('Only open or only closed ones, the latest to close first.'),
}

export const voting_list = defineCall({
  name: 'voting_list',
  doc: 'All surveys, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['surveys:{me}'],
  input: z.object({ ...StateIn, ...PageByMomentIn }),
  output: List,
  refusals: [],
})

export const search_voting_titles = defineCall({
  name: 'search_voting_titles',
  doc: 'Surveys by the words of their titles, or their beginnings, newest first. An empty title finds all.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['surveys:{me}'],
  input: z.object({
    title: SearchTextIn(longestSearch),
    ...StateIn,
    ...PageByMomentIn,
  }),
  output: List,
  refusals: [],
})

export const my_voting_list = defineCall({
  name: 'my_voting_list',
  doc: 'The caller’s own surveys, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['surveys:{me}'],
  input: z.object(PageByMomentIn),
  output: List,
  refusals: [],
})

export const voting_like = defineCall({
  name: 'voting_like',
  doc: 'Like a survey; a second time takes it back.',
  auth: 'member',
  effect: 'write',
  topics: ['survey:{voting_title_id}'],
  input: z.object({ voting_title_id: IdIn }),
  output: z.object({ recdata: z.object({ id: Id, like_count: Count, is_liked: Flag }) }),
  refusals: ['survey_not_found'],
})

export const poll_list = defineCall({
  name: 'poll_list',
  isRoot: true,
  doc: 'Up to 5 open surveys that the caller may vote in and has not, those that close next first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  offline: 1,
  topics: ['surveys:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Poll) }),
  refusals: [],
})
