alter table media
  add column cut_from double precision check (cut_from >= 0),
  add column cut_to double precision check (cut_to > cut_from),
  add column sound_file text,
  add column has_sound boolean,
  add check ((cut_from is null) = (cut_to is null));
comment on column media.cut_from is 'The second of the uploaded video at which the part begins that is made of it; null for all of it.';
comment on column media.cut_to is 'The second at which that part ends.';
comment on column media.sound_file is 'The stored file whose sound takes the place of the video''s own while it is made: docs/decisions/159-trimmed-reels-and-their-sounds.md.';
comment on column media.has_sound is 'Whether a short video that is ready has sound; null where that isn''t known.';
