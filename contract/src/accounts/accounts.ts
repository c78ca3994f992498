import { z } from 'zod'
import { defineCall } from '../call.ts'
import { canonicalName, hasHidden, isVisible } from '../shared/name.ts'
import { LegalVersionIn } from '../shared/legal-version.ts'
import { mostSignupQuestions } from '../shared/registration.ts'
import { TextIn } from '../shared/text.ts'
import { graphemes, isLongerThan } from '../shared/text/cutting.ts'
import { Id } from '../shared/id.ts'
import { hasControls, passwordForm } from '../shared/text/password-form.ts'
import { FlagIn, TextFlag } from '../shared/flag.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's account, as only they see it. */
    account: true
  }
}

/** Registering, logging in with or without a second factor, logging out, and resetting a password. */

/** 1 English, 2 Czech, as documented. */
export const LanguageId = z.literal([1, 2])

/** The answer to a login; the web client keeps it in the cookie `name`. */
export const UserData = z.object({
  id: Id,
  api_key: z.string(),
  is_enable_google_auth_code: TextFlag,
  email: z.string(),
  full_name: z.string(),
  username: z.string(),
  language_id: LanguageId,
  email_verified: TextFlag,
  is_second_factor_pending: TextFlag.describe(
    '1: the password was right, but `api_key` only works for the second factor.',
  ),
  is_new: TextFlag.optional().describe('1: it is the member’s first login, which leads to /profilesetup.'),
})
export type UserData = z.infer<typeof UserData>

// Parts separated by single dots. In a domain they consist of letters, digits and inner hyphens.
const mailbox = String.raw`[^\s@<>()",;:\\[\].]+(?:\.[^\s@<>()",;:\\[\].]+)*`
const label = String.raw`(?!-)[\p{L}\p{M}\p{N}\-]{1,63}(?<!-)`
const address = new RegExp(`^(?=[^@]{1,64}@)${mailbox}@(?:${label}\\.)+(?=..)${label}$`, 'u')

/**
 * An email address: one @ with something on both sides, no spaces or hidden characters, at most 254
 * characters.
 */
export const EmailIn = (malformed: 'email_invalid_address' | 'email_invalid_format') =>
  z
    .string('email_required')
    .trim()
    .min(1, 'email_required')
    .max(254, malformed)
    .refine((text) => address.test(text) && !hasHidden(text), malformed)

export const shortestPassword = 8
const longestPassword = 200
export const NewPassword = z
  .string('password_required')
  .min(1, 'password_required')
  // Hashing a longer one would let a caller keep the server busy.
  .max(longestPassword * 5, 'password_too_long')
  .refine((password) => !hasControls(password), 'password_has_controls')
  .transform(passwordForm)
  .refine((password) => graphemes(password) >= shortestPassword, 'password_too_short')
  .refine((password) => !isLongerThan(password, longestPassword), 'password_too_long')
  .describe('8 to 200 characters, and not one of the most common passwords.')

export const ConfirmPassword = z
  .string('confirm_password_required')
  .min(1, 'confirm_password_required')
  .transform(passwordForm)
  .describe('The new password again.')

/** A password as it is typed, or empty where something else confirms who it is. */
export const TypedPassword = z.string('password_required').max(longestPassword * 5, 'password_too_long')

/** An existing password, which may be shorter than new ones must be. */
export const Password = TypedPassword.min(1, 'password_required')

/** The random code in an emailed link. */
export const MailedCode = z.string('text_invalid').max(200, 'text_too_long')

export const FullName = z
  .string('full_name_required')
  .transform(canonicalName)
  .refine(isVisible, 'full_name_required')
  .refine((name) => !hasHidden(name), 'full_name_hidden')
  .refine((name) => !isLongerThan(name, 80), 'full_name_too_long')
  .describe('At most 80 characters, none of them invisible.')

const CaptchaToken = z
  .string('captcha_invalid')
  .max(4000, 'captcha_invalid')
  .optional()
  .describe(
    'The solution of a `captcha_challenge`, as base64 of `{"challenge": …, "solution": …}` in JSON. Without one a tighter rate limit applies.',
  )

/** The code at the end of an invitation’s link. */
export const InvitationIn = z.string('invitation_invalid').trim().max(64, 'invitation_invalid')

/** What somebody answers to one question, in graphemes. */
export const longestSignupAnswer = 1000

