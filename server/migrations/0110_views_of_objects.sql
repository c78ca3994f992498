-- Views are counted and remembered once for every kind of object: docs/decisions/052-one-of-each-for-any-object.md.

alter table reel_counts rename to view_counts;
alter table view_counts rename column reel_id to object_id;
alter table view_counts rename constraint reel_counts_pkey to view_counts_pkey;
alter table view_counts drop constraint reel_counts_reel_id_fkey,
  add constraint view_counts_object_id_fkey foreign key (object_id) references objects on delete cascade;
comment on table view_counts is 'Exact counts of the objects whose views are counted, apart from the object: a view rewrites one narrow row and no index.';
comment on column view_counts.views is 'Members who viewed it, once a day each; what is a view, its kind says. What was counted stays counted when its member leaves.';

alter table reel_views rename to object_views;
alter table object_views rename column reel_id to object_id;
alter table object_views rename constraint reel_views_pkey to object_views_pkey;
alter table object_views rename constraint reel_views_tenth_check to object_views_tenth_check;
alter table object_views rename constraint reel_views_member_id_fkey to object_views_member_id_fkey;
alter table object_views drop constraint reel_views_reel_id_fkey,
  add constraint object_views_object_id_fkey foreign key (object_id) references objects on delete cascade;
alter index reel_views_of_reel rename to object_views_of_object;
alter index reel_views_by_age rename to object_views_by_age;
comment on column object_views.is_view is 'They watched enough of it to count as a view: of a reel, 90 %.';

-- A kind whose views are counted has this trigger after insert on its table.
create function count_views() returns trigger language plpgsql as $$
begin
  insert into view_counts (object_id) values (new.id);
  return null;
end $$;
drop trigger reels_counted on reels;
drop function count_reel();
create trigger reels_counted after insert on reels for each row execute function count_views();
