-- Members download videos whose authors allow it: docs/decisions/062-videos-beyond-the-site.md.

alter table videos add column allows_download boolean not null default false;
comment on column videos.allows_download is 'Its author lets members download it.';
