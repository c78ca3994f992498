import { z } from 'zod'
import { defineCall } from './call.ts'
import { Author } from './shared/author.ts'
import { Count } from './shared/count.ts'
import { Flag, TextFlag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageByMomentIn } from './shared/page.ts'
import { longestSearch } from './shared/search.ts'
import { longestOption, longestTitle, mostOptions } from './shared/survey.ts'
import { TextIn } from './shared/text.ts'

declare module './call.ts' {
  interface TopicKinds {
    /** A survey and its result. */
    survey: true
    /** The surveys of a member, and which ones they have voted in. */
    surveys: true
  }
}

/** Surveys: making and finding them, and voting. What is said of them is in `surveys-comments.ts`. */

const Common = {
  id: Id,
  /** Who made it. */
  ...Author,
  title: z.string(),
  /** Votes count until then. */
  closing_date: z.iso.datetime(),
  is_closed: Flag,
  /** Votes that were cast. */
  vote_count: Count,
}

/** A survey as it stands in a list. */
export const Survey = z.object({
  ...Common,
  options: z.array(z.object({ /** From 1, in their order. */ id: Id, options: z.string() })),
  /** '1': the caller has voted. */
  is_voted: TextFlag,
})
export type Survey = z.infer<typeof Survey>

export const SurveyOption = z.object({
  /** As `id` in lists. */
  option_id: Id,
  options: z.string(),
  /** '1': the caller has voted for it. */
  is_voted: TextFlag,
  /** Its part of the votes. Those of a survey add up to 100 once there is a vote. */
  percent: z.int().min(0).max(100),
  vote_count: Count,
})
export type SurveyOption = z.infer<typeof SurveyOption>

/** A survey whole, with its result. */
export const SurveyDetail = z.object({
  ...Common,
  /** Votes that were cast, again. */
  executed_count: Count,
  /** Members who have seen it and not voted. */
  active_count: Count,
  like_count: Count,
  is_liked: Flag,
  comments_count: Count,
  created_at: z.iso.datetime(),
  recdata: z.array(SurveyOption),
})
export type SurveyDetail = z.infer<typeof SurveyDetail>

const List = z.object({ recdata: z.array(Survey), next: Next })

const day = /^\d{4}-\d{2}-\d{2}$/

const ClosingDate = z
  .string('closing_date_invalid')
  .trim()
  .transform((text) => (day.test(text) ? `${text}T23:59:59Z` : text))
  .pipe(z.iso.datetime({ offset: true, local: false, error: 'closing_date_invalid' }))
  .transform((text) => new Date(text))
  .describe(
    'A moment with its time zone, as 2026-12-24T18:00:00+01:00, or a day, of which the end in UTC counts. At most a year ahead.',
  )

const OptionIn = z
  .union(
    [z.string(), z.object({ options: z.string() }).transform(({ options }) => options)],
    'options_invalid',
  )
  .pipe(TextIn(longestOption, 'option_too_long'))
const Options = z
  .array(OptionIn, 'options_invalid')
  .max(100, 'options_too_many')
  .transform((options) => options.filter((option) => option !== ''))
  .refine((options) => options.length > 0, 'options_missing')
  .refine((options) => options.length <= mostOptions, 'options_too_many')
  .refine(
    (options) => new Set(options.map((option) => option.toLocaleLowerCase('en'))).size === options.length,
    'options_same',
  )
  .describe(
    'Up to 8 different texts of at most 120 characters, each by itself or as `{"options": "…"}`. Empty ones are left out.',
  )

export const create_voting = defineCall({
  name: 'create_voting',
  doc: 'Make a survey, in which each member has one vote until it closes.',
  auth: 'member',
  effect: 'write',
  topics: ['surveys:{me}'],
  input: z.object({
    title: TextIn(longestTitle, 'survey_title_too_long')
      .refine((title) => title !== '', 'survey_title_missing')
      .describe('1 to 200 characters.'),
    closing_date: ClosingDate,
    options: Options,
  }),
  output: z.object({ recdata: Survey }),
  refusals: ['survey_not_found'],
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
  refusals: ['survey_not_found'],
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

export const user_voting = defineCall({
  name: 'user_voting',
  doc: 'Vote for an option of a survey: once, and for good. Who made it may vote, too.',
  auth: 'member',
  effect: 'write',
  topics: ['survey:{voting_title_id}', 'surveys:{me}'],
  input: z.object({ voting_title_id: IdIn, option_id: IdIn }),
  output: SurveyDetail,
  refusals: ['survey_not_found', 'option_not_found', 'survey_closed', 'voted_already'],
  message: 'done.voted',
})

/** Of a list: only those that are open, or closed. The latest to close come first. */
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
  topics: ['surveys:{me}'],
  input: z.object({
    title: z.string('text_invalid').trim().max(longestSearch, 'text_too_long'),
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
