-- A member may subscribe to a channel without being told of its new videos.

alter table channel_subscriptions add column is_muted boolean not null default false;
comment on column channel_subscriptions.is_muted is 'They are not told of its new videos.';

create or replace function tell_of_video() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'video_new', s.member_id, new.author_id, new.id, new.id
    from channel_subscriptions s
    where s.channel_id = new.channel_id and not s.is_muted
      and (old.published_at is null or not exists (
        select from memberships ms
        where ms.channel_id = s.channel_id and ms.member_id = s.member_id and ms.state <> 'ended'))
    order by s.place desc limit 1000;
  return null;
end $$;
