alter table reels
  add column sound_from bigint,
  -- Whoever published one before wasn't asked.
  add column lends_sound boolean not null default false;
alter table reels alter column lends_sound set default true;
comment on column reels.sound_from is 'The reel whose sound it has in place of its own. No foreign key: it keeps the sound where that reel is gone, and ids are never used again.';
comment on column reels.lends_sound is 'Whether others may make reels with its sound, while it is public.';
create index reels_by_sound on reels (sound_from, position desc) include (id, author_id, audience)
  where sound_from is not null and deleted_at is null and position is not null;
