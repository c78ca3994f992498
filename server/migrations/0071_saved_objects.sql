-- Reels are saved as posts are: by the one id that all objects have.
alter table saved_posts rename to saved_objects;
alter table saved_objects rename column post_id to object_id;
alter table saved_objects drop constraint saved_posts_post_id_fkey,
  add constraint saved_objects_object_id_fkey foreign key (object_id) references objects on delete cascade;
alter table saved_objects rename constraint saved_posts_pkey to saved_objects_pkey;
alter index saved_posts_by_place rename to saved_objects_by_place;
alter index saved_posts_by_post rename to saved_objects_by_object;
comment on table saved_objects is 'What members keep for themselves: posts and reels.';
