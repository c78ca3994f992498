-- What members are told of surveys; docs/decisions/023-news-is-written-where-it-happens.md.

alter table surveys add column is_reminded boolean not null default false;
create index surveys_to_remind on surveys (closes_at) where not is_reminded;
comment on column surveys.is_reminded is 'Members who had seen it and not voted were told that it closes soon.';
-- Nobody is told now of what was there before.
update surveys set is_reminded = true;

-- A group's survey is told like its posts; others to followers, the latest thousand, so that a survey costs its author
-- no more with a million.
create function tell_of_survey() returns trigger language plpgsql as $$
begin
  if new.group_id is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
      select 'survey_new', s.member_id, new.author_id, new.id, new.id
      from group_members s
      where s.group_id = new.group_id and s.notice = 'all' and s.is_in and s.member_id <> new.author_id;
  else
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
      select 'survey_new', f.follower_id, new.author_id, new.id, new.id
      from follows f where f.followed_id = new.author_id
      order by f.created_at desc, f.follower_id desc limit 1000;
  end if;
  return null;
end $$;
create trigger surveys_tell after insert on surveys for each row execute function tell_of_survey();
