import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { Uuid } from '../shared/id.ts'
import { Amount, AmountIn, noAmount } from '../shared/money.ts'
import { scopes } from '../shared/scopes.ts'
import { isLongerThan } from '../shared/text/cutting.ts'
import { StepUpIn } from './accounts.ts'

/** Tokens of apps and bots: what they may do as their member, without the password. */

/** The most tokens of a member. */
export const mostTokens = 50
/** The longest that a token works, in days. */
export const longestTokenDays = 366

const Scopes = z.array(z.enum(scopes))

export const Token = z.object({
  token_id: Uuid,
  name: z.string(),
  scopes: Scopes,
  daily_limit: Amount.nullable().describe(
    'The most FCELL that it may spend in a day (UTC); null without `money`.',
  ),
  spent_today: Amount.describe('What it has spent of that today.'),
  created_at: z.string().describe('ISO 8601.'),
  expires_at: z.string().describe('ISO 8601.'),
  last_used_at: z.string().optional().describe('ISO 8601, to the hour. Missing until the first use.'),
  app: z
    .object({ app_id: Uuid, name: z.string(), website: z.string() })
    .optional()
    .describe('The app of somebody else that it was made for, by OAuth.'),
})
export type Token = z.infer<typeof Token>

export const token_list = defineCall({
  name: 'token_list',
  doc: 'The member’s own tokens that work, newest first, at most 50.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Token) }),
  refusals: [],
})

export const TokenInput = z.object({
  name: z
    .string('token_name_required')
    .trim()
    .min(1, 'token_name_required')
    .refine((name) => !isLongerThan(name, 60), 'token_name_too_long')
    .describe('At most 60 characters: where it is used.'),
  scopes: z
    .array(z.enum(scopes, 'scopes_invalid'), 'scopes_invalid')
    .min(1, 'scopes_required')
    .transform((asked) => scopes.filter((scope) => asked.includes(scope)))
    .describe('What it may do.'),
  days: z
    .int('token_days_invalid')
    .min(1, 'token_days_invalid')
    .max(longestTokenDays, 'token_days_invalid')
    .describe('In how many days it expires, 1 to 366.'),
  daily_limit: z
    .union([z.literal('').transform(() => undefined), AmountIn], { error: noAmount })
    .optional()
    .describe('The most FCELL that it may spend in a day (UTC). Required with `money`.'),
})

export const add_token = defineCall({
  name: 'add_token',
  doc: 'Make a token for an app or a bot. The answer is the only one that has it: only its hash is stored. It asks for the password, or for a code where two-factor is on, ends no session, and is told by mail. Send it as `Authorization: Bearer` in place of `user_id` and `api_key`.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{me}'],
  input: TokenInput.extend(StepUpIn),
  output: z.object({ token: z.string().describe('Begins with `cmn_`.'), recdata: Token }),
  refusals: [
    'too_many_tokens',
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.token_added',
  answersSecret: true,
})

export const delete_token = defineCall({
  name: 'delete_token',
  doc: 'Revoke a token. Its calls are refused and its sockets close at once, in every process.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({ token_id: z.uuid('token_id_invalid') }),
  output: z.object({}),
  refusals: ['token_not_found'],
  message: 'done.token_deleted',
})

export const token_detail = defineCall({
  name: 'token_detail',
  doc: 'The token that the call is made with, and whose it is. Every token may ask, whatever its scopes.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: Token.extend({
      user_id: z.int(),
      username: z.string(),
      full_name: z.string(),
      is_bot: Flag.describe('1: its member has marked the account as automated.'),
    }),
  }),
  refusals: ['token_missing'],
})
