-- Hourly work: hours that are funded ahead, logs by day, and weeks that are paid as milestones. docs/decisions/084-hourly-work.md.

alter table job_milestones add column week date check (extract(isodow from week) = 1);
create unique index job_milestones_of_week on job_milestones (agreement_id, week) where week is not null;
comment on column job_milestones.week is 'The Monday of the week (UTC) whose logged hours it pays; null where both asked for it.';

create table job_hours (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements on delete cascade,
  price bigint not null check (price > 0),
  rate numeric(60, 20) not null check (rate > 0),
  minutes int not null check (minutes > 0),
  used_minutes int not null default 0 check (used_minutes >= 0),
  returned_minutes int not null default 0 check (returned_minutes >= 0),
  units numeric(78, 0) not null check (units > 0),
  used numeric(78, 0) not null default 0 check (used >= 0),
  returned numeric(78, 0) not null default 0 check (returned >= 0),
  funded_at timestamptz not null,
  check (used_minutes + returned_minutes <= minutes and used + returned <= units),
  check ((used_minutes + returned_minutes = minutes) = (used + returned = units))
);
create index job_hours_of_agreement on job_hours (agreement_id, id);
create index job_hours_held on job_hours (agreement_id, id) where used_minutes + returned_minutes < minutes;
comment on table job_hours is 'Hours of agreements that were paid in, a row a payment. The oldest are used first. Their agreement''s row is what every act on them locks.';
comment on column job_hours.price is 'In cents of US dollars for an hour, as agreed when they were paid in.';
comment on column job_hours.rate is 'US dollars for one token, when they were paid in.';
comment on column job_hours.used_minutes is 'Of weeks that have become milestones.';
comment on column job_hours.units is 'Tokens that were paid in, in the smallest unit. What is held of them is units - used - returned.';
comment on column job_hours.used is 'Tokens that went to the milestones of weeks.';

create table hourly_agreements (
  agreement_id bigint primary key references agreements on delete cascade,
  began_at timestamptz not null,
  pause_at timestamptz,
  paused_at timestamptz check (paused_at is null or pause_at is null)
);
create index hourly_agreements_to_pause on hourly_agreements (pause_at, agreement_id) where pause_at is not null;
comment on table hourly_agreements is 'When a week without a log pauses the hours of an agreement; for those that were ever funded.';
comment on column hourly_agreements.began_at is 'When hours were paid in or resumed last: the week that this is in needs no log.';
comment on column hourly_agreements.pause_at is 'The end of the first whole week without a log, as things stand; null while there is nothing to pause.';

create table work_logs (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements on delete cascade,
  day date not null,
  minutes int not null check (minutes between 1 and 1440),
  description text not null,
  milestone_id bigint references job_milestones on delete cascade,
  written_at timestamptz not null,
  edited_at timestamptz,
  unique (agreement_id, day)
);
create index work_logs_open on work_logs (day, agreement_id) where milestone_id is null;
create index work_logs_open_of_agreement on work_logs (agreement_id, day) where milestone_id is null;
create index work_logs_of_milestone on work_logs (milestone_id) where milestone_id is not null;
comment on table work_logs is 'What a freelancer worked on a day (UTC), for an agreement by the hour.';
comment on column work_logs.milestone_id is 'The milestone that pays its week; null until the week has ended.';

-- An agreement ends once its hours are settled. Afterwards nothing pauses them.
create function end_hours() returns trigger language plpgsql as $$
begin
  if exists (select from job_hours jh where jh.agreement_id = new.id and jh.used_minutes + jh.returned_minutes < jh.minutes) then
    raise exception 'An agreement with held hours ended';
  end if;
  update hourly_agreements set pause_at = null where agreement_id = new.id and pause_at is not null;
  return null;
end $$;
create trigger agreements_end_hours after update of state on agreements
  for each row when (old.state = 'active' and new.state <> 'active') execute function end_hours();

alter table quotes drop constraint quotes_side_check;
alter table quotes add constraint quotes_side_check check (side in ('buy', 'sell', 'milestone', 'hours'));
