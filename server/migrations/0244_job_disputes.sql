-- Disputes about milestones. docs/decisions/085-disputes.md.

create table job_disputes (
  id bigint generated always as identity primary key,
  milestone_id bigint not null references job_milestones on delete cascade,
  by_client boolean not null,
  state text not null default 'open' check (state in ('open', 'escalated', 'withdrawn', 'agreed', 'forfeited', 'decided',
    'halved')),
  held_state text not null check (held_state in ('funded', 'submitted', 'changes_requested')),
  had_clock boolean not null check (not had_clock or held_state = 'submitted'),
  units numeric(78, 0) not null check (units > 0),
  opened_at timestamptz not null,
  turn_of_client boolean,
  answer_until timestamptz,
  remind_at timestamptz check (remind_at is null or answer_until is not null),
  escalated_at timestamptz,
  decide_until timestamptz,
  assignee_id bigint references members on delete set null,
  settled_at timestamptz,
  awarded numeric(78, 0) check (awarded between 0 and units),
  unique (milestone_id, by_client),
  check ((answer_until is not null) = (state = 'open') and (turn_of_client is not null) = (state = 'open')),
  check ((decide_until is not null) = (state = 'escalated')),
  check (state <> 'escalated' or escalated_at is not null),
  check ((settled_at is null) = (state in ('open', 'escalated'))),
  check ((awarded is not null) = (state in ('agreed', 'forfeited', 'decided', 'halved')))
);
create unique index job_disputes_waiting on job_disputes (milestone_id) where state in ('open', 'escalated');
create index job_disputes_to_answer on job_disputes (answer_until, id) where answer_until is not null;
create index job_disputes_to_remind on job_disputes (remind_at, id) where remind_at is not null;
create index job_disputes_to_decide on job_disputes (decide_until, id) where decide_until is not null;
create index job_disputes_settled on job_disputes (id desc) where settled_at is not null;
create index job_disputes_of_assignee on job_disputes (assignee_id, id desc) where assignee_id is not null;
comment on table job_disputes is 'Disputes about milestones. Whoever writes one locks its agreement and its milestone.';
comment on column job_disputes.by_client is 'Whether the client opened it, or else the freelancer. Each side may once for a milestone.';
comment on column job_disputes.state is 'open: the two talk in turns. escalated: staff decide. withdrawn: by who opened it. agreed: a split was accepted. forfeited: a side said nothing in its time. decided: by staff. halved: in the middle of both last offers, since staff hadn''t decided in time.';
comment on column job_disputes.held_state is 'What the milestone was before, and is again if the dispute is withdrawn.';
comment on column job_disputes.had_clock is 'Whether a release without an answer was due: withdrawn, its clock begins anew.';
comment on column job_disputes.units is 'What was held when it was opened, and is frozen, in the smallest unit.';
comment on column job_disputes.turn_of_client is 'Whether the client has to say something, or else the freelancer; null where nobody has to.';
comment on column job_disputes.answer_until is 'Whose turn it is loses then.';
comment on column job_disputes.remind_at is 'When that side is reminded next; null if it needn''t be.';
comment on column job_disputes.assignee_id is 'The member of staff who has taken it.';
comment on column job_disputes.awarded is 'What the freelancer got of it, before fee and tax.';

create table job_dispute_events (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references job_disputes on delete cascade,
  kind text not null,
  by_role text check (by_role in ('client', 'freelancer', 'staff')),
  staff_id bigint references members on delete set null check (staff_id is null or by_role = 'staff'),
  message text not null default '',
  units numeric(78, 0),
  at timestamptz not null
);
create index job_dispute_events_of_dispute on job_dispute_events (dispute_id, id desc);
create index job_dispute_events_of_staff on job_dispute_events (staff_id) where staff_id is not null;
comment on table job_dispute_events is 'What happened in disputes: the log that both see. Nothing is ever changed but that words of who has left Commons are emptied.';
comment on column job_dispute_events.by_role is 'Who did it; null: Commons, since a time was over.';
comment on column job_dispute_events.staff_id is 'Which member of staff it was.';
comment on column job_dispute_events.units is 'What the freelancer would get, or has got, in the smallest unit.';

create table job_dispute_files (
  event_id bigint not null references job_dispute_events on delete cascade,
  place int not null,
  media_id uuid unique references media on delete set null,
  primary key (event_id, place)
);
comment on table job_dispute_files is 'Attachments of what was said in disputes.';
create trigger job_dispute_files_replace_media after update of media_id on job_dispute_files
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger job_dispute_files_release_media after delete on job_dispute_files
  for each row when (old.media_id is not null) execute function release_media('media_id');

create function keep_dispute_event() returns trigger language plpgsql as $$
begin
  raise exception 'The log of a dispute is append-only';
end $$;
create trigger job_dispute_events_keep before update on job_dispute_events
  for each row when ((old.id, old.dispute_id, old.kind, old.by_role, old.units, old.at)
      is distinct from (new.id, new.dispute_id, new.kind, new.by_role, new.units, new.at)
    or new.message not in (old.message, '') or (new.staff_id is not null and new.staff_id is distinct from old.staff_id))
  execute function keep_dispute_event();

-- The other side is told; of what staff or Commons did, both are.
create function tell_of_dispute() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id)
    select 'job_dispute_' || told.kind, party.id, new.dispute_id, new.id
    from (values ('opened', 'opened'), ('evidence', 'evidence'), ('offered', 'offer'), ('escalated', 'escalated'),
      ('withdrawn', 'withdrawn'), ('agreed', 'settled'), ('forfeited', 'settled'), ('decided', 'settled'),
      ('halved', 'settled')) as told (event, kind)
    join job_disputes jd on jd.id = new.dispute_id
    join job_milestones jm on jm.id = jd.milestone_id
    join agreements ag on ag.id = jm.agreement_id
    cross join lateral (values ('client', ag.client_id), ('freelancer', ag.freelancer_id)) as party (role, id)
    where told.event = new.kind and party.id is not null and new.by_role is distinct from party.role;
  return null;
end $$;
create trigger job_dispute_events_tell after insert on job_dispute_events
  for each row execute function tell_of_dispute();
