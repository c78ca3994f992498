-- Who takes a channel over decides on the comments that wait there.

create function hand_over_held_comments() returns trigger language plpgsql as $$
begin
  update comments set held_for = new.author_id where object_id = new.id and held_for is not null;
  return null;
end $$;
create trigger videos_hand_over_held_comments after update of author_id on videos
  for each row when (old.author_id <> new.author_id) execute function hand_over_held_comments();
