/** A survey that is written in a post. */
import { z } from 'zod'
import { FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { ListIn } from '../shared/list-text.ts'
import { longestDays } from '../shared/survey.ts'
import { OptionsIn, SurveyTitleIn } from '../shared/survey-written.ts'
import { SurveyKind } from '../shared/survey-shown.ts'

/** How long it is open, in days, where nothing is said. */
export const usualSurveyDays = 3

const empty = z.literal('').transform(() => undefined)

/** A survey that is made with its post, and waits with it. */
export const WrittenSurvey = z.object({
  title: z.string(),
  options: z.array(z.string()),
  kind: SurveyKind,
  /** How many days it will be open, from when its post is published. */
  days: z.int(),
  is_secret: z.boolean(),
})
export type WrittenSurvey = z.infer<typeof WrittenSurvey>

/** The fields of `add_post` that make a survey, or that show one that is there. */
export const PostSurveyIn = {
  survey_id: z
    .union([IdIn, empty], 'id_invalid')
    .optional()
    .describe('A survey that the caller sees. It stays in the post, whatever is edited.'),
  survey_title: z
    .preprocess((title) => (title === '' ? undefined : title), SurveyTitleIn.optional())
    .optional()
    .describe(
      'The question of a survey that is made with the post, in place of `survey_id`: 1 to 200 characters. Who sees the post may answer. It is made when the post is published.',
    ),
  survey_options: ListIn('options_invalid')
    .transform((options) => (Array.isArray(options) && options.length === 0 ? undefined : options))
    .pipe(OptionsIn.optional())
    .optional()
    .describe(
      'With `survey_title`: up to 8 different texts of at most 120 characters, as a list or its JSON.',
    ),
  survey_days: z
    .union(
      [
        z.int('survey_days_invalid'),
        empty,
        z
          .string()
          .regex(/^\d{1,3}$/, 'survey_days_invalid')
          .transform(Number),
      ],
      'survey_days_invalid',
    )
    .refine((days) => days === undefined || (days >= 1 && days <= longestDays), 'survey_days_invalid')
    .optional()
    .describe(`How many days it is open: 1 to ${longestDays}, ${usualSurveyDays} if missing.`),
  survey_kind: z
    .union([SurveyKind, empty], 'survey_kind_invalid')
    .optional()
    .describe(
      'single, if missing: one option. several: any number of them. ranked: options in order of preference.',
    ),
  survey_secret: FlagIn.optional().describe('1: nothing links a ballot with its voter. 0 if missing.'),
}

/** What `publishes` of a call with these fields names as texts. */
export const surveyTexts = ['survey_title', 'survey_options'] as const
