-- Attachments: files that are kept exactly as sent, and only downloaded.

alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('image', 'video', 'audio', 'attachment')),
  drop constraint media_width_check,
  add constraint media_width_check check (width > 0 or (kind in ('audio', 'attachment') and width = 0)),
  drop constraint media_height_check,
  add constraint media_height_check check (height > 0 or (kind in ('audio', 'attachment') and height = 0)),
  drop constraint media_ready_has_renditions,
  add constraint media_ready_has_renditions check (
    state <> 'ready' or kind in ('audio', 'attachment')
    or (cardinality(widths) > 0 and (kind = 'image' or cardinality(heights) > 0))),
  add column file_name text check (length(file_name) between 1 and 120),
  add constraint media_attachment_has_name check ((kind = 'attachment') = (file_name is not null));
comment on table media is 'Members'' pictures, videos, voice notes and attachments. Who may see one follows from what it is attached to; one that is attached to nothing is removed.';
comment on column media.kind is 'audio: a voice note, which has one file and no renditions. attachment: a picture or document that is kept as sent, and only downloaded.';
comment on column media.mime is 'What the original is, while there is one; of an attachment always.';
comment on column media.file_name is 'The name under which an attachment is downloaded: its owner''s, without what no name should have, and with the extension of what it is.';

alter table uploads
  drop constraint uploads_kind_check,
  add constraint uploads_kind_check check (kind in ('image', 'video', 'audio', 'captions', 'document'));
