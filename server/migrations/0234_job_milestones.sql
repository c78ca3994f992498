-- Milestones of agreements: parts of a job that are paid on their own. docs/decisions/080-milestones-of-jobs.md.

create table job_milestones (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements on delete cascade,
  place int not null check (place > 0),
  description text not null,
  price bigint not null check (price > 0),
  due_on date,
  state text not null check (state in ('asked_by_client', 'asked_by_freelancer', 'accepted', 'funded', 'submitted',
    'changes_requested', 'disputed', 'released', 'refunded', 'declined', 'cancelled')),
  by_client boolean not null,
  created_at timestamptz not null,
  units numeric(78, 0) not null default 0,
  rate numeric(60, 20),
  released numeric(78, 0) not null default 0 check (released >= 0),
  refunded numeric(78, 0) not null default 0 check (refunded >= 0),
  fee numeric(78, 0) not null default 0 check (fee >= 0),
  tax numeric(78, 0) not null default 0 check (tax >= 0),
  funded_at timestamptz,
  submitted_at timestamptz,
  release_at timestamptz check (release_at is null or state = 'submitted'),
  remind_at timestamptz check (remind_at is null or release_at is not null),
  unique (agreement_id, place) deferrable initially deferred,
  check ((units > 0) = (state in ('funded', 'submitted', 'changes_requested', 'disputed', 'released', 'refunded'))),
  check ((units > 0) = (rate is not null) and (units > 0) = (funded_at is not null)),
  check (fee + tax <= released and released + refunded <= units),
  check ((released + refunded = units and units > 0) = (state in ('released', 'refunded'))),
  check ((state = 'refunded') = (refunded = units and units > 0))
);
create index job_milestones_held on job_milestones (agreement_id)
  where state in ('funded', 'submitted', 'changes_requested', 'disputed');
create index job_milestones_to_release on job_milestones (release_at, id) where release_at is not null;
create index job_milestones_to_remind on job_milestones (remind_at, id) where remind_at is not null;
comment on table job_milestones is 'Parts of agreements at a fixed price. The row is what every act on a milestone locks.';
comment on column job_milestones.place is 'Its place in the order that the two chose.';
comment on column job_milestones.price is 'In cents of US dollars, as agreed. Once it is funded, units decide.';
comment on column job_milestones.state is 'asked_by_…: waits for the other side''s answer. accepted: waits for money. funded: the money is held. submitted: waits for the client. changes_requested: by the client. disputed: frozen. released: all that was held has left, some of it to the freelancer. refunded: all of it went back.';
comment on column job_milestones.by_client is 'Who asked for it as it is now: the client, or else the freelancer.';
comment on column job_milestones.units is 'Tokens that were paid in, in the smallest unit; fixed from then on. What is held of them is units - released - refunded.';
comment on column job_milestones.rate is 'US dollars for one token, when it was funded.';
comment on column job_milestones.released is 'What left to the freelancer, before fee and tax.';
comment on column job_milestones.release_at is 'When it is released without an answer; null while no clock runs.';
comment on column job_milestones.remind_at is 'When both are reminded of that next; null if they needn''t be.';

create table job_milestone_changes (
  milestone_id bigint primary key references job_milestones on delete cascade,
  by_client boolean not null,
  description text not null,
  due_on date,
  proposed_at timestamptz not null,
  answer_until timestamptz not null
);
comment on table job_milestone_changes is 'Changes of milestones that have money, which wait for the other side''s answer.';

create table job_refunds (
  id bigint generated always as identity primary key,
  milestone_id bigint not null references job_milestones on delete cascade,
  units numeric(78, 0) not null check (units > 0),
  message text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  asked_at timestamptz not null,
  answer_until timestamptz not null,
  answered_at timestamptz check ((answered_at is null) = (state = 'waiting'))
);
create unique index job_refunds_waiting on job_refunds (milestone_id) where state = 'waiting';
create index job_refunds_of_milestone on job_refunds (milestone_id);
create index job_refunds_to_answer on job_refunds (answer_until, id) where state = 'waiting';
comment on table job_refunds is 'Tokens of milestones that clients ask back.';
comment on column job_refunds.state is 'lapsed: nobody answered in time, so it was granted. withdrawn: by the client, or by a release.';

