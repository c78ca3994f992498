with
  taken as (
    delete from notification_outbox
    where
      id = any (
        array(
          select
            id
          from
            notification_outbox
          order by
            id
          limit
            $2::int
          for update
            skip locked
        )
      )
    returning
      *
  ),
  wanted as (
    select distinct
      on (t.member_id, t.kind, t.about_id, t.item_id, t.actor_id) t.*
    from
      taken t
      join members m on m.id = t.member_id
      left join notification_settings chosen on chosen.member_id = t.member_id
      and chosen.kind = t.kind
    where
      coalesce(chosen.in_app, t.kind <> all ($1::text[]))
      and (
        t.actor_id is null
        or exists (
          select
          from
            members actor
          where
            actor.id = t.actor_id
        )
        and (
          t.kind <> all ($3::text[])
          or (
            (
              select
                true
              from
                limited_members
              limit
                1
            ) is not true
            or (
              select
                true
              from
                limited_members
              where
                member_id = "t"."actor_id"
            ) is not true
            or "t"."actor_id" = "t"."member_id"
            or (
              "t"."member_id"::bigint = - ("t"."actor_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = "t"."member_id"
                  and followed_id = "t"."actor_id"
              ) is true
            )
          )
          and not (
            (
              select
                true
              from
                member_mutes
              where
                member_id = "t"."member_id"
                and (
                  ends_at is null
                  or ends_at > now()
                )
                and muted_id = "t"."actor_id"
            ) is true
          )
        )
      )
      and (
        t.object_id is null
        or exists (
          select
          from
            objects o
          where
            o.id = t.object_id
        )
      )
      and (
        t.comment_id is null
        or exists (
          select
          from
            comments c
          where
            c.id = t.comment_id
        )
      )
      -- Two looks into the index: comparing with "is not distinct from" would read all that others did there.
      and not case
        when t.actor_id is null then exists (
          select
          from
            notification_acts known
          where
            known.member_id = t.member_id
            and known.kind = t.kind
            and known.about_id = t.about_id
            and known.item_id = t.item_id
            and known.actor_id is null
        )
        else exists (
          select
          from
            notification_acts known
          where
            known.member_id = t.member_id
            and known.kind = t.kind
            and known.about_id = t.about_id
            and known.item_id = t.item_id
            and known.actor_id = t.actor_id
        )
      end
    order by
      t.member_id,
      t.kind,
      t.about_id,
      t.item_id,
      t.actor_id,
      t.id
  ),
  gathered as (
    insert into
      notifications as n (member_id, kind, about_id, position, acted_at)
    select
      member_id,
      kind,
      about_id,
      max(id),
      max(acted_at)
    from
      wanted
    group by
      member_id,
      kind,
      about_id
    order by
      member_id,
      kind,
      about_id
    on conflict (member_id, kind, about_id)
    where
      not is_read do update
    set
      position = excluded.position,
      acted_at = excluded.acted_at
    returning
      n.id,
      n.member_id,
      n.kind,
      n.about_id
  ),
  added as (
    insert into
      notification_acts (
        notification_id,
        kind,
        member_id,
        about_id,
        item_id,
        actor_id,
        object_id,
        comment_id,
        data,
        acted_at
      )
    select
      g.id,
      kind,
      member_id,
      about_id,
      w.item_id,
      w.actor_id,
      w.object_id,
      w.comment_id,
      w.data,
      w.acted_at
      -- Each has its other. Written as an inner join, of which the planner expects one row, it compares all with all.
    from
      wanted w
      full join gathered g using (member_id, kind, about_id)
    order by
      w.id
    on conflict do nothing
    returning
      id,
      notification_id,
      member_id,
      kind,
      acted_at
  ),
  hooked as (
    insert into
      webhook_deliveries (webhook_id, type, notification_id, act_id, message_id, happened_at)
    select
      h.id,
      news.type,
      news.notification_id,
      news.act_id,
      news.message_id,
      news.acted_at
    from
      (
        select
          'notification.' || kind as type,
          $4::jsonb ->> kind as event,
          member_id,
          notification_id,
          id as act_id,
          null::bigint as message_id,
          acted_at
        from
          added
        union all
        select
          'message.received',
          'messages',
          member_id,
          null,
          null,
          item_id,
          acted_at
        from
          taken
        where
          kind = 'message_received'
      ) as news
      join webhooks h on h.member_id = news.member_id
      and h.is_on
      and news.event = any (h.events)
    order by
      news.act_id,
      news.message_id,
      h.id
      -- One that is being removed or turned off is waited for, and then left out.
    for share of
      h
    on conflict do nothing
    returning
      id
  )
select
  (
    select
      count(*)::int
    from
      hooked
  ) as hooked,
  (
    select
      count(*)::int
    from
      taken
  ) as taken,
  (
    select
      array_agg(id)
    from
      gathered
  ) as ids,
  (
    select
      array_agg(distinct kind)
    from
      gathered
  ) as kinds
