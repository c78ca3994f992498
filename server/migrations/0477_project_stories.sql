-- Pictures and a video in the stories of projects: docs/decisions/156-stories-with-pictures.md.

create table project_story_files (
  id bigint generated always as identity primary key,
  group_id bigint not null references projects on delete cascade,
  added_by bigint not null references members on delete cascade,
  media_id uuid not null unique references media on delete cascade,
  after_paragraph int check (after_paragraph >= 0),
  place int not null default 0,
  caption text not null default '',
  created_at timestamptz not null default now()
);
create index project_story_files_of_group on project_story_files (group_id, after_paragraph, place, id);
create unique index project_story_files_video on project_story_files (group_id) where after_paragraph is null;
create index project_story_files_of_member on project_story_files (added_by);
comment on table project_story_files is 'The pictures of a project''s story, and the video on top of it. They go with whoever added them.';
comment on column project_story_files.after_paragraph is 'How many paragraphs come before a picture; null: the video. The story may have become shorter.';
comment on column project_story_files.place is 'The order of the pictures after one paragraph.';
create trigger project_story_files_release_media after delete on project_story_files
  for each row execute function release_media('media_id');

alter table projects add column story_nsfw text[] not null default '{}';
comment on column projects.story_nsfw is 'Why the pictures and the video of the story aren''t safe for work; empty: they are.';
