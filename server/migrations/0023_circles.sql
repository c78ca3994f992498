-- An audience never widens: what is said of an object keeps the circle for which the object was then.
alter table comments add column circle smallint not null default 0;
comment on column comments.circle is 'Who could see it when it was written: 0 is everybody who sees its object, each bit a bound of the object''s kind.';
create index comments_closed on comments (parent_id, object_id) where circle > 0;

alter table objects add column closed int not null default 0;
comment on column objects.closed is 'Comments and replies with a circle that are published and not deleted, exact; kept by a trigger. Where there are none nobody has to be looked at.';

alter table posts add column shows_private boolean not null default false;
comment on column posts.shows_private is 'A repost that was written when what it shows was for its author''s friends, and stays for those.';
update posts p set shows_private = true
  where p.is_repost and p.audience = 'private'
    and (select o.audience = 'private' from posts o where o.id = p.original_id);

-- What was said before: of posts that are private now, and of those that were when it was said.
update comments c set circle = (p.audience = 'private')::int + 2 * p.shows_private::int
  from posts p where p.id = c.object_id and (p.audience = 'private' or p.shows_private);
update comments c set circle = 1
  from posts p
  where p.id = c.object_id and p.audience = 'public' and c.circle = 0 and exists (
    select from post_versions v
    where v.post_id = p.id and v.audience = 'private'
      and c.created_at < coalesce(
        (select min(later.written_at) from post_versions later where later.post_id = p.id and later.id > v.id),
        p.edited_at));
update objects o set closed = counted.closed
  from (select object_id, count(*) as closed from comments
    where circle > 0 and position is not null and deleted_at is null group by object_id) as counted
  where counted.object_id = o.id;

create or replace function count_comments() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
begin
  if tg_op <> 'INSERT' and old.position is not null and old.deleted_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.position is not null and new.deleted_at is null then change := change + 1; end if;
  if change <> 0 and its.parent_id is not null then
    update comments set replies = replies + change where id = its.parent_id;
    if its.circle > 0 then
      update objects set closed = closed + change where id = its.object_id;
    end if;
  else
    update objects
      set comments = comments + change, closed = closed + case when its.circle > 0 then change else 0 end,
        version = version + 1
      where id = its.object_id;
  end if;
  return null;
end $$;
