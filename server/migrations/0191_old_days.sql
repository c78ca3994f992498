-- Old days of channels and videos are removed: rows come in the order of their days, so a small index finds them.

create index channel_days_by_day on channel_days using brin (day);
create index video_days_by_day on video_days using brin (day);
create index video_sources_by_day on video_sources using brin (day);
