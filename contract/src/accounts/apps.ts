import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Uuid } from '../shared/id.ts'
import { noAmount, AmountIn } from '../shared/money.ts'
import { isRedirectUri } from '../shared/redirect-uri.ts'
import { scopes } from '../shared/scopes.ts'
import { isLongerThan } from '../shared/text/cutting.ts'
import { isWebAddress } from '../shared/web-address.ts'
import { StepUpIn } from './accounts.ts'
import { TokenInput } from './tokens.ts'

/** Apps of others: members register them, and others let them act for them, by OAuth 2.1 with PKCE. */

/** The most apps of a member. */
export const mostApps = 20
/** The most addresses that an app may be sent back to. */
export const mostRedirects = 10

export const App = z.object({
  app_id: Uuid.describe('The `client_id` of OAuth.'),
  name: z.string(),
  website: z.string(),
  redirect_uris: z.array(z.string()),
  members: Count.describe('How many members have a token of it that works.'),
  created_at: z.string().describe('ISO 8601.'),
})
export type App = z.infer<typeof App>

export const AppInput = z.object({
  name: z
    .string('app_name_required')
    .trim()
    .min(1, 'app_name_required')
    .refine((name) => !isLongerThan(name, 60), 'token_name_too_long')
    .describe('At most 60 characters.'),
  website: z
    .string('link_invalid')
    .trim()
    .max(300, 'link_invalid')
    .refine((text) => isWebAddress(text) && !/^https?:\/\/[^/]*@/i.test(text), 'link_invalid')
    .describe('Where members read what it is.'),
  redirect_uris: z
    .array(
      z
        .string('redirect_uri_invalid')
        .trim()
        .max(500, 'redirect_uri_invalid')
        .refine(isRedirectUri, 'redirect_uri_invalid'),
      'redirect_uri_invalid',
    )
    .min(1, 'redirect_uri_invalid')
    .max(mostRedirects, 'redirect_uri_invalid')
    .describe(
      'Where members are sent who agreed: addresses with https, with http on this machine, or of an app, such as `org.example.app:/done`.',
    ),
})

const AppId = z.uuid('app_id_invalid')

export const app_list = defineCall({
  name: 'app_list',
  doc: 'The apps that the member has registered, newest first, at most 20.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(App) }),
  refusals: [],
})

export const add_app = defineCall({
  name: 'add_app',
  doc: 'Register an app that other members can let act for them, by OAuth 2.1 with PKCE. It has no secret.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: AppInput,
  output: z.object({ recdata: App }),
  refusals: ['too_many_apps', 'name_looks_alike'],
  message: 'done.app_added',
  publishes: { texts: ['name', 'website'] },
})

export const edit_app = defineCall({
  name: 'edit_app',
  doc: 'Change an app. Its tokens go on.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: AppInput.extend({ app_id: AppId }),
  output: z.object({ recdata: App }),
  refusals: ['app_not_found', 'name_looks_alike'],
  message: 'done.saved',
  publishes: { texts: ['name', 'website'] },
})

export const delete_app = defineCall({
  name: 'delete_app',
  doc: 'Remove an app. All its tokens are revoked.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: z.object({ app_id: AppId }),
  output: z.object({}),
  refusals: ['app_not_found'],
  message: 'done.app_deleted',
})

const known = new Set<string>(scopes)

/** What an app asks for, as its link to `/oauth/authorize` says it. */
const Asked = {
  client_id: AppId.describe('The app.'),
  redirect_uri: z.string('redirect_uri_invalid').max(500, 'redirect_uri_invalid'),
  response_type: z.literal('code', 'response_type_invalid'),
  scope: z
    .string('scopes_required')
    .max(200, 'scopes_invalid')
    .transform((text) => text.split(' ').filter(Boolean))
    .refine((asked) => asked.length > 0, 'scopes_required')
    .refine((asked) => asked.every((scope) => known.has(scope)), 'scopes_invalid')
    .transform((asked) => scopes.filter((scope) => asked.includes(scope)))
    .describe('Scopes with spaces between them.'),
  state: z.string('text_invalid').max(2_000, 'text_too_long').optional(),
  code_challenge: z.string('code_challenge_invalid').regex(/^[\w-]{43}$/, 'code_challenge_invalid'),
  code_challenge_method: z.literal('S256', 'code_challenge_invalid'),
}

export const app_request = defineCall({
  name: 'app_request',
  doc: 'What an app asks a member to agree to, by its link to `/oauth/authorize`: for the screen that asks them.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}'],
  input: z.object(Asked),
  output: z.object({
    recdata: z.object({
      app_id: Uuid,
      name: z.string(),
      website: z.string(),
      made_by: z.object({ user_id: z.int(), full_name: z.string(), username: z.string() }),
      scopes: z.array(z.enum(scopes)),
      returns_to: z
        .string()
        .describe('Where the member is sent afterwards: a host, or the name of a scheme.'),
      decline_to: z.string().describe('Where to send a member who doesn’t agree.'),
    }),
  }),
  refusals: ['app_not_found', 'redirect_uri_unknown'],
})

export const allow_app = defineCall({
  name: 'allow_app',
  doc: 'Agree to what an app asks for. The answer is where to send the member: the app exchanges the code in that address for a token, at `/oauth/token`, within a minute. As making a token, it asks for the password or a code, and is told by mail.',
  auth: 'member',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{me}'],
  input: z.object({
    ...Asked,
    days: TokenInput.shape.days.describe('In how many days its token expires, 1 to 366.'),
    daily_limit: z
      .union([z.literal('').transform(() => undefined), AmountIn], { error: noAmount })
      .optional()
      .describe('The most FCELL that it may spend in a day (UTC). Required with `money`.'),
    ...StepUpIn,
  }),
  output: z.object({ redirect_to: z.string() }),
  refusals: [
    'app_not_found',
    'redirect_uri_unknown',
    'too_many_tokens',
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  answersSecret: true,
})
