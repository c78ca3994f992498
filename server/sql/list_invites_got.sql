with
  given as materialized (
    select
      (
        select
          string_agg('''' || word || ''':*', ' & ')
        from
          unnest("words") as word
      )::tsquery as sought
    from
      (
        select
          (typed_words ($5::text)) [1:6] as words
      ) as typed
  ),
  page as materialized (
    select
      i.*
    from
      job_invites i
      join jobs jb on jb.id = i.job_id
    where
      "i"."member_id" = $1
      and i.id < $2
      and (
        (
          select
            sought
          from
            given
        ) is null
        or jb.words @@ (
          select
            sought
          from
            given
        )
      )
      and (
        jb.deleted_at is null
        and (
          jb.author_id = $1
          or (
            (
              jb.deleted_at is null
              and jb.state not in ('draft', 'suspended')
            )
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "jb"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "jb"."author_id"
                    and blocked_id = $1
                ) is true
              )
              and not (
                (
                  select
                    true
                  from
                    away_members
                  where
                    member_id = "jb"."author_id"
                ) is true
              )
            )
          )
        )
      )
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "i"."client_id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "i"."client_id"
              and blocked_id = $1
          ) is true
        )
        and not (
          (
            select
              true
            from
              away_members
            where
              member_id = "i"."client_id"
          ) is true
        )
      )
    order by
      i.id desc
    limit
      $3::int
    offset
      $4::int
  )
select
  jb.id,
  jb.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  jb.title,
  jb.description,
  jb.skills,
  jb.kind,
  jb.purpose,
  jb.pay_by,
  jb.budget_from,
  jb.budget_to,
  case
    when jb.state = 'open'
    and not (
      jb.state = 'open'
      and jb.bidding_ends > clock_timestamp()
    ) then 'ended'
    else jb.state
  end as status,
  jb.bidding_ends,
  jb.created_at,
  jb.edited_at,
  counts.bids,
  counts.price_sum::text,
  i.id as invite_id,
  i.message,
  i.created_at as invited_at,
  (
    select
      jsonb_build_object(
        'id',
        om.id,
        'username',
        om.username,
        'full_name',
        om.full_name,
        'is_bot',
        om.is_bot,
        'avatar_key',
        their_face.key
      )
    from
      members om
      left join media their_face on their_face.id = om.avatar_id
    where
      om.id = "i"."client_id"
  ) as other,
  (
    select
      jsonb_build_object('id', bd.id, 'price', bd.price::text, 'days', bd.days, 'state', bd.state)
    from
      bids bd
    where
      bd.job_id = i.job_id
      and bd.bidder_id = i.member_id
      and bd.state <> 'retreated'
  ) as bid
from
  page as i
  join jobs jb on jb.id = i.job_id
  join job_counts counts on counts.job_id = jb.id
  join members m on m.id = jb.author_id
  left join media face on face.id = m.avatar_id
order by
  i.id desc
