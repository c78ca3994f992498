-- A passkey can show again who it is, in place of the password and the code: docs/decisions/009-second-factors.md.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('add', 'login', 'check', 'confirm'));
