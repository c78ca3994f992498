with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  added as (
    insert into
      surveys (
        author_id,
        title,
        options,
        closes_at,
        kind,
        audience,
        group_id,
        is_secret,
        results,
        is_changeable,
        quorum,
        openings
      )
    select
      me.id,
      $2,
      $3::text[],
      $4::timestamptz,
      $5::text,
      $6::text,
      $7::bigint,
      $8::boolean,
      $9::text,
      $10::boolean,
      $11::int,
      case
        when (
          (
            select
              inside.is_closed
            from
              groups inside
            where
              inside.id = $7::bigint
          ) is true
        ) then (
          select
            inside.openings
          from
            groups inside
          where
            inside.id = $7::bigint
        )
      end
    from
      me
    where
      $7::bigint is null
      or (
        (
          select
            inside.deleted_at is null
            and their.is_in
            and has_groups ()
          from
            group_members their
            join groups inside on inside.id = their.group_id
          where
            their.group_id = $7
            and their.member_id = $1
        ) is true
      )
    returning
      *
  ),
  object as (
    insert into
      objects (id, kind, author_id)
    select
      id,
      'survey',
      author_id
    from
      added
  ),
  claimed as (
    insert into
      idempotency_keys (
        member_id,
        call,
        key,
        request_hash,
        object_id
      )
    select
      author_id,
      $12::text,
      $13::text,
      $14::bytea,
      id
    from
      added
    where
      $13::text is not null
  )
select
  sv.id,
  sv.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  sv.title,
  sv.options,
  sv.kind,
  sv.audience,
  sv.group_id,
  (
    select
      g.name
    from
      groups g
    where
      g.id = sv.group_id
  ) as group_name,
  sv.is_secret,
  sv.results,
  sv.is_changeable,
  sv.quorum,
  sv.closes_at,
  sv.closes_at <= clock_timestamp() as is_closed,
  array_fill(0, array[cardinality(sv.options)]) as votes,
  0 as voters,
  null::smallint[] as choices,
  0 as at
from
  added sv
  join members m on m.id = sv.author_id
  left join media face on face.id = m.avatar_id
