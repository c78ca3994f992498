CREATE OR REPLACE FUNCTION public.count_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  follower bigint := case when tg_op = 'DELETE' then old.follower_id else new.follower_id end;
  followed bigint := case when tg_op = 'DELETE' then old.followed_id else new.followed_id end;
  -- Whoever changes how two stand to each other has locked both members (lock_pair). A member's removal has not,
  -- but the counts of those who follow them go with it.
  one int := (not exists (select from away_members where member_id = follower))::int;
  each bigint;
begin
  -- In the order of ids: three who follow one another in a ring must not wait in one.
  foreach each in array array[least(follower, followed), greatest(follower, followed)] loop
    if tg_op = 'INSERT' then
      insert into member_counts as c (member_id, followers, following)
      values (each, case when each = followed then one else 0 end, (each = follower)::int)
      on conflict (member_id) do update
        set followers = c.followers + excluded.followers, following = c.following + excluded.following;
    else
      update member_counts
        set followers = followers - case when each = followed then one else 0 end,
          following = following - (each = follower)::int
        where member_id = each;
    end if;
  end loop;
  return null;
end $function$;

CREATE TRIGGER follows_counted AFTER INSERT OR DELETE ON follows FOR EACH ROW EXECUTE FUNCTION count_follows();
