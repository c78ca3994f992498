-- Rewards with a picture and the month in which they are to arrive: docs/decisions/141-finding-and-keeping-projects.md.

alter table reward_tiers
  add column media_id uuid unique references media on delete set null,
  add column delivery date check (extract(day from delivery) = 1);
comment on column reward_tiers.media_id is 'Its picture, which goes when it is offered no more.';
comment on column reward_tiers.delivery is 'The first of the month in which its owner expects to deliver it; null: they haven''t said.';
create trigger reward_tiers_replace_media after update of media_id on reward_tiers
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger reward_tiers_release_media after delete on reward_tiers
  for each row when (old.media_id is not null) execute function release_media('media_id');
