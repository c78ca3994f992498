import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next } from '../shared/page.ts'
import { mostBallots, mostOptions } from '../shared/survey.ts'
import { SurveyDetail } from '../shared/survey-shown.ts'

/** Voting, and the ballots of closed surveys, from which anybody can recount. */

const BallotCode = z
  .string('ballot_code_invalid')
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{32}$/, 'ballot_code_invalid')

/** The answer to a vote. The rest of the survey, which the voter can see, is in `voting_detail`. */
const Voted = SurveyDetail.pick({
  id: true,
  is_voted: true,
  vote_count: true,
  executed_count: true,
  active_count: true,
  is_result_shown: true,
  recdata: true,
  receipt: true,
})

export const user_voting = defineCall({
  name: 'user_voting',
  doc: 'Vote in a survey, once, unless it says that votes can be changed. Who made it may vote, too. A client draws the code of its ballot and keeps it as a receipt: the same vote under the same code is counted once and answered again, so it takes no `idempotency_key`.',
  auth: 'member',
  effect: 'write',
  // A vote is repeated by its code. The member's idempotency key would tell which ballot is theirs.
  answersSecret: true,
  topics: ['survey:{voting_title_id}', 'surveys:{me}'],
  input: z.object({
    voting_title_id: IdIn,
    option_id: IdIn.optional().describe('The option voted for.'),
    option_ids: z
      .array(IdIn, 'choices_invalid')
      .max(mostOptions, 'choices_invalid')
      .refine((ids) => new Set(ids).size === ids.length, 'choices_same')
      .optional()
      .describe(
        'In place of `option_id`, of a survey that takes several: those chosen, or in order of preference.',
      ),
    code: z
      .union([BallotCode, z.literal('').transform(() => undefined)], 'ballot_code_invalid')
      .optional()
      .describe(
        '128 random bits as 32 hex digits. Without it the server draws one, and answers it as `receipt`. A vote that is changed keeps its first code.',
      ),
  }),
  output: Voted,
  refusals: ['survey_not_found', 'option_not_found', 'survey_closed', 'voted_already', 'ballot_code_taken'],
  message: 'done.voted',
})

/** A ballot of a closed survey, without its voter. */
export const PublishedBallot = z.object({
  /** The code that its voter has as a receipt. */
  code: z.string(),
  /** Ids of options: in order of preference in a ranked survey, else ascending. */
  choices: z.array(Id),
})
export type PublishedBallot = z.infer<typeof PublishedBallot>

const Limit = z.union(
  [
    z.int('limit_invalid').positive('limit_invalid'),
    z
      .string()
      .regex(/^[1-9][0-9]{0,5}$/, 'limit_invalid')
      .transform(Number),
  ],
  'limit_invalid',
)

export const voting_ballots = defineCall({
  name: 'voting_ballots',
  doc: 'The ballots of a closed survey without names, in the order of their codes. Counting them gives the `outcome` of `voting_detail`, and hashing them its `chain_hash`.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['survey:{voting_title_id}'],
  input: z.object({
    voting_title_id: IdIn,
    limit: Limit.transform((limit) => Math.min(limit, mostBallots))
      .optional()
      .describe('Ballots of a page: 1,000 if missing, which is the most.'),
    after: z
      .union([BallotCode, z.literal('').transform(() => undefined)], 'ballot_code_invalid')
      .optional()
      .describe('The `next` of the page before.'),
  }),
  output: z.object({ recdata: z.array(PublishedBallot), next: Next }),
  refusals: ['survey_not_found', 'survey_open'],
})
