-- Who changed rates, fees and prices: docs/decisions/102-running-a-network.md.

create table money_term_changes (
  id bigint generated always as identity primary key,
  term text not null,
  before numeric,
  figure numeric not null,
  member_id bigint references members on delete set null,
  reason text not null,
  changed_at timestamptz not null
);
create index money_term_changes_of_member on money_term_changes (member_id);
comment on table money_term_changes is 'Changes by staff and by the operator''s commands; the terms themselves are in rates, money_settings and plan_prices.';
comment on column money_term_changes.member_id is 'Null for the operator''s commands, and for members who have left.';
