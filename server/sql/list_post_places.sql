select
  asked.nth,
  its.*
from
  unnest($1::text[]) with ordinality as asked ("a0", nth)
  cross join lateral (
    select
      p.id,
      (
        select
          g.name
        from
          groups g
        where
          g.id = p.group_id
      ) as group_name,
      (
        select
          gp.id
        from
          group_pins gp
        where
          gp.post_id = p.id
      ) as group_pin,
      case
        when p.group_id is not null then (
          select
            jsonb_build_object('id', topic.id, 'name', topic.name)
          from
            post_topics filed
            join group_topics topic on topic.id = filed.topic_id
            and topic.group_id = p.group_id
          where
            filed.post_id = p.id
        )
      end as group_topic,
      (
        select
          s.member_id
        from
          group_members s
        where
          s.group_id = p.group_id
          and s.standing = 'owner'
      ) as group_owner_id,
      case
        when p.thread_id is not null then (
          select
            jsonb_build_object(
              'place',
              count(*) filter (
                where
                  part.id <= p.id
              ),
              'count',
              count(*),
              'first',
              min(part.id)
            )
          from
            posts part
          where
            part.thread_id = p.thread_id
            and part.deleted_at is null
            and (part.position is null) = (p.position is null)
        )
      end as thread
    from
      unnest(
        (
          select
            "asked"."a0"::bigint[]
        )
      ) as page (id)
      join posts p on p.id = page.id
  ) as its
