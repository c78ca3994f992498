-- What members have watched of videos, to go on and to find again.

create sequence video_history_places;
create table video_history (
  member_id bigint not null references members on delete cascade,
  video_id bigint not null references videos on delete cascade,
  place bigint not null default nextval('video_history_places'),
  seconds real not null default 0,
  is_finished boolean not null default false,
  watched_at timestamptz not null default now(),
  primary key (member_id, video_id)
) with (fillfactor = 80);
alter sequence video_history_places owned by video_history.place;
create index video_history_latest on video_history (member_id, place desc) include (video_id);
create index video_history_unfinished on video_history (member_id, place desc) include (video_id) where not is_finished;
create index video_history_of_video on video_history (video_id);
comment on table video_history is 'What a member has watched, until they clear it; they alone see it.';
comment on column video_history.place is 'Its place in the list, a new one each time they start it.';
comment on column video_history.seconds is 'Where they stopped.';
comment on column video_history.is_finished is 'They watched it nearly to its end, and start over the next time.';

create table video_history_pauses (
  member_id bigint primary key references members on delete cascade,
  paused_at timestamptz not null default now()
);
comment on table video_history_pauses is 'Members whose history remembers nothing new.';
