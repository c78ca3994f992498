-- Agreements: a job that its client offers to a bidder, who accepts. docs/decisions/073-agreements.md.

create table agreements (
  id bigint generated always as identity primary key,
  job_id bigint references jobs on delete set null,
  client_id bigint references members on delete set null,
  freelancer_id bigint references members on delete set null,
  title text not null,
  state text not null default 'pending' check (state in ('pending', 'active', 'declined', 'withdrawn', 'lapsed', 'ended')),
  version int not null default 1,
  reason text not null default '',
  offered_at timestamptz not null,
  accepted_at timestamptz check ((accepted_at is null) = (state in ('pending', 'declined', 'withdrawn', 'lapsed'))),
  ended_at timestamptz check ((ended_at is null) = (state <> 'ended')),
  ended_by bigint references members on delete set null,
  earned_at timestamptz
);
create unique index agreements_open on agreements (job_id) where state in ('pending', 'active');
create index agreements_of_job on agreements (job_id, id desc);
create index agreements_of_client on agreements (client_id, id desc);
create index agreements_of_freelancer on agreements (freelancer_id, id desc);
create index agreements_ended_by on agreements (ended_by) where ended_by is not null;
comment on table agreements is 'Offers of a job to one of its bidders, and what was agreed. It outlives its job and its two members: the other side keeps its papers.';
comment on column agreements.title is 'The job''s, when it was offered.';
comment on column agreements.state is 'pending: offered. active: accepted. declined: by the freelancer. withdrawn: by the client, or with the job. lapsed: not answered in time. ended: was active.';
comment on column agreements.version is 'The version of its terms that holds.';
comment on column agreements.reason is 'What was said when it was declined, withdrawn or ended.';
comment on column agreements.earned_at is 'When money was first released, or a ruling made: from then on the two may review each other.';

create table agreement_versions (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements on delete cascade,
  version int not null,
  pay_by text not null check (pay_by in ('hourly', 'fixed')),
  price bigint not null check (price > 0),
  delivery int not null check (delivery > 0),
  weekly_hours int check ((weekly_hours is null) = (pay_by = 'fixed') and weekly_hours between 1 and 168),
  description text not null,
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  by_client boolean not null,
  message text not null default '',
  proposed_at timestamptz not null,
  answer_until timestamptz not null,
  answered_at timestamptz check ((answered_at is null) = (state = 'proposed')),
  unique (agreement_id, version)
);
create unique index agreement_versions_proposed on agreement_versions (agreement_id) where state = 'proposed';
create index agreement_versions_to_answer on agreement_versions (answer_until, id) where state = 'proposed';
comment on table agreement_versions is 'Terms of agreements: the offer is the first version, each proposed change another. None is ever changed.';
comment on column agreement_versions.price is 'In cents of US dollars: for all, or an hour.';
comment on column agreement_versions.delivery is 'Days for a fixed price, hours for hourly work.';
comment on column agreement_versions.by_client is 'Whether the client proposed it, or else the freelancer.';

-- What ends an agreement ends the version that waits for an answer. An accepted offer is another matter.
create function end_proposal() returns trigger language plpgsql as $$
begin
  update agreement_versions set answered_at = now(),
      state = case when new.state in ('declined', 'lapsed') then new.state else 'withdrawn' end
    where agreement_id = new.id and state = 'proposed';
  return null;
end $$;
create trigger agreements_end_proposal after update of state on agreements
  for each row when (old.state <> new.state and new.state not in ('pending', 'active')) execute function end_proposal();

-- No offer outlives the job or the bid that it was made for.
create function withdraw_offers() returns trigger language plpgsql as $$
begin
  update agreements set state = 'withdrawn' where job_id = new.id and state = 'pending';
  return null;
end $$;
create trigger jobs_withdraw_offers after update of state on jobs
  for each row when (old.state = 'open' and new.state in ('closed', 'suspended')) execute function withdraw_offers();

create function end_offer_of_bid() returns trigger language plpgsql as $$
begin
  update agreements set state = case when new.state = 'retreated' then 'declined' else 'withdrawn' end
    where job_id = new.job_id and freelancer_id = new.bidder_id and state = 'pending';
  return null;
end $$;
create trigger bids_end_offer after update of state on bids
  for each row when (new.state in ('retreated', 'declined') and old.state <> new.state) execute function end_offer_of_bid();

-- Whom a block separates agree on nothing new. What they have agreed on stays, for both.
create function end_offers_between() returns trigger language plpgsql as $$
begin
  update agreements set state = 'withdrawn'
    where state = 'pending' and ((client_id = new.blocker_id and freelancer_id = new.blocked_id)
      or (client_id = new.blocked_id and freelancer_id = new.blocker_id));
  return null;
end $$;
create trigger blocks_end_offers after insert on blocks for each row execute function end_offers_between();

create function tell_of_agreement() returns trigger language plpgsql as $$
begin
  if new.state = 'active' then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      values ('agreement_accepted', new.client_id, new.freelancer_id, new.id);
    insert into notification_outbox (kind, member_id, about_id, item_id)
      select 'agreement_lost', bd.bidder_id, new.job_id, new.id from bids bd
      where bd.job_id = new.job_id and bd.bidder_id <> new.freelancer_id and bd.state in ('open', 'shortlisted');
  elsif new.state = 'ended' then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select 'agreement_ended', case when new.ended_by = new.client_id then new.freelancer_id else new.client_id end,
        new.ended_by, new.id
      where new.client_id is not null and new.freelancer_id is not null and new.ended_by is not null;
  else
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select told.* from (values
        ('pending', 'agreement_offer', new.freelancer_id, new.client_id, new.id),
        ('withdrawn', 'agreement_withdrawn', new.freelancer_id, new.client_id, new.id),
        ('declined', 'agreement_declined', new.client_id, new.freelancer_id, new.id),
        ('lapsed', 'agreement_lapsed', new.client_id, null::bigint, new.id))
        as each (state, kind, member_id, actor_id, about_id)
        cross join lateral (select each.kind, each.member_id, each.actor_id, each.about_id) as told
      where each.state = new.state and each.member_id is not null;
  end if;
  return null;
end $$;
create trigger agreements_tell after insert on agreements for each row execute function tell_of_agreement();
create trigger agreements_tell_again after update of state on agreements
  for each row when (old.state <> new.state) execute function tell_of_agreement();

-- The other side is told of a change, and who proposed it of the answer.
create function tell_of_agreement_version() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select case when new.state = 'proposed' then 'agreement_change' else 'agreement_change_' || new.state end,
      case when new.by_client = (new.state = 'proposed') then ag.freelancer_id else ag.client_id end,
      case when new.by_client = (new.state = 'proposed') then ag.client_id else ag.freelancer_id end, ag.id, new.id
    from agreements ag
    where ag.id = new.agreement_id and ag.client_id is not null and ag.freelancer_id is not null
      and new.state in ('proposed', 'accepted', 'declined');
  return null;
end $$;
create trigger agreement_versions_tell after insert on agreement_versions
  for each row when (new.version > 1) execute function tell_of_agreement_version();
create trigger agreement_versions_tell_answer after update of state on agreement_versions
  for each row when (new.version > 1 and old.state <> new.state) execute function tell_of_agreement_version();
