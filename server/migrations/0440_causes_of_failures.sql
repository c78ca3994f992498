-- Why a withdrawal failed by itself, as an id that is said in the language of whoever reads it: docs/decisions/112-the-signer.md.

alter table withdrawals
  add column cause text not null default ''
    check (cause in ('', 'refused_by_chain', 'place_taken', 'called_off', 'reverted'));
comment on column withdrawals.cause is 'Why it failed or was dropped, where no member of staff said so; their words are in `reason`.';

update withdrawals w set cause = said.cause, reason = ''
from (values
  ('The chain refuses a payment to this address.', 'refused_by_chain'),
  ('Another transaction took its place.', 'place_taken'),
  ('It was replaced by nothing.', 'called_off'),
  ('The chain did not carry it out.', 'reverted')) as said (reason, cause)
where w.reason = said.reason and w.state in ('failed', 'dropped');
