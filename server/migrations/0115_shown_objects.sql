-- What a post shows is in one column for every kind of object: docs/decisions/052-one-of-each-for-any-object.md.

alter table posts add column shows jsonb check (jsonb_typeof(shows) = 'object');
update posts set shows = jsonb_strip_nulls(jsonb_build_object('survey', survey_id, 'reel', reel_id))
  where survey_id is not null or reel_id is not null;
alter table posts drop column survey_id, drop column reel_id;
comment on column posts.shows is 'Ids of the objects that it shows to those who see both, by kind as in objects: {"survey": 5}; null for none. An id stays when its object is gone, so that the post can say so.';
