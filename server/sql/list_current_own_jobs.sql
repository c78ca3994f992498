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
      id,
      at
    from
      (
        select
          jb.id,
          jb.id as at
        from
          jobs jb
        where
          jb.author_id = $1
          and jb.deleted_at is null
          and (
            jb.state = 'awarded'
            and exists (
              select
              from
                agreements ag
              where
                ag.job_id = jb.id
                and ag.state = 'active'
            )
          )
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
      ) as mine
    where
      at < $2
    order by
      at desc
    limit
      $3::int
    offset
      $4::int
  )
select
  place.at,
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
  (
    select
      jsonb_build_object(
        'bid_id',
        bd.id,
        'bidder_id',
        bd.bidder_id,
        'price',
        coalesce(terms.price, bd.price)::text,
        'days',
        case
          when terms.pay_by = 'fixed' then terms.delivery
          else bd.days
        end,
        'agreement_id',
        ag.id,
        'username',
        mb.username,
        'full_name',
        mb.full_name,
        'is_bot',
        mb.is_bot,
        'avatar_key',
        face.key
      )
    from
      bids bd
      join members mb on mb.id = bd.bidder_id
      left join media face on face.id = mb.avatar_id
      left join lateral (
        select
          id,
          version
        from
          agreements
        where
          job_id = jb.id
          and freelancer_id = bd.bidder_id
          and state in ('active', 'ended')
        order by
          id desc
        limit
          1
      ) as ag on true
      left join agreement_versions terms on terms.agreement_id = ag.id
      and terms.version = ag.version
    where
      bd.job_id = jb.id
      and bd.state = 'awarded'
    limit
      1
  ) as work
from
  page as place
  join jobs jb on jb.id = place.id
  join job_counts counts on counts.job_id = jb.id
  join members m on m.id = jb.author_id
  left join media face on face.id = m.avatar_id
order by
  place.at desc
