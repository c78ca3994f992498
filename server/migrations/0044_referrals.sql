-- Who came by whose invitation: docs/decisions/025-one-place-completes-a-referral.md.

alter table members add column contribution_score integer not null default 0;
comment on column members.contribution_score is 'One point for each referral that was completed, on both its sides. Points stay when the other side leaves.';

create table referrals (
  member_id bigint primary key references members on delete cascade,
  referrer_id bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check (member_id <> referrer_id)
);
create index referrals_by_referrer on referrals (referrer_id, created_at desc, member_id desc);
comment on table referrals is 'Members who signed up by the referral code of another.';
comment on column referrals.completed_at is 'When both got their point; null while it is pending.';

alter table members add column hidden_widgets text[] not null default '{}';
comment on column members.hidden_widgets is 'What the member does not want in the right column.';
