-- The public log of decisions: docs/decisions/095-appeals-and-juries.md.

create table decision_figures (
  is_only boolean primary key default true check (is_only),
  figures jsonb not null,
  counted_at timestamptz not null default now()
);
comment on table decision_figures is 'Figures of all decisions of the last 365 days, in one row, as a job counts them.';
create index decisions_by_rule on decisions (rule_id, id desc);