export const RegisterInput = z.object({
  full_name: FullName,
  email: EmailIn('email_invalid_address'),
  password: NewPassword,
  confirm_password: ConfirmPassword,
  referral_code: z
    .string('referral_code_invalid')
    .trim()
    .max(64, 'referral_code_invalid')
    .optional()
    .describe('The code of the member who invited this one.'),
  invitation: InvitationIn.optional().describe('The code of an invitation, where registering needs one.'),
  answers: z
    .array(TextIn(longestSignupAnswer, 'signup_answer_too_long'), 'signup_answers_invalid')
    .max(mostSignupQuestions, 'signup_answers_invalid')
    .optional()
    .describe('Answers to the `questions` of `show_registration`, in their order.'),
  agreed_version: LegalVersionIn.optional().describe(
    'The `version` of `show_registration` that they have seen; the present one if missing.',
  ),
  captchaToken: CaptchaToken,
})

export const register = defineCall({
  name: 'register',
  doc: 'Create an account. Its unique @username is made from the name. The referral code is stored with it. Where moderators look at who joins, it is a request that waits for their answer.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: RegisterInput,
  output: z.object({
    success: z.boolean(),
    is_waiting: z.literal(true).optional().describe('Moderators look at the request first.'),
  }),
  publishes: { texts: ['full_name'] },
  refusals: [
    'email_taken',
    'captcha_failed',
    'captcha_used',
    'not_accepted',
    'name_looks_alike',
    'invitation_needed',
    'invitation_ended',
    'signup_answers_missing',
  ],
  message: 'done.registered',
})

export const LoginInput = z.object({
  email: EmailIn('email_invalid_format'),
  password: Password,
  email_auth_code: MailedCode.optional().describe('The code in the link of a verification email.'),
  captchaToken: CaptchaToken,
  code: z
    .union([z.string().max(64, 'text_too_long'), z.int('text_invalid')], 'text_invalid')
    .optional()
    .describe('The project whose link led to the login page.'),
})

const WasAway = z
  .literal(true)
  .optional()
  .describe('The account was deactivated or about to be deleted, and is back.')

/** Browsers say that they ask their member what becomes of the others. */
const AsksBeside = FlagIn.optional().describe(
  '1: ends no other session, unless the member chose that logins do. Without it, a login ends them.',
)

/** Where the member is logged in besides, for a login that asks: latest first, at most three. */
const Beside = z.array(z.object({ browser: z.string(), device: z.string() })).optional()
export type Beside = NonNullable<z.infer<typeof Beside>>

export const login = defineCall({
  name: 'login',
  doc: 'Log in. This ends the member’s other sessions, unless they chose to stay logged in on several devices. With two-factor on, the key only works for the second factor until `two_factor_auth` succeeds.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{user_data.id}'],
  input: LoginInput.extend({ asks_beside: AsksBeside }),
  output: z.object({ user_data: UserData, was_away: WasAway, beside: Beside }),
  refusals: [
    'wrong_credentials',
    'too_many_guesses',
    'email_not_verified',
    'signup_waiting',
    'signup_rejected',
    'captcha_failed',
    'captcha_used',
  ],
  message: 'done.logged_in',
})

/** A code from an authenticator app, or a recovery code. Spaces and dashes are ignored. */
export const SecondFactorCode = z
  .string('code_required')
  .trim()
  .min(1, 'code_required')
  .max(40, 'code_invalid')
  .describe('The six digits of the authenticator app, or a recovery code.')

/**
 * Options and credentials of the browser's WebAuthn functions. The server verifies them as the standard says.
 */
export const PasskeyOptions = z.record(z.string(), z.unknown())
export const PasskeyCredential = z
  .record(z.string(), z.unknown(), 'passkey_invalid')
  .refine((credential) => typeof credential['id'] === 'string', 'passkey_invalid')
  .describe('The credential as JSON, as returned by `startRegistration` or `startAuthentication`.')

/** A passkey's signature that confirms the caller's identity, in place of the password or code. */
export const ConfirmingPasskey = PasskeyCredential.optional().describe(
  'What a passkey signed for `start_passkey_confirmation`, in place of the password and the code.',
)

/** Confirms that the member themselves does what a session alone may not, such as withdrawing money. */
export const StepUpIn = {
  password: TypedPassword.optional(),
  code: SecondFactorCode.optional().describe('In place of the password while two-factor is on.'),
  credential: ConfirmingPasskey,
}

