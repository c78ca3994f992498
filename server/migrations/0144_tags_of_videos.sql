-- Videos have tags as other objects do: docs/decisions/052-one-of-each-for-any-object.md.

alter table videos add column audience text not null
  generated always as (case when visibility = 'public' then 'public' else 'private' end) stored;
comment on column videos.audience is 'public where its tags count it and lists have it.';

create trigger videos_tagged after insert on videos
  for each row when (cardinality(new.hashtags) > 0) execute function tag_object('video');
create trigger videos_retagged after update of hashtags, audience, position, deleted_at on videos
  for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0) execute function tag_object('video');
create trigger videos_untagged after delete on videos referencing old table as gone
  for each statement execute function untag_objects('video');
