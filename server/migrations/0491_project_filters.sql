-- Filters of the lists of projects: docs/decisions/141-finding-and-keeping-projects.md.

create function project_words(industry text, location text) returns text[] language sql immutable strict parallel safe
  return array(select 'i' || word from unnest(search_words(industry)) as word)
    || array(select 'l' || word from unnest(search_words(location)) as word);
comment on function project_words is 'What a project is filtered by: words of its industry begin with i, of its location with l.';

alter table projects
  add column words tsvector generated always as (array_to_tsvector(project_words(industry, location))) stored,
  add column is_reached boolean not null default false;
comment on column projects.is_reached is 'Pledging ended with its target reached, or with any pledge where its owner keeps what came in. While it runs, project_counts says how far it is.';
create index projects_by_words on projects using gin (words);

update projects p set is_reached = true from project_counts c
  where c.group_id = p.group_id and not p.is_running and c.pledged > 0 and (p.pays = 'keep' or c.pledged >= p.target);

alter table projects
  add column is_funded boolean not null generated always as (state = 'paid' or (state = 'settling' and is_reached)) stored;
comment on column projects.is_funded is 'Its owner was paid, or is being paid part by part.';
create index projects_funded_newest on projects (created_at desc, group_id desc) where is_funded;
create index projects_funded_ended on projects (ends_at desc, group_id desc) where is_funded;

alter table project_counts add column is_funded boolean not null default false;
comment on column project_counts.is_funded is 'The project''s, for the lists.';
update project_counts c set is_funded = true from projects p where p.group_id = c.group_id and p.is_funded;
create index project_counts_funded_most on project_counts (funded desc, group_id desc) where is_funded;
create index project_counts_funded_backers on project_counts (backers desc, group_id desc) where is_funded;

-- The row is held by now, and whoever pledges or takes back holds it, too: no pledge is in between.
create function note_reached() returns trigger language plpgsql as $$
begin
  new.is_reached := (
    select pledged > 0 and (new.pays = 'keep' or pledged >= target) from project_counts where group_id = new.group_id);
  return new;
end $$;
create trigger projects_note_reached before update of state on projects
  for each row when (old.state = 'running' and new.state <> 'running') execute function note_reached();

create or replace function count_project() returns trigger language plpgsql as $$
begin
  insert into project_counts (group_id, target, is_running, is_funded)
    values (new.group_id, new.target, new.is_running, new.is_funded)
    on conflict (group_id) do update
      set target = excluded.target, is_running = excluded.is_running, is_funded = excluded.is_funded;
  return null;
end $$;
