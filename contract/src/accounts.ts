import { z } from 'zod'
import { defineCall } from './call.ts'
import { graphemes } from './shared/text.ts'
import { Id } from './shared/id.ts'
import { TextFlag } from './shared/flag.ts'

/** Registering, logging in and out, the captcha, the language. */

/** 1 English, 2 Czech, as documented. */
export const LanguageId = z.literal([1, 2])
const LanguageIdIn = z
  .union([z.literal(1), z.literal(2), z.literal('1'), z.literal('2')], 'language_invalid')
  .transform((id) => (Number(id) === 2 ? 2 : 1))
  .describe('1 English, 2 Czech.')

/** What a session is opened with and keeps in the cookie `name`. */
export const UserData = z.object({
  id: Id,
  api_key: z.string(),
  is_enable_google_auth_code: TextFlag,
  email: z.string(),
  full_name: z.string(),
  username: z.string(),
  language_id: LanguageId,
})
export type UserData = z.infer<typeof UserData>

/** An address that mail can reach: one @, something on both sides, no spaces; at most 254 characters. */
export const EmailIn = (malformed: 'email_invalid_address' | 'email_invalid_format') =>
  z
    .string('email_required')
    .trim()
    .min(1, 'email_required')
    .max(254, malformed)
    .regex(/^[^\s@<>()",;:\\[\]]{1,64}@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\].]{2,}$/u, malformed)

export const shortestPassword = 8
const NewPassword = z
  .string('password_required')
  .min(1, 'password_required')
  .min(shortestPassword, 'password_too_short')
  // Longer ones would make hashing a way to keep the server busy.
  .max(200, 'password_too_long')
  .describe('8 to 200 characters, and none of the most common ones.')

const FullName = z
  .string('full_name_required')
  .trim()
  .min(1, 'full_name_required')
  .refine((name) => name.length <= 400 && graphemes(name) <= 80, 'full_name_too_long')
  .describe('At most 80 characters.')

const CaptchaToken = z
  .string('captcha_invalid')
  .max(4000, 'captcha_invalid')
  .optional()
  .describe('A solved `captcha_challenge`. Without one a tighter limit holds.')

export const RegisterInput = z.object({
  full_name: FullName,
  email: EmailIn('email_invalid_address'),
  password: NewPassword,
  confirm_password: z
    .string('confirm_password_required')
    .min(1, 'confirm_password_required')
    .describe('The same again.'),
  referral_code: z
    .string('referral_code_invalid')
    .trim()
    .max(64, 'referral_code_invalid')
    .optional()
    .describe('Of the member who invited this one.'),
  captchaToken: CaptchaToken,
})

export const register = defineCall({
  name: 'register',
  doc: 'Open an account. A unique @username is made from the name; the referral code is kept.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: RegisterInput,
  output: z.object({ success: z.boolean() }),
  refusals: ['email_taken', 'captcha_failed', 'captcha_used'],
  message: 'done.registered',
})

export const LoginInput = z.object({
  email: EmailIn('email_invalid_format'),
  password: z.string('password_required').min(1, 'password_required').max(200, 'password_too_long'),
  email_auth_code: z
    .string('text_invalid')
    .max(200, 'text_invalid')
    .optional()
    .describe('From the link in a verification mail.'),
  captchaToken: CaptchaToken,
  code: z
    .union([z.string().max(64, 'text_invalid'), z.int('text_invalid')], 'text_invalid')
    .optional()
    .describe('The project whose link led to the login.'),
})

export const login = defineCall({
  name: 'login',
  doc: 'Open a session. It ends the member’s other sessions unless they chose to stay on several devices.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: LoginInput,
  output: z.object({ user_data: UserData }),
  refusals: ['wrong_credentials', 'too_many_guesses', 'captcha_failed', 'captcha_used'],
  message: 'done.logged_in',
})

export const logout = defineCall({
  name: 'logout',
  doc: 'End this session.',
  auth: 'member',
  effect: 'write',
  topics: [],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  message: 'done.logged_out',
})

export const captcha_challenge = defineCall({
  name: 'captcha_challenge',
  doc: 'A proof-of-work challenge of ALTCHA; its solution travels as `captchaToken`, once.',
  method: 'GET',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object({}),
  output: z.object({
    data: z.object({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string(),
    }),
  }),
  refusals: [],
})

export const show_display_name = defineCall({
  name: 'show_display_name',
  doc: 'The member’s own display name.',
  auth: 'member',
  effect: 'read',
  topics: ['member:{me}'],
  input: z.object({}),
  output: z.object({ display_name: z.string() }),
  refusals: [],
})

export const show_language = defineCall({
  name: 'show_language',
  doc: 'The member’s language: 1 English, 2 Czech.',
  auth: 'member',
  effect: 'read',
  topics: ['member:{me}'],
  input: z.object({}),
  output: z.object({ language_id: LanguageId }),
  refusals: [],
})

export const update_language = defineCall({
  name: 'update_language',
  doc: 'Choose the language: 1 English, 2 Czech.',
  auth: 'member',
  effect: 'write',
  topics: ['member:{me}'],
  input: z.object({ language_id: LanguageIdIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const socket_ticket = defineCall({
  name: 'socket_ticket',
  doc: 'A ticket that opens one socket within 30 seconds.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({}),
  output: z.object({ data: z.object({ ticket: z.string(), expires_in: z.int() }) }),
  refusals: [],
})
