-- What freelancers have done, and how soon clients answer: docs/decisions/078-finding-freelancers.md.

alter table freelancers
  add column jobs_done int not null default 0 check (jobs_done >= 0),
  add column earned bigint not null default 0 check (earned >= 0),
  add column hides_earnings boolean not null default false;
comment on column freelancers.jobs_done is 'Agreements of which money was released; kept by a trigger. Those with an account that seems to be their own don''t count.';
comment on column freelancers.earned is 'In cents of US dollars: what was released to them under these.';
comment on column freelancers.hides_earnings is 'Others don''t see what they have earned.';
create index freelancers_by_record on freelancers (jobs_done desc, position desc) where headline <> '' or skills <> '{}';
create index freelancers_by_rate on freelancers (hourly_rate, position desc)
  where (headline <> '' or skills <> '{}') and hourly_rate is not null;

create function count_agreement() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.earned_at is not null and not old.is_related then
    update freelancers set jobs_done = jobs_done - 1, earned = earned - old.released
      where member_id = old.freelancer_id;
  end if;
  if tg_op <> 'DELETE' and new.earned_at is not null and not new.is_related and new.freelancer_id is not null then
    insert into freelancers as fr (member_id, jobs_done, earned) values (new.freelancer_id, 1, new.released)
      on conflict (member_id) do update set jobs_done = fr.jobs_done + 1, earned = fr.earned + excluded.earned;
  end if;
  return null;
end $$;
create trigger agreements_counted after insert or delete or update of earned_at, released, is_related, freelancer_id
  on agreements for each row execute function count_agreement();

insert into freelancers as fr (member_id, jobs_done, earned)
  select freelancer_id, count(*), sum(released) from agreements
  where earned_at is not null and not is_related and freelancer_id is not null group by freelancer_id
  on conflict (member_id) do update set jobs_done = excluded.jobs_done, earned = excluded.earned;

alter table bids add column answered_at timestamptz;
comment on column bids.answered_at is 'When its client first answered it: by a message, an offer, or by shortlisting or declining it.';

create function note_answer() returns trigger language plpgsql as $$
begin
  new.answered_at := clock_timestamp();
  return new;
end $$;
create trigger bids_answered before update of state on bids
  for each row when (new.answered_at is null and new.state in ('shortlisted', 'declined', 'awarded'))
  execute function note_answer();

create function note_offer() returns trigger language plpgsql as $$
begin
  update bids set answered_at = new.offered_at
    where job_id = new.job_id and bidder_id = new.freelancer_id and answered_at is null;
  return null;
end $$;
create trigger agreements_answer_bid after insert on agreements for each row execute function note_offer();

create function answer_bids(conversation bigint, author bigint, at timestamptz) returns void language sql as $$
  update bids bd set answered_at = at
    from conversations c
    where c.id = conversation and bd.bidder_id = case when c.low_id = author then c.high_id else c.low_id end
      and bd.answered_at is null and bd.state <> 'retreated'
      and (select jb.author_id from jobs jb where jb.id = bd.job_id) = author
$$;
comment on function answer_bids(bigint, bigint, timestamptz) is 'A client''s message answers the bids of whom they write to.';
create index bids_without_answer on bids (bidder_id) where answered_at is null and state <> 'retreated';

create or replace function tell_of_message() returns trigger language plpgsql as $$
declare
  its_kind text;
  answered bigint;
begin
  select kind into its_kind from conversations where id = new.conversation_id;
  if its_kind = 'freelance' then
    perform answer_bids(new.conversation_id, new.author_id, new.created_at);
  end if;
  if its_kind <> 'group' then
    if new.message = '' and new.media_id is null then return null; end if;
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      select case standing when 'requested' then 'chat_request' else 'chat_message' end,
        member_id, new.author_id, new.conversation_id, new.id
      from conversation_members
      where conversation_id = new.conversation_id and member_id <> new.author_id
        and (standing = 'requested' or (standing = 'accepted' and not is_online(member_id)));
    return null;
  end if;
  if new.parent_id is null and new.mentions = '[]' then return null; end if;
  select author_id into answered from messages where id = new.parent_id and author_id <> new.author_id;
  if answered is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      values ('group_chat_reply', answered, new.author_id, new.parent_id, new.id);
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select 'group_chat_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and named.id is distinct from answered;
  return null;
end $$;

update bids bd set answered_at = known.at
  from (
    select b.id, least(
      (select min(ag.offered_at) from agreements ag where ag.job_id = b.job_id and ag.freelancer_id = b.bidder_id),
      (select min(said.created_at) from conversations c join messages said on said.conversation_id = c.id
        where c.kind = 'freelance' and c.low_id = least(b.bidder_id, jb.author_id)
          and c.high_id = greatest(b.bidder_id, jb.author_id)
          and said.author_id = jb.author_id and said.created_at >= b.created_at)) as at
    from bids b join jobs jb on jb.id = b.job_id) as known
  where known.id = bd.id and known.at is not null;
