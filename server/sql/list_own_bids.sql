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
      bd.*
    from
      bids bd
      join jobs jb on jb.id = bd.job_id
    where
      bd.bidder_id = $1
      and bd.id < $2
      and bd.state <> 'retreated'
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
        (
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
        or exists (
          select
          from
            agreements done
          where
            done.job_id = jb.id
            and done.freelancer_id = $1
            and done.accepted_at is not null
        )
      )
    order by
      bd.id desc
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
  bd.id as bid_id,
  bd.price::text,
  bd.days,
  bd.state,
  bd.reason,
  bd.created_at as bid_at,
  bd.edited_at as bid_edited_at,
  bd.returned_at is not null as is_returned
from
  page as bd
  join jobs jb on jb.id = bd.job_id
  join job_counts counts on counts.job_id = jb.id
  join members m on m.id = jb.author_id
  left join media face on face.id = m.avatar_id
order by
  bd.id desc
