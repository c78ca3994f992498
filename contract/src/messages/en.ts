import type { RefusalName } from '../refusals.ts'

/**
 * What the server says in English, and what forms say before it is asked. The documents' own texts
 * stand word for word. ICU message format; `cs.ts` has the same ids.
 */
export const en = {
  'done.success': 'Success',
  'done.registered': 'Welcome to Commons. Your account is ready, please log in.',
  'done.logged_in': 'You are logged in.',
  'done.logged_out': 'You are logged out.',
  'done.saved': 'Saved.',
  'done.posted': 'Your post is published.',
  'done.deleted': 'Your post is deleted.',
  'done.restored': 'Your post is back.',

  'refusal.bad_request': 'The request could not be read. Send it as HTTP/1.1.',
  'refusal.bad_json': 'The request is not valid JSON. Send a JSON object.',
  'refusal.bad_multipart': 'The form could not be read. Send it as multipart/form-data.',
  'refusal.too_deep': 'The request is nested too deeply; 32 levels are the limit.',
  'refusal.malformed_text': 'The text holds characters that cannot be stored (NUL or half of a character).',
  'refusal.credentials_after_file': 'Send user_id and api_key before the file.',
  'refusal.session_unknown': 'Please log in.',
  'refusal.session_expired': 'Your session has ended. Please log in again.',
  'refusal.session_replaced': "This account is open at somewhere, So it's logout",
  'refusal.cross_site': 'This request came from another site and was refused.',
  'refusal.call_not_found': 'There is no such call.',
  'refusal.not_found': 'There is nothing at this address.',
  'refusal.method_not_allowed': 'This call takes another method: {allowed}.',
  'refusal.idempotency_key_reused': 'This idempotency key was used for another request. Use a new one.',
  'refusal.body_too_large': 'The request is too large; {limit} are the limit.',
  'refusal.unsupported_media_type':
    'Send JSON (application/json or text/plain), or multipart/form-data where a file travels.',
  'refusal.invalid_fields': 'Please check the fields.',
  'refusal.rate_limited':
    '{seconds, plural, one {Too many requests. Try again in # second.} other {Too many requests. Try again in # seconds.}}',
  'refusal.internal': 'An error occurred. Please try again.',
  'refusal.overloaded': 'Commons is very busy. Please try again in a moment.',
  'refusal.shutting_down': 'Commons is restarting. Please try again in a moment.',
  'refusal.email_taken': 'An account with this email exists already. Log in instead.',
  'refusal.captcha_failed': 'The CAPTCHA was not solved or has expired. Please complete it again.',
  'refusal.captcha_used': 'This CAPTCHA was used already. Please complete it again.',
  'refusal.wrong_credentials': 'Email or password is wrong.',
  'refusal.too_many_guesses':
    '{seconds, plural, one {Too many wrong passwords. Try again in # second.} other {Too many wrong passwords. Try again in # seconds.}}',
  'refusal.member_not_found': 'This member does not exist or is not visible to you.',
  'refusal.post_not_found': 'This post does not exist or is not visible to you.',
  'refusal.post_empty': 'A post needs text or a picture.',
  'refusal.group_not_found': 'This group does not exist or is not visible to you.',
  'refusal.file_too_large': 'The file is too large; {limit} are the limit.',
  'refusal.file_kind_unsupported':
    'This kind of file is not supported. Choose a JPEG, PNG, WebP or GIF picture.',
  'refusal.file_broken': 'The picture could not be read; it may be damaged. Choose another one.',
  'refusal.image_too_many_pixels': 'The picture has too many pixels; {limit} megapixels are the limit.',
  'refusal.quota_exceeded': 'Your files fill the {limit} that a member has.',

  'field.full_name_required': 'Full Name is required',
  'field.full_name_too_long': 'Full Name may have at most 80 characters',
  'field.email_required': 'Email is required',
  'field.email_invalid_address': 'Invalid email address',
  'field.email_invalid_format': 'Invalid email format',
  'field.password_required': 'Password is required',
  'field.password_too_short': 'Password must have at least 8 characters',
  'field.password_too_long': 'Password may have at most 200 characters',
  'field.password_common': 'This password is one of the most common ones. Choose another.',
  'field.confirm_password_required': 'Confirm Password is required',
  'field.passwords_differ': 'Passwords must match',
  'field.captcha_required': 'Please complete the CAPTCHA',
  'field.captcha_required_login': 'Please complete the CAPTCHA before logging in.',
  'field.captcha_invalid': 'The CAPTCHA token is not valid',
  'field.referral_code_invalid': 'A referral code has at most 64 characters',
  'field.language_invalid': 'Choose 1 (English) or 2 (Czech)',
  'field.id_invalid': 'Must be a positive whole number',
  'field.flag_invalid': 'Must be 0 or 1',
  'field.page_invalid': 'Must be a whole number from 1',
  'field.page_too_deep': 'Page times limit may be at most 1,000; use before to go on',
  'field.limit_invalid': 'Must be a whole number from 1',
  'field.before_invalid': 'Must be the next of an earlier answer',
  'field.text_invalid': 'Must be text',
  'field.list_too_long': 'This list is too long',
  'field.post_too_long': 'A post may have at most 5,000 characters',
  'field.post_type_invalid': 'Must be public or private',
  'field.idempotency_key_invalid': 'Must be text of 8 to 100 characters',
  'field.invalid': 'This value is not valid',
} as const satisfies Record<`refusal.${RefusalName}`, string> &
  Record<`${'done' | 'field'}.${string}`, string>

export type MessageId = keyof typeof en
export type FieldMessageId = Extract<MessageId, `field.${string}`>
