/** What members write when they make a survey, by itself or in a post. */
import { z } from 'zod'
import { longestOption, longestTitle, mostOptions } from './survey.ts'
import { equalKey } from './text/equal-key.ts'
import { TextIn } from './text.ts'

export const SurveyTitleIn = TextIn(longestTitle, 'survey_title_too_long')
  .refine((title) => title !== '', 'survey_title_missing')
  .describe('1 to 200 characters.')

const OptionIn = z
  .union(
    [z.string(), z.object({ options: z.string() }).transform(({ options }) => options)],
    'options_invalid',
  )
  .pipe(TextIn(longestOption, 'option_too_long'))
export const OptionsIn = z
  .array(OptionIn, 'options_invalid')
  .max(100, 'options_too_many')
  .transform((options) => options.filter((option) => option !== ''))
  .refine((options) => options.length > 0, 'options_missing')
  .refine((options) => options.length <= mostOptions, 'options_too_many')
  .refine((options) => new Set(options.map(equalKey)).size === options.length, 'options_same')
  .describe(
    'Up to 8 different texts of at most 120 characters, each by itself or as `{"options": "…"}`. Empty ones are left out.',
  )
