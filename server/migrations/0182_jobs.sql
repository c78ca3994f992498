-- Jobs, which the documents call freelance projects, and what members bid for them:
-- docs/decisions/066-jobs-and-bids.md.

create function skill_keys(skills text[]) returns text[] language sql immutable strict parallel safe
  return array(select distinct lower(normalize(skill, NFKC)) from unnest(skills) as skill order by 1);
comment on function skill_keys(text[]) is 'Skills without case; C, C# and C++ stay three.';

create function words_of_job(title text, description text, skills text[], kind text, purpose text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(search_words(
    title || ' ' || array_to_string(skills, ' ') || ' ' || kind || ' ' || purpose || ' ' || left(description, 2000)));

create sequence job_positions;
create table jobs (
  id bigint generated always as identity primary key,
  author_id bigint not null references members on delete cascade,
  title text not null,
  description text not null,
  skills text[] not null default '{}' check (cardinality(skills) <= 5),
  skill_keys text[] generated always as (skill_keys(skills)) stored,
  kind text not null default '',
  purpose text not null default '',
  pay_by text not null check (pay_by in ('hourly', 'fixed')),
  budget_from int not null,
  budget_to int not null check (budget_to >= budget_from),
  state text not null check (state in ('draft', 'open', 'awarded', 'closed', 'suspended')),
  position bigint check ((position is null) = (state = 'draft')),
  bidding_ends timestamptz check ((bidding_ends is null) = (state = 'draft')),
  bids_settled_at timestamptz,
  words tsvector generated always as (words_of_job(title, description, skills, kind, purpose)) stored,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);
alter sequence job_positions owned by jobs.position;
create index jobs_open on jobs (position desc) where deleted_at is null and state = 'open';
create index jobs_by_state on jobs (state, position desc) where deleted_at is null;
create index jobs_by_words on jobs using gin (words) with (gin_pending_list_limit = 256)
  where deleted_at is null and state = 'open';
create index jobs_by_skills on jobs using gin (skill_keys) with (gin_pending_list_limit = 256)
  where deleted_at is null and state = 'open';
create index jobs_of_author on jobs (author_id, id desc);
create index jobs_deleted on jobs (deleted_at) where deleted_at is not null;
create index jobs_with_bids_out on jobs (bidding_ends, id) where bids_settled_at is null and state in ('open', 'closed', 'suspended');
comment on table jobs is 'Work that a member, its client, looks for somebody to do.';
comment on column jobs.author_id is 'Its client.';
comment on column jobs.skill_keys is 'By what it is found: its skills without case.';
comment on column jobs.kind is 'What is to be made, as Website: a choice, or the client''s own words.';
comment on column jobs.purpose is 'What it is for, as E-commerce.';
comment on column jobs.budget_from is 'In US dollars: an hour, or for all, as pay_by says.';
comment on column jobs.state is 'draft: only its client sees it. open: takes bids until bidding_ends. awarded: a bidder accepted. closed: by its client. suspended: by Commons.';
comment on column jobs.position is 'Its place in the lists, rising with the time at which it was published; null for a draft.';
comment on column jobs.bids_settled_at is 'Since when no bid for it can come back any more.';
comment on column jobs.deleted_at is 'Deleted by its client; it can be restored for 30 days, then it is removed.';

create table job_files (
  job_id bigint not null references jobs on delete cascade,
  place int not null,
  media_id uuid unique references media on delete set null,
  primary key (job_id, place)
);
comment on table job_files is 'Attachments of jobs.';
create trigger job_files_replace_media after update of media_id on job_files
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger job_files_release_media after delete on job_files
  for each row when (old.media_id is not null) execute function release_media('media_id');

create table bids (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs on delete cascade,
  bidder_id bigint not null references members on delete cascade,
  price bigint not null check (price > 0),
  days int not null check (days > 0),
  message text not null,
  state text not null default 'open' check (state in ('open', 'shortlisted', 'declined', 'retreated', 'awarded')),
  reason text not null default '',
  spent_at timestamptz not null default now(),
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (job_id, bidder_id)
);
create index bids_of_bidder on bids (bidder_id, id desc);
create index bids_spent on bids (bidder_id, spent_at) where returned_at is null;
comment on table bids is 'What members offer to do a job for; one of each member for a job.';
comment on column bids.price is 'In cents of US dollars: for all, or an hour, as the job is paid.';
comment on column bids.reason is 'What the client said when declining it.';
comment on column bids.spent_at is 'From when on it counts among the bids of a period, also after a retreat, unless it came back.';
comment on column bids.returned_at is 'When it came back to its bidder: the job ended without an answer to it.';

create table job_counts (
  job_id bigint primary key references jobs on delete cascade,
  bids int not null default 0,
  price_sum numeric not null default 0
) with (fillfactor = 60);
comment on table job_counts is 'Exact counts, apart from the job; kept by triggers. Bids that were retreated from don''t count.';
comment on column job_counts.price_sum is 'Of its bids, in cents of US dollars.';

create function count_job() returns trigger language plpgsql as $$
begin
  insert into job_counts (job_id) values (new.id);
  return null;
end $$;
create trigger jobs_counted after insert on jobs for each row execute function count_job();

create function count_bid() returns trigger language plpgsql as $$
declare
  was int := 0;
  is_now int := 0;
begin
  if tg_op <> 'INSERT' then was := (old.state <> 'retreated')::int; end if;
  if tg_op <> 'DELETE' then is_now := (new.state <> 'retreated')::int; end if;
  update job_counts set bids = bids + is_now - was,
      price_sum = price_sum + is_now * coalesce(new.price, 0) - was * coalesce(old.price, 0)
    where job_id = coalesce(new.job_id, old.job_id);
  return null;
end $$;
create trigger bids_counted after insert or delete or update of state, price on bids
  for each row execute function count_bid();

create table skills (
  key text primary key,
  name text not null,
  jobs int not null default 0
);
create index skills_by_jobs on skills (jobs desc, key) where jobs > 0;
create index skills_by_beginning on skills (key text_pattern_ops);
comment on table skills is 'Skills that published jobs ask for, in the spelling of the first one; kept by a trigger.';

create function count_skills() returns trigger language plpgsql as $$
declare
  was text[] := '{}';
  is_now text[] := '{}';
begin
  if tg_op <> 'INSERT' and old.state = 'open' and old.deleted_at is null then was := old.skills; end if;
  if tg_op <> 'DELETE' and new.state = 'open' and new.deleted_at is null then is_now := new.skills; end if;
  if was = is_now then return null; end if;
  -- In the order of their keys: two jobs may have the same skills.
  insert into skills as s (key, name, jobs)
    select skill.key, min(skill.name), sum(skill.by)
    from (
      select (skill_keys(array[name]))[1] as key, name, 1 as by from unnest(is_now) as name
      union all select (skill_keys(array[name]))[1], name, -1 from unnest(was) as name) as skill
    group by skill.key having sum(skill.by) <> 0 order by skill.key
    on conflict (key) do update set jobs = s.jobs + excluded.jobs;
  return null;
end $$;
create trigger jobs_skills_counted after insert or delete or update of skills, state, deleted_at on jobs
  for each row execute function count_skills();

-- A job that no longer waits for its client's choice gives its open bids back. They count no more.
create function return_bids() returns trigger language plpgsql as $$
begin
  update bids set returned_at = now()
    where job_id = new.id and returned_at is null and state in ('open', 'shortlisted');
  return null;
end $$;
create trigger jobs_return_bids after update of state on jobs
  for each row when (old.state = 'open' and new.state in ('closed', 'suspended')) execute function return_bids();
