with
  place as materialized (
    select
      g.id as group_id,
      case
        when g.is_closed then 'group'
        else 'public'
      end as audience
    from
      group_members s
      join groups g on g.id = s.group_id
    where
      s.group_id = $6::bigint
      and s.member_id = $11
      and s.is_in
      and g.deleted_at is null
      and has_groups ()
      and $2::text <> ''
    for share of
      g,
      s
  ),
  taken as materialized (
    select
      taken,
      refusal
    from
      take_media_in ($11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
  ),
  p as (
    insert into
      posts (
        author_id,
        message,
        audience,
        media_id,
        hashtags,
        nsfw,
        mentions,
        position,
        group_id,
        shows
      )
    select
      $11,
      $1::text,
      audience,
      taken,
      $3::text[],
      $4::text[],
      $5::jsonb,
      null,
      group_id,
      $7::jsonb
    from
      taken
      cross join place
    where
      taken is not null
    returning
      *
  ),
  counted as (
    insert into
      objects (id, kind, author_id)
    select
      id,
      'post',
      author_id
    from
      p
  ),
  queued as (
    INSERT INTO
      jobs.job_common (
        id,
        name,
        data,
        priority,
        start_after,
        created_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        keep_until,
        retry_limit,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        policy,
        dead_letter,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies
      )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'media.pictures' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      jobs.job_now () as created_on,
      "singletonKey",
      CASE
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * (
          "singletonSeconds"::float8 * floor(
            (date_part('epoch', jobs.job_now ()) + COALESCE("singletonOffset", 0)::float8) / "singletonSeconds"::float8
          )
        )
        ELSE NULL
      END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM
      (
        SELECT
          *,
          CASE
            WHEN (
              right("startAfter", 1) = 'Z'
              OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}'
            ) THEN CAST("startAfter" as timestamp with time zone)
            ELSE jobs.job_now () + CAST(COALESCE("startAfter", '0') as interval)
          END as start_after
        FROM
          json_to_recordset(
            (
              select
                jsonb_set(
                  '[{"id":null,"name":"media.pictures","data":{},"priority":0,"singletonKey":null,"singletonOffset":0,"groupId":null,"groupTier":null,"deadLetter":null}]'::jsonb,
                  '{0,data}',
                  data
                )::text
              from
                (
                  select
                    jsonb_build_object('id', taken)
                  from
                    taken
                  where
                    taken is not null
                ) as of (data)
            )::text::json
          ) as x (
            id uuid,
            priority integer,
            data jsonb,
            "startAfter" text,
            "retryLimit" integer,
            "retryDelay" integer,
            "retryDelayMax" integer,
            "retryBackoff" boolean,
            "singletonKey" text,
            "singletonSeconds" integer,
            "singletonOffset" integer,
            "groupId" text,
            "groupTier" text,
            "expireInSeconds" integer,
            "deleteAfterSeconds" integer,
            "retentionSeconds" integer,
            "deadLetter" text,
            "heartbeatSeconds" integer,
            blocked boolean,
            blocking boolean,
            "pendingDependencies" integer
          )
      ) j
      JOIN jobs.queue q ON q.name = 'media.pictures'
    ON CONFLICT DO NOTHING
    RETURNING
      id
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
      $8::text,
      $9::text,
      $10::bytea,
      id
    from
      p
    where
      $9::text is not null
  )
select
  taken.refusal,
  p.id,
  p.position,
  p.author_id,
  p.message,
  p.mentions,
  p.audience,
  p.group_id,
  p.hashtags,
  p.nsfw,
  p.is_repost,
  p.original_id,
  p.shows,
  p.created_at,
  p.edited_at,
  (
    select
      jsonb_build_object(
        'url',
        "lk"."url",
        'host',
        "lk"."host",
        'title',
        "lk"."title",
        'description',
        "lk"."description",
        'picture_key',
        "lk"."picture_key",
        'picture_width',
        "lk"."picture_width",
        'picture_height',
        "lk"."picture_height"
      )
    from
      shown_links l
      join link_cards lk on lk.id = l.card_id
    where
      l."post_id" = "p"."id"
      and lk.state = 'ready'
  ) as link_card,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, p.file_failure) as failure,
  file.progress,
  file.width,
  file.height,
  file.animated,
  file.preview,
  file.widths,
  file.alt,
  file.seconds,
  file.heights,
  file.captions,
  file.waveform,
  file.stream,
  null as more_files,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  false as following,
  null as reaction,
  0 as likes,
  0 as dislikes,
  0 as comments,
  0 as reposts,
  0 as tips,
  null as tip_units,
  false as saved,
  false as pinned,
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
  null::jsonb as thread,
  null as my_repost_id,
  false as viewer_is_minor,
  true as listed,
  p.position as cursor,
  '{}'::bigint[] as heard_by,
  case
    when p.audience = 'private' then array(
      select
        p.author_id
      union all
      select
        there.followed_id as id
      from
        follows there
      where
        there.follower_id = p.author_id
        and there.mutual
    )
  end as hinted
from
  taken
  left join (
    p
    join members m on m.id = p.author_id
    left join media face on face.id = m.avatar_id
    cross join (
      select
        $12::text as key,
        $13::text as kind,
        'processing' as state,
        null as failure,
        0 as progress,
        $16::int as width,
        $17::int as height,
        false as animated,
        '' as preview,
        '{}'::int[] as widths,
        $20::text as alt,
        $18::float8 as seconds,
        '{}'::int[] as heights,
        $21::bool as captions,
        '' as waveform,
        null::jsonb as stream
    ) file
  ) on true
