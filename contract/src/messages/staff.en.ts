/** Server messages about staff, in English. */
export const staffEn = {
  'done.admin_claimed': 'You’re the admin now',
  'done.role_updated': 'Role updated',
  'done.job_retried': 'It runs again',
  'refusal.admin_exists': 'Commons has an admin already. Ask them for a role.',
  'refusal.last_admin': 'Commons needs an admin. Give somebody else that role first.',
  'refusal.role_unchanged': 'Nothing has changed: that’s their role already.',
  'refusal.job_not_failed': 'That job doesn’t wait for another try any more.',
  'refusal.staff_second_factor_needed':
    'To work as staff, log in with a second factor: an authenticator app or a passkey. You set one up in Settings, under Security.',
  'field.setup_token_invalid': 'That’s not what the link has',
  'field.reason_too_long': 'Make the reason shorter. The limit is 500 characters.',
  'field.act_reason_required': 'Say why. The log keeps it.',
  'field.act_invalid': 'That’s not the name of an act',
  'field.search_too_long': 'Search for something shorter',
  'field.member_state_invalid': 'Choose active or leaving',
  'field.job_state_invalid': 'Choose failed, waiting or running',
  'field.job_id_invalid': 'That’s not the id of a job',
} as const
