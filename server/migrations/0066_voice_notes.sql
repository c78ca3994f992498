-- Voice notes: files of sound alone, in messages.

alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('image', 'video', 'audio')),
  drop constraint media_width_check,
  add constraint media_width_check check (width > 0 or (kind = 'audio' and width = 0)),
  drop constraint media_height_check,
  add constraint media_height_check check (height > 0 or (kind = 'audio' and height = 0)),
  drop constraint media_ready_has_renditions,
  add constraint media_ready_has_renditions check (
    state <> 'ready' or kind = 'audio'
    or (cardinality(widths) > 0 and (kind = 'image' or cardinality(heights) > 0)));
comment on table media is 'Members'' pictures, videos and voice notes. Who may see one follows from what it is attached to; one that is attached to nothing is removed.';
comment on column media.kind is 'audio: a voice note, which has one file and no renditions.';
comment on column media.seconds is 'How long a video or a voice note plays.';
