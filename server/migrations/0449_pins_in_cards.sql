-- Whether a post is pinned is the same for all who see it: it is kept with what else the post shows, under its version.
create function pin_changed() returns trigger language plpgsql as $$
begin
  update objects set version = version + 1
  where id in (case when tg_op <> 'INSERT' then old.post_id end, case when tg_op <> 'DELETE' then new.post_id end);
  return null;
end $$;
create trigger pinned_posts_changed after insert or update or delete on pinned_posts
  for each row execute function pin_changed();

-- Most comments are never liked: that nobody has reacted to one is kept with it as well. The counts aren't.
create function comment_first_reacted() returns trigger language plpgsql as $$
begin
  update objects set version = version + 1 where id = new.object_id;
  return null;
end $$;
create trigger comment_counts_added after insert on comment_counts
  for each row execute function comment_first_reacted();
