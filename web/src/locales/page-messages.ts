import type { MessageId } from '@commons/contract/messages/en.ts'

/*
 * What pages themselves say of the contract's texts. A refusal, a notification and a mail come with the server's own
 * words: only what a page says without asking it is in its catalogues.
 */

/** With the first page of all. */
export const ofVisitors = [
  'refusal.session_unknown',
  'refusal.session_expired',
  'refusal.session_replaced',
  'refusal.passkey_failed',
  'refusal.internal',
  'field.captcha_invalid',
  'field.captcha_required',
  'field.captcha_required_login',
  'field.code_invalid',
  'field.code_required',
  'field.confirm_password_required',
  'field.email_invalid_address',
  'field.email_invalid_format',
  'field.email_required',
  'field.full_name_hidden',
  'field.full_name_required',
  'field.full_name_too_long',
  'field.invalid',
  'field.passkey_invalid',
  'field.password_common',
  'field.password_required',
  'field.password_too_long',
  'field.password_too_short',
  'field.passwords_differ',
  'field.passwords_differ_reset',
  'field.referral_code_invalid',
  'field.text_invalid',
  'field.text_too_long',
] as const satisfies readonly MessageId[]

/** With the frame of the members' pages. */
export const ofMembers = [
  'refusal.captions_invalid',
  'refusal.captions_without_video',
  'refusal.email_not_verified',
  'refusal.file_broken',
  'refusal.file_empty',
  'refusal.file_kind_unsupported',
  'refusal.file_too_large',
  'refusal.group_link_ended',
  'refusal.heic_unsupported',
  'refusal.money_stopped',
  'refusal.passkey_known',
  'refusal.quota_exceeded',
  'refusal.rate_stale',
  'refusal.video_too_long',
] as const satisfies readonly MessageId[]

/** The fields of all other forms have a catalogue of their own: `fieldText` finds them there. */
export type PageMessageId = (typeof ofVisitors | typeof ofMembers)[number]