export const two_factor_auth = defineCall({
  name: 'two_factor_auth',
  doc: 'Finish a login with a code or a passkey, which answers a new key. In a full session, turn two-factor on (answers the recovery codes, once) or off.',
  auth: 'second_factor',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: ['account:{me}'],
  input: z.object({
    code: SecondFactorCode.optional(),
    is_enable_google_auth_code: FlagIn.optional().describe(
      'In a full session: 1 turns two-factor on, 0 turns it off.',
    ),
    credential: PasskeyCredential.optional(),
    asks_beside: AsksBeside,
  }),
  output: z.object({
    user_data: UserData.optional(),
    was_away: WasAway,
    beside: Beside,
    recovery_codes: z.array(z.string()).optional(),
  }),
  refusals: [
    'second_factor_wrong',
    'two_factor_not_set_up',
    'two_factor_on_already',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.logged_in',
  errorLabel: true,
  answersSecret: true,
})

export const start_passkey_check = defineCall({
  name: 'start_passkey_check',
  doc: 'The options for `navigator.credentials.get` when a passkey is the second factor. `allowCredentials` is empty if the member has no passkey.',
  auth: 'second_factor',
  effect: 'write',
  whileSuspended: true,
  topics: [],
  input: z.object({}),
  output: z.object({ data: PasskeyOptions }),
  refusals: [],
})

export const start_passkey_confirmation = defineCall({
  name: 'start_passkey_confirmation',
  doc: 'The options for `navigator.credentials.get` when a passkey shows again who it is: leaving and withdrawing take its `credential` in place of the password and the code. `allowCredentials` is empty if the member has no passkey.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'identity',
  topics: [],
  input: z.object({}),
  output: z.object({ data: PasskeyOptions }),
  refusals: [],
})

export const start_passkey_login = defineCall({
  name: 'start_passkey_login',
  doc: 'The options for `navigator.credentials.get` when logging in with a passkey alone.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: z.object({}),
  output: z.object({ data: PasskeyOptions }),
  refusals: [],
})

export const passkey_login = defineCall({
  name: 'passkey_login',
  doc: 'Log in with a passkey, which counts as both factors.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: ['account:{user_data.id}'],
  input: z.object({ credential: PasskeyCredential, asks_beside: AsksBeside }),
  output: z.object({ user_data: UserData, was_away: WasAway, beside: Beside }),
  refusals: ['passkey_failed', 'email_not_verified'],
  message: 'done.logged_in',
})

export const ForgetPasswordInput = z.object({
  email: EmailIn('email_invalid_address'),
  captchaToken: CaptchaToken,
})

export const forget_password = defineCall({
  name: 'forget_password',
  doc: 'Email a link to reset the password. The answer is the same whether or not the address has an account.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: ForgetPasswordInput,
  output: z.object({}),
  refusals: ['captcha_failed', 'captcha_used'],
  message: 'done.reset_mailed',
})

export const ResetPasswordInput = z.object({
  code: MailedCode.describe('The code in the emailed link. It works once, for 30 minutes.'),
  new_password: NewPassword,
  confirm_password: ConfirmPassword,
})

export const reset_password = defineCall({
  name: 'reset_password',
  doc: 'Set a new password with an emailed link. Every session ends, and the next login still needs the second factor.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: ResetPasswordInput,
  output: z.object({}),
  refusals: ['link_expired'],
  message: 'done.password_reset',
})

export const security_change_disown = defineCall({
  name: 'security_change_disown',
  doc: 'Answer “this wasn’t me” to an email about a security change. It ends every session, removes the second factor or passkey that the change added, and answers a code for `reset_password`.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: z.object({ code: MailedCode.describe('The code in the emailed link. It works once, for 7 days.') }),
  output: z.object({ data: z.object({ reset_code: z.string() }) }),
  refusals: ['link_expired'],
  message: 'done.disowned',
})

export const confirm_email = defineCall({
  name: 'confirm_email',
  doc: 'Open a verification email’s link without being logged in: it verifies the address. A link that changes an address needs a login, too, and stays good for it.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: z.object({ email_auth_code: MailedCode }),
  output: z.object({
    is_waiting: z.literal(true).optional().describe('Moderators look at the request to join now.'),
  }),
  refusals: ['link_expired', 'link_needs_login'],
  message: 'done.email_verified',
})

export const resend_email_verification = defineCall({
  name: 'resend_email_verification',
  doc: 'Send the verification email again. The answer is the same whether or not the address needs one.',
  auth: 'visitor',
  effect: 'write',
  limit: 'identity',
  topics: [],
  input: z.object({ email: EmailIn('email_invalid_address'), captchaToken: CaptchaToken }),
  output: z.object({}),
  refusals: ['captcha_failed', 'captcha_used'],
  message: 'done.verification_mailed',
})

export const logout = defineCall({
  name: 'logout',
  doc: 'Log out of this session.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  message: 'done.logged_out',
})

export const captcha_challenge = defineCall({
  name: 'captcha_challenge',
  doc: 'An ALTCHA proof-of-work challenge. Send its solution once, as `captchaToken`.',
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

export const socket_ticket = defineCall({
  name: 'socket_ticket',
  doc: 'A ticket that opens one socket, valid for 30 seconds.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  limit: 'poll',
  topics: [],
  input: z.object({}),
  output: z.object({ data: z.object({ ticket: z.string(), expires_in: z.int() }) }),
  refusals: [],
  answersSecret: true,
})
