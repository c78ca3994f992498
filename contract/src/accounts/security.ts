import { z } from 'zod'
import { Password, PasskeyCredential, PasskeyOptions, SecondFactorCode } from './accounts.ts'
import { defineCall } from '../call.ts'
import { FlagIn, TextFlag } from '../shared/flag.ts'
import { Uuid } from '../shared/id.ts'
import { isLongerThan } from '../shared/text/cutting.ts'

/** Security settings: two-factor, passkeys and sessions. */

export const check_two_factor_auth = defineCall({
  name: 'check_two_factor_auth',
  doc: 'Whether two-factor is on. While it is off, the answer holds the secret to set it up, as text and as a QR code; once it is on, never again.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: [],
  input: z.object({}),
  output: z.object({
    user_data: z.object({
      google_auth_code: z.string().describe('The secret in base32. Empty once two-factor is on.'),
      qrCodeUrl: z.string().describe('The QR code as a data: URL. Empty once two-factor is on.'),
      email: z.string(),
      is_enable_google_auth_code: TextFlag,
      recovery_codes_left: z.int(),
    }),
  }),
  refusals: [],
  answersSecret: true,
})

export const renew_recovery_codes = defineCall({
  name: 'renew_recovery_codes',
  doc: 'Replace the recovery codes by ten new ones. The old ones stop working.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}'],
  input: z.object({ code: SecondFactorCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['second_factor_wrong', 'two_factor_not_set_up', 'too_many_guesses'],
  message: 'done.recovery_codes_renewed',
  answersSecret: true,
})

export const Passkey = z.object({
  passkey_id: Uuid,
  name: z.string(),
  created_at: z.string().describe('ISO 8601.'),
  last_used_at: z.string().optional().describe('ISO 8601. Missing until the first use.'),
})
export type Passkey = z.infer<typeof Passkey>

const PasskeyName = z
  .string('passkey_name_required')
  .trim()
  .min(1, 'passkey_name_required')
  .refine((name) => !isLongerThan(name, 60), 'passkey_name_too_long')
  .describe('At most 60 characters.')

const PasskeyId = z.uuid('passkey_id_invalid')

export const passkey_list = defineCall({
  name: 'passkey_list',
  doc: 'The member’s own passkeys, newest first, at most 20.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Passkey) }),
  refusals: [],
})

export const start_add_passkey = defineCall({
  name: 'start_add_passkey',
  doc: 'The options for `navigator.credentials.create`. It takes the password, because a passkey opens the account.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: [],
  input: z.object({ password: Password }),
  output: z.object({ data: PasskeyOptions }),
  refusals: ['wrong_password', 'too_many_guesses', 'too_many_passkeys'],
})

export const AddPasskeyInput = z.object({ name: PasskeyName, credential: PasskeyCredential })

export const add_passkey = defineCall({
  name: 'add_passkey',
  doc: 'Add the passkey that was created with the options of `start_add_passkey`.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}'],
  input: AddPasskeyInput,
  output: z.object({}),
  refusals: ['passkey_failed', 'passkey_known', 'too_many_passkeys'],
  message: 'done.passkey_added',
})

export const PasskeyNameInput = z.object({ passkey_id: PasskeyId, name: PasskeyName })

export const update_passkey = defineCall({
  name: 'update_passkey',
  doc: 'Rename a passkey.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: PasskeyNameInput,
  output: z.object({}),
  refusals: ['passkey_not_found'],
  message: 'done.saved',
})

export const delete_passkey = defineCall({
  name: 'delete_passkey',
  doc: 'Remove a passkey, so that it can no longer log in.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({ passkey_id: PasskeyId }),
  output: z.object({}),
  refusals: ['passkey_not_found'],
  message: 'done.passkey_deleted',
})

export const OpenSession = z.object({
  session_id: Uuid,
  device: z.string().describe('The system and kind of device. Empty if unknown.'),
  browser: z.string().describe('The browser or program. Empty if unknown.'),
  place: z.string().describe('The network of the IP address, never the whole address.'),
  created_at: z.string().describe('ISO 8601.'),
  last_used_at: z.string().describe('ISO 8601, to the hour.'),
  is_current: TextFlag,
})
export type OpenSession = z.infer<typeof OpenSession>

export const session_list = defineCall({
  name: 'session_list',
  doc: 'The member’s own open sessions: this one first, then the most recently used, at most 50.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(OpenSession), several_devices: TextFlag, asks_beside: TextFlag }),
  refusals: [],
})

export const session_delete = defineCall({
  name: 'session_delete',
  doc: 'End one of the member’s sessions. Its key stops working and its sockets close at once.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({ session_id: z.uuid('session_id_invalid') }),
  output: z.object({}),
  refusals: ['session_not_found'],
  message: 'done.session_ended',
})

export const session_delete_all = defineCall({
  name: 'session_delete_all',
  doc: 'End all of the member’s sessions except this one.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  message: 'done.sessions_ended',
})

export const update_session_setting = defineCall({
  name: 'update_session_setting',
  doc: 'Choose whether to stay logged in on several devices or only on the latest. Turning it off ends the other sessions. With `asks_beside`, browsers ask at each login instead.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({ several_devices: FlagIn, asks_beside: FlagIn.optional() }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})
