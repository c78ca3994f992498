/** Server messages about staff, in English. */
export const staffEn = {
  'done.admin_claimed': 'You’re the admin now',
  'done.role_updated': 'Role updated',
  'done.setting_updated': 'Setting changed',
  'done.job_retried': 'It runs again',
  'done.jobs_retried': 'They run again',
  'done.backup_started': 'The backup has begun',
  'refusal.backups_elsewhere': 'This Commons makes no backups of its own.',
  'refusal.backup_running': 'A backup is being made already.',
  'alert.jobs_failed': 'Jobs have failed for good',
  'alert.jobs_failed.do': 'See why under Jobs, mend the cause, and run them again.',
  'alert.jobs_late': 'Jobs don’t get done',
  'alert.jobs_late.do':
    'The oldest has been due for more than 15 minutes. Is a process running, and can it reach the database?',
  'alert.mail_late': 'Mail isn’t sent',
  'alert.mail_late.do':
    'The oldest has waited for more than 15 minutes. Check the mail server and its password.',
  'alert.backup_old': 'There’s no recent backup',
  'alert.backup_old.do':
    'The latest is older than 36 hours, or there’s none. Start one under Backups or with npm run backup.',
  'alert.archiving_failing': 'Changes aren’t archived',
  'alert.archiving_failing.do':
    'PostgreSQL can’t write to the archive. Check the disk of BACKUP_DIR: until it can, its changes fill the database’s disk.',
  'alert.money_stopped': 'Money stands still',
  'alert.money_stopped.do':
    'A check of the ledger failed. Run npm run verify:ledger on the server before money moves again.',
  'alert.pool_exhausted': 'Requests wait for the database',
  'alert.pool_exhausted.do':
    'All connections are in use. Look for slow statements, or raise DATABASE_POOL_SIZE.',
  'alert.disk_full': 'A disk is nearly full',
  'alert.disk_full.do': 'Make room on the disk of members’ files: soon uploads are refused.',
  'alert.withdrawals_late': 'Withdrawals wait for approval',
  'alert.withdrawals_late.do':
    'The oldest has waited for more than a day. Approve or refuse it under Withdrawals.',
  'mail.alert.subject': 'Commons needs you: {what}',
  'mail.alert.over_subject': 'Over: {what}',
  'mail.alert.text': 'This is so now:',
  'mail.alert.over': 'It’s well again. There’s nothing to do.',
  'mail.alert.action': 'See the overview',
  'mail.alert.aside':
    'You get this as an admin: once when it begins and once when it’s over, at most once a day.',
  'refusal.admin_exists': 'Commons has an admin already. Ask them for a role.',
  'refusal.last_admin': 'Commons needs an admin. Give somebody else that role first.',
  'refusal.role_unchanged': 'Nothing has changed: that’s their role already.',
  'refusal.setting_fixed': 'The server’s configuration says that, in {variable}. Change it there.',
  'refusal.setting_unchanged': 'Nothing has changed: it’s set to that already.',
  'refusal.feature_holds_money':
    '{count, plural, one {# account still holds money there. It has to be paid out first.} other {# accounts still hold money there. It has to be paid out first.}}',
  'refusal.job_not_failed': 'That job doesn’t wait for another try any more.',
  'refusal.staff_second_factor_needed':
    'To work as staff, log in with a second factor: an authenticator app or a passkey. You set one up in Settings, under Security.',
  'field.setup_token_invalid': 'That’s not what the link has',
  'field.reason_too_long': 'Make the reason shorter. The limit is 500 characters.',
  'field.act_reason_required': 'Say why. The log keeps it.',
  'field.act_invalid': 'That’s not the name of an act',
  'field.search_too_long': 'Search for something shorter',
  'field.member_state_invalid': 'Choose active, leaving, suspended or limited',
  'field.job_name_invalid': 'Choose a kind of job from the list',
  'field.job_state_invalid': 'Choose failed, waiting or running',
  'field.setting_unknown': 'There’s no such setting',
  'field.setting_value_invalid': 'That’s not a value for it',
  'field.setting_switch_invalid': 'Switch it on or off',
  'field.setting_number_invalid': 'Enter a whole number from {from} to {to}',
  'field.setting_choice_invalid': 'Choose one of the options',
  'field.setting_text_missing': 'Enter something',
  'field.setting_text_too_long': 'Make it shorter. The limit is {longest} characters.',
  'field.job_id_invalid': 'That’s not the id of a job',
} as const