create table job_milestone_events (
  id bigint generated always as identity primary key,
  milestone_id bigint not null references job_milestones on delete cascade,
  kind text not null,
  by_client boolean,
  message text not null default '',
  units numeric(78, 0),
  transaction_id bigint references ledger_transactions,
  at timestamptz not null
);
create index job_milestone_events_of_milestone on job_milestone_events (milestone_id, id desc);
create index job_milestone_events_of_transaction on job_milestone_events (transaction_id) where transaction_id is not null;
comment on table job_milestone_events is 'What happened to milestones: the log that both see.';
comment on column job_milestone_events.by_client is 'Whether the client did it, or else the freelancer; null: Commons, since nobody had answered in time.';
comment on column job_milestone_events.units is 'Tokens that moved or were asked for, in the smallest unit.';

create table job_milestone_files (
  event_id bigint not null references job_milestone_events on delete cascade,
  place int not null,
  media_id uuid unique references media on delete set null,
  primary key (event_id, place)
);
comment on table job_milestone_files is 'Attachments of submitted work.';
create trigger job_milestone_files_replace_media after update of media_id on job_milestone_files
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger job_milestone_files_release_media after delete on job_milestone_files
  for each row when (old.media_id is not null) execute function release_media('media_id');

-- What was only planned ends with its agreement. Held money keeps the agreement from ending.
create function end_milestones() returns trigger language plpgsql as $$
begin
  if exists (
      select from job_milestones jm
      where jm.agreement_id = new.id and jm.state in ('funded', 'submitted', 'changes_requested', 'disputed')) then
    raise exception 'An agreement with held money ended';
  end if;
  update job_milestones set state = 'cancelled'
    where agreement_id = new.id and state in ('asked_by_client', 'asked_by_freelancer', 'accepted');
  return null;
end $$;
create trigger agreements_end_milestones after update of state on agreements
  for each row when (old.state = 'active' and new.state <> 'active') execute function end_milestones();

-- A milestone that is settled waits for nothing any more.
create function settle_milestone() returns trigger language plpgsql as $$
begin
  delete from job_milestone_changes where milestone_id = new.id;
  update job_refunds set state = 'withdrawn', answered_at = now() where milestone_id = new.id and state = 'waiting';
  return null;
end $$;
create trigger job_milestones_settle after update of state on job_milestones
  for each row when (old.state <> new.state and new.state in ('released', 'refunded')) execute function settle_milestone();

-- The other side is told; of what Commons did, both are.
create function tell_of_milestone() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'job_milestone_' || told.kind, party.id, new.milestone_id, new.id
    from (values ('requested', 'requested'), ('changed', 'requested'), ('accepted', 'accepted'), ('declined', 'declined'),
      ('cancelled', 'cancelled'), ('funded', 'funded'), ('submitted', 'submitted'), ('changes_requested', 'changes'),
      ('released', 'released'), ('refund_requested', 'refund_asked'), ('refund_declined', 'refund_declined'),
      ('refunded', 'refunded'), ('change_proposed', 'change'), ('change_accepted', 'change_answered'),
      ('change_declined', 'change_answered')) as told (event, kind)
    join job_milestones jm on jm.id = new.milestone_id
    join agreements ag on ag.id = jm.agreement_id
    cross join lateral (values (true, ag.client_id), (false, ag.freelancer_id)) as party (is_client, id)
    where told.event = new.kind and party.id is not null and new.by_client is distinct from party.is_client;
  return null;
end $$;
create trigger job_milestone_events_tell after insert on job_milestone_events
  for each row execute function tell_of_milestone();

alter table quotes drop constraint quotes_side_check;
alter table quotes add constraint quotes_side_check check (side in ('buy', 'sell', 'milestone'));
