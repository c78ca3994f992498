-- Surveys for friends, as posts are, and surveys that are written in a post.
alter table surveys drop constraint surveys_audience_check;
alter table surveys
  add constraint surveys_audience_check check (audience in ('everybody', 'followers', 'friends', 'group'));

drop index surveys_for_followers;
create index surveys_for_followers on surveys (author_id, created_at desc, id desc)
  where audience in ('followers', 'friends');

create table written_surveys (
  post_id bigint primary key references posts on delete cascade,
  survey jsonb not null
);
comment on table written_surveys is 'Surveys that are made when their post is published: a draft, one that waits for its files or for approval.';
comment on column written_surveys.survey is 'title, options, kind, days, is_secret';

-- The news of a survey for friends is for friends.
create or replace function tell_of_survey() returns trigger language plpgsql as $$
begin
  if new.group_id is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
      select 'survey_new', s.member_id, new.author_id, new.id, new.id
      from group_members s
      where s.group_id = new.group_id and s.notice = 'all' and s.is_in and s.member_id <> new.author_id;
  else
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
      select 'survey_new', f.follower_id, new.author_id, new.id, new.id
      from follows f where f.followed_id = new.author_id and (new.audience <> 'friends' or f.mutual)
      order by f.created_at desc, f.follower_id desc limit 1000;
  end if;
  return null;
end $$;
