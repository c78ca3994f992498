-- Figures of channels and videos by day, as counts without members: docs/decisions/061-channels-that-several-people-run.md.

create table channel_days (
  channel_id bigint not null references channels on delete cascade,
  day date not null,
  views int not null default 0,
  seconds bigint not null default 0,
  gained int not null default 0,
  lost int not null default 0,
  primary key (channel_id, day)
) with (fillfactor = 70);
comment on table channel_days is 'What a channel came to on a day (UTC).';
comment on column channel_days.seconds is 'How long its videos were watched: of each viewer and video the furthest part of the day.';
comment on column channel_days.gained is 'Members who subscribed.';
comment on column channel_days.lost is 'Members who unsubscribed, or left.';

create table video_days (
  video_id bigint not null references videos on delete cascade,
  day date not null,
  views int not null default 0,
  seconds bigint not null default 0,
  primary key (video_id, day)
) with (fillfactor = 70);
comment on table video_days is 'The same of a video.';

create table video_sources (
  channel_id bigint not null,
  day date not null,
  video_id bigint not null references videos on delete cascade,
  source text not null,
  host text not null default '',
  views int not null default 0,
  primary key (channel_id, day, video_id, source, host)
) with (fillfactor = 70);
create index video_sources_of_video on video_sources (video_id, day);
comment on table video_sources is 'From where the views of a day came.';
comment on column video_sources.host is 'The host of the other site that led to it; empty for other sources.';

create function count_subscriber_of_day() returns trigger language plpgsql as $$
declare
  its bigint := coalesce(new.channel_id, old.channel_id);
  came int := (tg_op = 'INSERT')::int;
begin
  -- A channel that is being removed counts no more.
  insert into channel_days as d (channel_id, day, gained, lost)
    select ch.id, (now() at time zone 'UTC')::date, came, 1 - came from channels ch where ch.id = its
    on conflict (channel_id, day) do update set gained = d.gained + excluded.gained, lost = d.lost + excluded.lost;
  return null;
end $$;
create trigger channel_subscriptions_of_day after insert or delete on channel_subscriptions
  for each row execute function count_subscriber_of_day();
