type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** Refusals that any call may answer; calls do not list them. */
export const generalRefusals = {
  bad_request: 400,
  bad_json: 400,
  bad_multipart: 400,
  too_deep: 400,
  malformed_text: 400,
  credentials_after_file: 400,
  session_unknown: 401,
  session_expired: 401,
  session_replaced: 401,
  cross_site: 403,
  role_needed: 403,
  call_not_found: 404,
  not_found: 404,
  upload_not_found: 404,
  method_not_allowed: 405,
  idempotency_key_reused: 409,
  upload_unfinished: 409,
  body_too_large: 413,
  too_many_fields: 413,
  too_many_files: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  rate_limited: 429,
  internal: 500,
  overloaded: 503,
  storage_full: 503,
  files_away: 503,
  shutting_down: 503,
} as const satisfies Record<string, Status>

/** Every refusal with its HTTP status. Its text is `refusal.<name>` in the catalogues. */
export const refusals = {
  ...generalRefusals,

  // profiles
  picture_missing: 422,

  // accounts
  email_taken: 422,
  captcha_failed: 422,
  captcha_used: 422,
  wrong_credentials: 422,
  wrong_password: 422,
  export_made: 422,
  too_many_guesses: 429,
  email_not_verified: 403,
  email_same: 422,
  link_expired: 422,
  link_needs_login: 403,
  username_taken: 422,
  username_changed_often: 409,
  second_factor_wrong: 422,
  two_factor_not_set_up: 409,
  two_factor_on_already: 409,
  passkey_failed: 422,
  passkey_known: 409,
  passkey_not_found: 404,
  too_many_passkeys: 409,
  session_not_found: 404,
  dob_changed_often: 409,
  not_of_age: 403,

  // people
  member_not_found: 404,
  not_oneself: 422,
  not_following: 403,
  referral_code_unknown: 404,

  // about
  about_entry_not_found: 404,
  about_entry_empty: 422,
  too_many_about_entries: 409,

  // posts
  post_not_found: 404,
  post_empty: 422,
  reminded_already: 409,
  object_not_found: 404,
  comment_not_found: 404,
  comments_off: 403,
  notification_not_found: 404,
  push_service_unknown: 422,
  comment_empty: 422,
  hashtag_empty: 422,
  hashtag_not_found: 404,
  too_many_hashtags: 409,
  mute_not_found: 404,
  too_many_mutes: 409,

  // groups
  group_not_found: 404,
  group_forbidden: 403,
  backer_not_banned: 409,
  group_closed: 403,
  group_name_wrong: 422,
  not_group_member: 403,
  group_owner_stays: 409,
  group_member_already: 409,
  group_member_banned: 409,
  group_request_not_found: 404,
  group_link_ended: 409,
  too_many_groups: 409,
  too_many_group_links: 409,
  message_not_found: 404,
  message_empty: 422,

  // projects
  project_not_found: 404,
  project_fixed: 409,
  project_ended: 409,
  place_not_found: 404,
  // chat
  chat_not_found: 404,
  chat_blocked: 403,
  chat_unavailable: 403,
  chat_not_allowed: 403,
  // video calls
  video_call_not_found: 404,
  video_call_over: 409,
  video_call_elsewhere: 409,
  video_call_not_allowed: 403,
  video_call_token_refused: 403,
  already_in_video_call: 409,
  // freelance
  job_not_found: 404,
  job_over: 409,
  job_awarded: 409,
  job_has_bids: 409,
  too_many_attachments: 422,
  own_job: 422,
  bid_not_found: 404,
  bid_exists: 409,
  bid_declined: 409,
  bid_awarded: 409,
  no_bids_left: 409,
  too_many_bids: 409,

  // surveys
  survey_not_found: 404,
  survey_forbidden: 403,
  survey_closed: 409,
  option_not_found: 404,
  voted_already: 409,
  survey_open: 409,
  ballot_code_taken: 409,

  // reels
  reel_not_found: 404,
  reel_without_file: 422,
  cover_without_video: 422,

  // videos
  channel_not_found: 404,
  channel_forbidden: 403,
  too_many_channels: 409,
  collaborator_already: 409,
  too_many_collaborators: 409,
  too_many_collaborations: 409,
  channel_not_offered: 409,
  handle_taken: 409,
  video_not_found: 404,
  video_without_file: 422,
  playlist_not_found: 404,
  too_many_playlists: 409,
  playlist_full: 409,

  // support
  too_many_messages: 429,

  // money
  money_stopped: 503,
  balance_too_low: 422,
  over_daily_limit: 422,
  treasury_too_low: 409,
  price_changed: 409,
  rate_stale: 409,
  quote_expired: 409,
  transaction_not_found: 404,
  withdrawal_not_found: 404,
  withdrawal_sent: 409,
  address_not_found: 404,
  too_many_addresses: 409,

  // funding
  pledging_over: 409,
  pledge_not_found: 404,
  pledge_too_small: 422,
  reward_tier_not_found: 404,
  reward_tier_sold_out: 409,
  reward_tier_taken: 409,
  too_many_reward_tiers: 409,
  milestones_fixed: 409,
  milestone_not_found: 404,
  milestone_not_due: 409,
  not_a_backer: 403,
  vote_closed: 409,

  // memberships of channels
  tier_not_found: 404,
  already_member: 409,
  membership_not_found: 404,

  // plans
  tokens_missing: 422,
  plan_unchanged: 409,
  plan_not_found: 404,
  plan_in_force: 409,
  plan_needed: 403,
  pro_needed: 403,
  trial_used: 409,
  recurring_payment_not_found: 404,
  payment_method_not_found: 404,
  too_many_payment_methods: 409,

  // files
  file_too_large: 413,
  file_empty: 422,
  file_kind_unsupported: 415,
  file_broken: 422,
  heic_unsupported: 415,
  image_too_many_pixels: 422,
  image_side_too_long: 422,
  animation_too_many_pixels: 422,
  video_too_many_pixels: 422,
  video_too_long: 422,
  voice_too_long: 422,
  video_codec_unsupported: 415,
  video_without_picture: 422,
  captions_invalid: 422,
  captions_without_video: 422,
  too_many_processing: 409,
  quota_exceeded: 422,
} as const satisfies Record<string, Status>

export type RefusalName = keyof typeof refusals

const amounts = ['token', 'amount', 'fcell', 'token_value'] as const

/** Refusals that are about one field, and the names that calls have for that field. */
const refusedFields: Readonly<Partial<Record<RefusalName, readonly string[]>>> = {
  balance_too_low: amounts,
  comment_empty: ['comment', 'reply'],
  dob_changed_often: ['dob'],
  email_same: ['email'],
  email_taken: ['email'],
  group_name_wrong: ['group_name'],
  hashtag_empty: ['hashtag', 'word'],
  member_not_found: ['to_wallet'],
  message_empty: ['message'],
  not_group_member: ['group_id'],
  not_oneself: ['to_wallet'],
  over_daily_limit: amounts,
  pledge_too_small: amounts,
  post_empty: ['message'],
  second_factor_wrong: ['code'],
  username_changed_often: ['username'],
  username_taken: ['username'],
  wrong_password: ['password', 'old_password'],
}

/** Returns the field of a call that a refusal is about, if it is about one that the call takes. */
export const refusedField = (
  refusal: RefusalName,
  { input }: { readonly input: { readonly shape: object } },
): string | undefined => refusedFields[refusal]?.find((name) => name in input.shape)
