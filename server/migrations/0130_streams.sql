-- Long videos stream: they are made step by step, in several renditions with one track of sound.

alter table media add column stream jsonb;
comment on column media.stream is 'Set for a video that streams: its thumbnails and storyboard, once they are made. Its heights are the renditions made so far, and its progress goes on until the last.';

create table media_steps (
  media_id uuid not null references media on delete cascade,
  kind text not null check (kind in ('plan', 'stills', 'sound', 'chunk', 'join', 'storyboard')),
  rendition integer not null default 0 check (rendition >= 0),
  chunk integer not null default 0 check (chunk >= 0),
  state text not null default 'planned' check (state in ('planned', 'queued', 'done', 'left_out')),
  weight bigint not null check (weight > 0),
  attempts smallint not null default 0,
  reason text,
  made jsonb,
  files text[] not null default '{}',
  changed_at timestamptz not null default now(),
  primary key (media_id, kind, rendition, chunk)
);
create index media_steps_unfinished on media_steps (changed_at) where state in ('planned', 'queued');
comment on table media_steps is 'Steps by which videos that stream are made. Any process can take any of them, again if another one died.';
comment on column media_steps.rendition is 'The shorter side of what a chunk, join or storyboard is of, in pixels; 0 for other steps.';
comment on column media_steps.state is 'planned: it waits for other steps. queued: a job has been added for it. left_out: the video does without it.';
comment on column media_steps.weight is 'About how much of the work it is.';
comment on column media_steps.attempts is 'How often it failed in a way that the file may be to blame for.';
comment on column media_steps.reason is 'Why it failed the last time.';
comment on column media_steps.made is 'What later steps need to know of what it made.';
comment on column media_steps.files is 'The files that it made and that are still needed, by their names below the key.';

create table media_tracks (
  media_id uuid not null references media on delete cascade,
  rendition integer not null check (rendition >= 0),
  width integer not null,
  height integer not null,
  frame_rate double precision not null,
  codecs text not null,
  bytes bigint not null,
  head_bytes integer not null,
  segment_bytes integer[] not null,
  segment_seconds double precision[] not null,
  primary key (media_id, rendition),
  check (cardinality(segment_bytes) = cardinality(segment_seconds))
);
comment on table media_tracks is 'The files that a streamed video is played from, each with the lengths of its segments, which follow its head.';
comment on column media_tracks.rendition is 'The shorter side in pixels; 0 for the sound.';
