select
  m.use,
  m.kind,
  m.widths,
  m.heights,
  m.captions,
  m.stream,
  m.seconds,
  case
    when m.kind = 'attachment' then jsonb_build_object('name', m.file_name, 'mime', m.mime)
  end as attachment,
  case
    when m.stream is not null then (
      select
        jsonb_object_agg(t.rendition, t.bytes)
      from
        media_tracks t
      where
        t.media_id = m.id
    )
  end as tracks,
  coalesce(
    case m.use
      when 'avatar' then exists (
        select
        from
          members face
        where
          face.avatar_id = m.id
      )
      when 'cover' then exists (
        select
        from
          members face
        where
          face.cover_id = m.id
      )
      when 'post' then (
        select
          p.audience = 'public'
          and p.group_id is null
          and p.deleted_at is null
          and p.position is not null
        from
          posts p
        where
          p.id = coalesce(
            (
              select
                of_first.id
              from
                posts of_first
              where
                of_first.media_id = m.id
            ),
            (
              select
                pf.post_id
              from
                post_files pf
              where
                pf.media_id = m.id
            )
          )
      )
      when 'comment' then (
        select
          (
            c.deleted_at is null
            and c.position is not null
            and c.circle = 0
            and (
              (
                select
                  (
                    p.deleted_at is null
                    and p.position is not null
                    and p.audience = 'public'
                    and p.group_id is null
                    and (
                      p.original_id is null
                      or (
                        select
                          o.audience = 'public'
                          and not (
                            select
                              q.shows_private
                            from
                              posts q
                            where
                              q.id = p.id
                          )
                          and o.group_id is null
                        from
                          posts o
                        where
                          o.id = p.original_id
                      )
                    )
                  )
                from
                  "posts" p
                where
                  "p"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                  and parent.position is not null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'chat' then false
      when 'chat_picture' then exists (
        select
        from
          conversations c
        where
          c.picture_id = m.id
      )
      when 'group_chat' then false
      when 'group_avatar' then exists (
        select
        from
          groups g
        where
          g.avatar_id = m.id
      )
      when 'group_banner' then exists (
        select
        from
          groups g
        where
          g.banner_id = m.id
      )
      when 'project_comment' then (
        select
          (
            c.deleted_at is null
            and c.position is not null
            and c.circle = 0
            and (
              (
                select
                  (
                    (
                      select
                        g.deleted_at is null
                      from
                        groups g
                      where
                        g.id = pd.group_id
                    ) is true
                  )
                from
                  "project_discussions" pd
                where
                  "pd"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                  and parent.position is not null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'story_picture' then exists (
        select
        from
          project_story_files sf
          join groups g on g.id = sf.group_id
        where
          sf.media_id = m.id
          and m.state = 'ready'
          and g.deleted_at is null
          and not (
            (
              select
                true
              from
                away_members
              where
                member_id = "sf"."added_by"
            ) is true
          )
      )
      when 'story_video' then exists (
        select
        from
          project_story_files sf
          join groups g on g.id = sf.group_id
        where
          sf.media_id = m.id
          and m.state = 'ready'
          and g.deleted_at is null
          and not (
            (
              select
                true
              from
                away_members
              where
                member_id = "sf"."added_by"
            ) is true
          )
      )
      when 'reward' then exists (
        select
        from
          reward_tiers tier
          join groups g on g.id = tier.group_id
        where
          tier.media_id = m.id
          and g.deleted_at is null
      )
      when 'reel' then (
        select
          rl.audience = 'public'
          and rl.deleted_at is null
          and rl.position is not null
        from
          reels rl
        where
          rl.media_id = m.id
      )
      when 'reel_cover' then (
        select
          rl.audience = 'public'
          and rl.deleted_at is null
          and rl.position is not null
        from
          reels rl
        where
          rl.cover_id = m.id
      )
      when 'reel_comment' then (
        select
          (
            c.deleted_at is null
            and c.position is not null
            and c.circle = 0
            and (
              (
                select
                  (
                    rl.deleted_at is null
                    and rl.position is not null
                    and rl.audience = 'public'
                  )
                from
                  "reels" rl
                where
                  "rl"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                  and parent.position is not null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'channel_avatar' then exists (
        select
        from
          channels ch
        where
          ch.avatar_id = m.id
          and ch.deleted_at is null
      )
      when 'channel_banner' then exists (
        select
        from
          channels ch
        where
          ch.banner_id = m.id
          and ch.deleted_at is null
      )
      when 'video' then (
        select
          (
            vd.deleted_at is null
            and vd.position is not null
            and vd.visibility in ('public', 'unlisted')
          )
        from
          videos vd
        where
          vd.media_id = m.id
      )
      when 'video_thumbnail' then (
        select
          (
            vd.deleted_at is null
            and vd.position is not null
            and vd.visibility in ('public', 'unlisted')
          )
        from
          videos vd
        where
          vd.thumbnail_id = m.id
      )
      when 'video_comment' then (
        select
          (
            c.deleted_at is null
            and c.position is not null
            and c.circle = 0
            and (
              (
                select
                  (
                    vd.deleted_at is null
                    and vd.position is not null
                    and vd.visibility in ('public', 'unlisted')
                  )
                from
                  "videos" vd
                where
                  "vd"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                  and parent.position is not null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'survey_comment' then (
        select
          (
            c.deleted_at is null
            and c.position is not null
            and c.circle = 0
            and (
              (
                select
                  (
                    sv.deleted_at is null
                    and sv.audience = 'everybody'
                  )
                from
                  "surveys" sv
                where
                  "sv"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                  and parent.position is not null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'entry' then (
        select
          e.audience = 'public'
          and e.deleted_at is null
        from
          member_entries e
        where
          e.media_id = m.id
      )
      when 'showcase' then (
        select
          js.published_at is not null
        from
          job_showcases js
        where
          js.media_id = m.id
      )
      when 'pro_logo' then exists (
        select
        from
          pro_settings look
        where
          look.logo_id = m.id
      )
      when 'pro_background' then exists (
        select
        from
          pro_settings look
        where
          look.background_id = m.id
      )
      when 'chat_attachment' then false
      when 'group_chat_attachment' then false
      when 'job' then (
        select
          (
            jb.deleted_at is null
            and jb.state not in ('draft', 'suspended')
          )
        from
          job_files f
          join jobs jb on jb.id = f.job_id
        where
          f.media_id = m.id
      )
      when 'job_milestone' then false
      when 'job_dispute' then false
      when 'video_captions' then (
        select
          (
            vd.deleted_at is null
            and vd.position is not null
            and vd.visibility in ('public', 'unlisted')
          )
        from
          video_captions cp
          join videos vd on vd.id = cp.video_id
        where
          cp.media_id = m.id
      )
    end,
    false
  ) as open,
  coalesce(
    case m.use
      when 'avatar' then false
      when 'cover' then false
      when 'post' then (
        select
          (
            p.deleted_at is null
            and (
              (
                "p"."author_id" = $2::bigint
                and (
                  "p"."group_id" is null
                  or has_groups ()
                )
              )
              or (
                p.position is not null
                and case
                  when "p"."group_id" is null then p.audience = 'public'
                  or (
                    $2::bigint::bigint = - ("p"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = $2::bigint
                        and followed_id = "p"."author_id"
                    ) is true
                  )
                  else (
                    (
                      select
                        inside.deleted_at is null
                        and case
                          when "p"."audience" <> 'public' then their.is_in
                          and their.openings <= "p"."openings"
                          when inside.is_closed then their.is_in
                          else their.standing is distinct from 'banned'
                        end
                        and has_groups ()
                      from
                        groups inside
                        left join group_members their on their.group_id = inside.id
                        and their.member_id = $2::bigint
                      where
                        inside.id = "p"."group_id"
                    ) is true
                  )
                end
                and (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $2::bigint
                        and blocked_id = "p"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "p"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "p"."author_id"
                    ) is true
                  )
                )
                and (
                  p.original_id is null
                  or p.author_id = $2::bigint
                  or (
                    select
                      (
                        "o"."author_id" = $2::bigint
                        and (
                          "o"."group_id" is null
                          or has_groups ()
                        )
                      )
                      or (
                        case
                          when "o"."group_id" is null then o.audience = 'public'
                          and not (
                            select
                              q.shows_private
                            from
                              posts q
                            where
                              q.id = p.id
                          )
                          or (
                            $2::bigint::bigint = - ("o"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $2::bigint
                                and followed_id = "o"."author_id"
                            ) is true
                          )
                          else (
                            (
                              select
                                inside.deleted_at is null
                                and case
                                  when "o"."audience" <> 'public' then their.is_in
                                  and their.openings <= "o"."openings"
                                  when inside.is_closed then their.is_in
                                  else their.standing is distinct from 'banned'
                                end
                                and has_groups ()
                              from
                                groups inside
                                left join group_members their on their.group_id = inside.id
                                and their.member_id = $2::bigint
                              where
                                inside.id = "o"."group_id"
                            ) is true
                          )
                        end
                        and (
                          not (
                            (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = $2::bigint
                                and blocked_id = "o"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "o"."author_id"
                                and blocked_id = $2::bigint
                            ) is true
                          )
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "o"."author_id"
                            ) is true
                          )
                        )
                      )
                    from
                      posts o
                    where
                      o.id = p.original_id
                  )
                )
              )
            )
          )
          or exists (
            select
            from
              post_drafts dr
            where
              dr.post_id in (p.id, p.thread_id)
              and (
                dr.waits_in is not null
                and p.deleted_at is null
                and (
                  (
                    (
                      select
                        their.standing
                      from
                        group_members their
                      where
                        their.group_id = "dr"."waits_in"
                        and their.member_id = $2::bigint
                    ) in ('owner', 'moderator')
                  ) is true
                )
                and (
                  select
                    (
                      has_groups ()
                      and g.deleted_at is null
                      and (
                        select
                          their.standing
                        from
                          group_members their
                        where
                          their.group_id = "g"."id"
                          and their.member_id = $2::bigint
                      ) is distinct from 'banned'
                    )
                  from
                    groups g
                  where
                    g.id = dr.waits_in
                ) is true
                and (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $2::bigint
                        and blocked_id = "p"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "p"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "p"."author_id"
                    ) is true
                  )
                )
              )
          )
        from
          posts p
        where
          p.id = coalesce(
            (
              select
                of_first.id
              from
                posts of_first
              where
                of_first.media_id = m.id
            ),
            (
              select
                pf.post_id
              from
                post_files pf
              where
                pf.media_id = m.id
            )
          )
      )
      when 'comment' then (
        select
          (
            (
              "c"."deleted_at" is null
              and (
                "c"."author_id" = $2::bigint
                or (
                  "c"."position" is not null
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $2::bigint
                          and blocked_id = "c"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "c"."author_id"
                          and blocked_id = $2::bigint
                      ) is true
                    )
                    and not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = "c"."author_id"
                      ) is true
                    )
                  )
                  and (
                    "c"."circle" = 0
                    or (
                      select
                        (
                          (
                            "c"."circle" & 1 = 0
                            or (
                              "p"."author_id" = $2::bigint
                              or (
                                $2::bigint::bigint = - ("p"."author_id"::bigint)
                                or (
                                  select
                                    mutual
                                  from
                                    follows
                                  where
                                    follower_id = $2::bigint
                                    and followed_id = "p"."author_id"
                                ) is true
                              )
                            )
                          )
                          and (
                            "c"."circle" & 2 = 0
                            or (
                              select
                                not q.is_repost
                                or (
                                  "o"."author_id" = $2::bigint
                                  or (
                                    $2::bigint::bigint = - ("o"."author_id"::bigint)
                                    or (
                                      select
                                        mutual
                                      from
                                        follows
                                      where
                                        follower_id = $2::bigint
                                        and followed_id = "o"."author_id"
                                    ) is true
                                  )
                                ) is true
                              from
                                posts q
                                left join posts o on o.id = q.original_id
                              where
                                q.id = p.id
                            )
                          )
                          and (
                            "c"."circle" & 4 = 0
                            or (
                              (
                                select
                                  inside.deleted_at is null
                                  and their.is_in
                                  and coalesce(their.openings <= "c"."openings", true)
                                  and has_groups ()
                                from
                                  group_members their
                                  join groups inside on inside.id = their.group_id
                                where
                                  their.group_id = "p"."group_id"
                                  and their.member_id = $2::bigint
                              ) is true
                            )
                          )
                          and (
                            "c"."circle" & 8 = 0
                            or (
                              select
                                not q.is_repost
                                or (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "c"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "o"."group_id"
                                      and their.member_id = $2::bigint
                                  ) is true
                                )
                              from
                                posts q
                                left join posts o on o.id = q.original_id
                              where
                                q.id = p.id
                            )
                          )
                        )
                      from
                        "posts" p
                      where
                        "p"."id" = "c"."object_id"
                    ) is true
                  )
                )
              )
            )
            and (
              (
                (
                  select
                    (
                      p.deleted_at is null
                      and (
                        (
                          "p"."author_id" = $2::bigint
                          and (
                            "p"."group_id" is null
                            or has_groups ()
                          )
                        )
                        or (
                          p.position is not null
                          and case
                            when "p"."group_id" is null then p.audience = 'public'
                            or (
                              $2::bigint::bigint = - ("p"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $2::bigint
                                  and followed_id = "p"."author_id"
                              ) is true
                            )
                            else (
                              (
                                select
                                  inside.deleted_at is null
                                  and case
                                    when "p"."audience" <> 'public' then their.is_in
                                    and their.openings <= "p"."openings"
                                    when inside.is_closed then their.is_in
                                    else their.standing is distinct from 'banned'
                                  end
                                  and has_groups ()
                                from
                                  groups inside
                                  left join group_members their on their.group_id = inside.id
                                  and their.member_id = $2::bigint
                                where
                                  inside.id = "p"."group_id"
                              ) is true
                            )
                          end
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = "p"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "p"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "p"."author_id"
                              ) is true
                            )
                          )
                          and (
                            p.original_id is null
                            or p.author_id = $2::bigint
                            or (
                              select
                                (
                                  "o"."author_id" = $2::bigint
                                  and (
                                    "o"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  case
                                    when "o"."group_id" is null then o.audience = 'public'
                                    and not (
                                      select
                                        q.shows_private
                                      from
                                        posts q
                                      where
                                        q.id = p.id
                                    )
                                    or (
                                      $2::bigint::bigint = - ("o"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $2::bigint
                                          and followed_id = "o"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "o"."audience" <> 'public' then their.is_in
                                            and their.openings <= "o"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $2::bigint
                                        where
                                          inside.id = "o"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $2::bigint
                                          and blocked_id = "o"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "o"."author_id"
                                          and blocked_id = $2::bigint
                                      ) is true
                                    )
                                    and not (
                                      (
                                        select
                                          true
                                        from
                                          away_members
                                        where
                                          member_id = "o"."author_id"
                                      ) is true
                                    )
                                  )
                                )
                              from
                                posts o
                              where
                                o.id = p.original_id
                            )
                          )
                        )
                      )
                    )
                  from
                    "posts" p
                  where
                    "p"."id" = "c"."object_id"
                ) is true
              )
              and (
                c.parent_id is null
                or (
                  select
                    (
                      "parent"."deleted_at" is null
                      and (
                        "parent"."author_id" = $2::bigint
                        or (
                          "parent"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = "parent"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "parent"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "parent"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "parent"."circle" = 0
                            or (
                              select
                                (
                                  (
                                    "parent"."circle" & 1 = 0
                                    or (
                                      "p"."author_id" = $2::bigint
                                      or (
                                        $2::bigint::bigint = - ("p"."author_id"::bigint)
                                        or (
                                          select
                                            mutual
                                          from
                                            follows
                                          where
                                            follower_id = $2::bigint
                                            and followed_id = "p"."author_id"
                                        ) is true
                                      )
                                    )
                                  )
                                  and (
                                    "parent"."circle" & 2 = 0
                                    or (
                                      select
                                        not q.is_repost
                                        or (
                                          "o"."author_id" = $2::bigint
                                          or (
                                            $2::bigint::bigint = - ("o"."author_id"::bigint)
                                            or (
                                              select
                                                mutual
                                              from
                                                follows
                                              where
                                                follower_id = $2::bigint
                                                and followed_id = "o"."author_id"
                                            ) is true
                                          )
                                        ) is true
                                      from
                                        posts q
                                        left join posts o on o.id = q.original_id
                                      where
                                        q.id = p.id
                                    )
                                  )
                                  and (
                                    "parent"."circle" & 4 = 0
                                    or (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and their.is_in
                                          and coalesce(their.openings <= "parent"."openings", true)
                                          and has_groups ()
                                        from
                                          group_members their
                                          join groups inside on inside.id = their.group_id
                                        where
                                          their.group_id = "p"."group_id"
                                          and their.member_id = $2::bigint
                                      ) is true
                                    )
                                  )
                                  and (
                                    "parent"."circle" & 8 = 0
                                    or (
                                      select
                                        not q.is_repost
                                        or (
                                          (
                                            select
                                              inside.deleted_at is null
                                              and their.is_in
                                              and coalesce(their.openings <= "parent"."openings", true)
                                              and has_groups ()
                                            from
                                              group_members their
                                              join groups inside on inside.id = their.group_id
                                            where
                                              their.group_id = "o"."group_id"
                                              and their.member_id = $2::bigint
                                          ) is true
                                        )
                                      from
                                        posts q
                                        left join posts o on o.id = q.original_id
                                      where
                                        q.id = p.id
                                    )
                                  )
                                )
                              from
                                "posts" p
                              where
                                "p"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                  from
                    comments parent
                  where
                    parent.id = c.parent_id
                ) is true
              )
            )
          )
          or (
            c.deleted_at is null
            and c.position is not null
            and (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $2::bigint
                  and blocked_id = c.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = c.author_id
                  and blocked_id = $2::bigint
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = c.author_id
              ) is true
            )
            and (
              (
                select
                  "p"."author_id" = $2::bigint
                  and (
                    p.deleted_at is null
                    and (
                      (
                        "p"."author_id" = $2::bigint
                        and (
                          "p"."group_id" is null
                          or has_groups ()
                        )
                      )
                      or (
                        p.position is not null
                        and case
                          when "p"."group_id" is null then p.audience = 'public'
                          or (
                            $2::bigint::bigint = - ("p"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $2::bigint
                                and followed_id = "p"."author_id"
                            ) is true
                          )
                          else (
                            (
                              select
                                inside.deleted_at is null
                                and case
                                  when "p"."audience" <> 'public' then their.is_in
                                  and their.openings <= "p"."openings"
                                  when inside.is_closed then their.is_in
                                  else their.standing is distinct from 'banned'
                                end
                                and has_groups ()
                              from
                                groups inside
                                left join group_members their on their.group_id = inside.id
                                and their.member_id = $2::bigint
                              where
                                inside.id = "p"."group_id"
                            ) is true
                          )
                        end
                        and (
                          not (
                            (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = $2::bigint
                                and blocked_id = "p"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "p"."author_id"
                                and blocked_id = $2::bigint
                            ) is true
                          )
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "p"."author_id"
                            ) is true
                          )
                        )
                        and (
                          p.original_id is null
                          or p.author_id = $2::bigint
                          or (
                            select
                              (
                                "o"."author_id" = $2::bigint
                                and (
                                  "o"."group_id" is null
                                  or has_groups ()
                                )
                              )
                              or (
                                case
                                  when "o"."group_id" is null then o.audience = 'public'
                                  and not (
                                    select
                                      q.shows_private
                                    from
                                      posts q
                                    where
                                      q.id = p.id
                                  )
                                  or (
                                    $2::bigint::bigint = - ("o"."author_id"::bigint)
                                    or (
                                      select
                                        mutual
                                      from
                                        follows
                                      where
                                        follower_id = $2::bigint
                                        and followed_id = "o"."author_id"
                                    ) is true
                                  )
                                  else (
                                    (
                                      select
                                        inside.deleted_at is null
                                        and case
                                          when "o"."audience" <> 'public' then their.is_in
                                          and their.openings <= "o"."openings"
                                          when inside.is_closed then their.is_in
                                          else their.standing is distinct from 'banned'
                                        end
                                        and has_groups ()
                                      from
                                        groups inside
                                        left join group_members their on their.group_id = inside.id
                                        and their.member_id = $2::bigint
                                      where
                                        inside.id = "o"."group_id"
                                    ) is true
                                  )
                                end
                                and (
                                  not (
                                    (
                                      select
                                        true
                                      from
                                        blocks
                                      where
                                        blocker_id = $2::bigint
                                        and blocked_id = "o"."author_id"
                                    ) is true
                                    or (
                                      select
                                        true
                                      from
                                        blocks
                                      where
                                        blocker_id = "o"."author_id"
                                        and blocked_id = $2::bigint
                                    ) is true
                                  )
                                  and not (
                                    (
                                      select
                                        true
                                      from
                                        away_members
                                      where
                                        member_id = "o"."author_id"
                                    ) is true
                                  )
                                )
                              )
                            from
                              posts o
                            where
                              o.id = p.original_id
                          )
                        )
                      )
                    )
                  )
                from
                  "posts" p
                where
                  "p"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'chat' then exists (
        select
        from
          messages d
        where
          d.media_id = m.id
          and (
            (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."cleared_seq"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            (s.entry is null)
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join conversation_members s on s.conversation_id = c.id
                  and s.member_id = $2::bigint
                where
                  c.id = d.conversation_id
                  and c.kind <> 'group'
              ) is true
            )
            or (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."chat_from"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            s.standing in ('owner', 'moderator')
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join groups g on g.id = c.group_id
                  and g.deleted_at is null
                  and has_groups ()
                  join group_members s on s.group_id = g.id
                  and s.member_id = $2::bigint
                  and s.is_in
                where
                  c.id = d.conversation_id
                  and c.kind = 'group'
              ) is true
            )
          )
      )
      when 'chat_picture' then false
      when 'group_chat' then exists (
        select
        from
          messages d
        where
          d.media_id = m.id
          and (
            (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."cleared_seq"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            (s.entry is null)
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join conversation_members s on s.conversation_id = c.id
                  and s.member_id = $2::bigint
                where
                  c.id = d.conversation_id
                  and c.kind <> 'group'
              ) is true
            )
            or (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."chat_from"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            s.standing in ('owner', 'moderator')
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join groups g on g.id = c.group_id
                  and g.deleted_at is null
                  and has_groups ()
                  join group_members s on s.group_id = g.id
                  and s.member_id = $2::bigint
                  and s.is_in
                where
                  c.id = d.conversation_id
                  and c.kind = 'group'
              ) is true
            )
          )
      )
      when 'group_avatar' then false
      when 'group_banner' then false
      when 'project_comment' then (
        select
          (
            (
              "c"."deleted_at" is null
              and (
                "c"."author_id" = $2::bigint
                or (
                  "c"."position" is not null
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $2::bigint
                          and blocked_id = "c"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "c"."author_id"
                          and blocked_id = $2::bigint
                      ) is true
                    )
                    and not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = "c"."author_id"
                      ) is true
                    )
                  )
                  and (
                    "c"."circle" = 0
                    or (
                      select
                        true
                      from
                        "project_discussions" pd
                      where
                        "pd"."id" = "c"."object_id"
                    ) is true
                  )
                )
              )
            )
            and (
              (
                (
                  select
                    (
                      (
                        select
                          (
                            has_groups ()
                            and g.deleted_at is null
                            and (
                              select
                                their.standing
                              from
                                group_members their
                              where
                                their.group_id = "g"."id"
                                and their.member_id = $2::bigint
                            ) is distinct from 'banned'
                          )
                        from
                          groups g
                        where
                          g.id = pd.group_id
                      ) is true
                    )
                  from
                    "project_discussions" pd
                  where
                    "pd"."id" = "c"."object_id"
                ) is true
              )
              and (
                c.parent_id is null
                or (
                  select
                    (
                      "parent"."deleted_at" is null
                      and (
                        "parent"."author_id" = $2::bigint
                        or (
                          "parent"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = "parent"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "parent"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "parent"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "parent"."circle" = 0
                            or (
                              select
                                true
                              from
                                "project_discussions" pd
                              where
                                "pd"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                  from
                    comments parent
                  where
                    parent.id = c.parent_id
                ) is true
              )
            )
          )
          or (
            c.deleted_at is null
            and c.position is not null
            and (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $2::bigint
                  and blocked_id = c.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = c.author_id
                  and blocked_id = $2::bigint
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = c.author_id
              ) is true
            )
            and (
              (
                select
                  (
                    select
                      owning.member_id
                    from
                      group_members owning
                    where
                      owning.group_id = pd.group_id
                      and owning.standing = 'owner'
                  ) = $2::bigint
                  and (
                    (
                      select
                        (
                          has_groups ()
                          and g.deleted_at is null
                          and (
                            select
                              their.standing
                            from
                              group_members their
                            where
                              their.group_id = "g"."id"
                              and their.member_id = $2::bigint
                          ) is distinct from 'banned'
                        )
                      from
                        groups g
                      where
                        g.id = pd.group_id
                    ) is true
                  )
                from
                  "project_discussions" pd
                where
                  "pd"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'story_picture' then false
      when 'story_video' then false
      when 'reward' then false
      when 'reel' then (
        select
          (
            rl.deleted_at is null
            and (
              rl.author_id = $2::bigint
              or (
                rl.position is not null
                and (
                  rl.audience = 'public'
                  or (
                    $2::bigint::bigint = - ("rl"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = $2::bigint
                        and followed_id = "rl"."author_id"
                    ) is true
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
                        blocker_id = $2::bigint
                        and blocked_id = "rl"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "rl"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "rl"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          reels rl
        where
          rl.media_id = m.id
      )
      when 'reel_cover' then (
        select
          (
            rl.deleted_at is null
            and (
              rl.author_id = $2::bigint
              or (
                rl.position is not null
                and (
                  rl.audience = 'public'
                  or (
                    $2::bigint::bigint = - ("rl"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = $2::bigint
                        and followed_id = "rl"."author_id"
                    ) is true
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
                        blocker_id = $2::bigint
                        and blocked_id = "rl"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "rl"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "rl"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          reels rl
        where
          rl.cover_id = m.id
      )
      when 'reel_comment' then (
        select
          (
            (
              "c"."deleted_at" is null
              and (
                "c"."author_id" = $2::bigint
                or (
                  "c"."position" is not null
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $2::bigint
                          and blocked_id = "c"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "c"."author_id"
                          and blocked_id = $2::bigint
                      ) is true
                    )
                    and not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = "c"."author_id"
                      ) is true
                    )
                  )
                  and (
                    "c"."circle" = 0
                    or (
                      select
                        (
                          "c"."circle" & 1 = 0
                          or (
                            rl.author_id = $2::bigint
                            or (
                              $2::bigint::bigint = - ("rl"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $2::bigint
                                  and followed_id = "rl"."author_id"
                              ) is true
                            )
                          )
                        )
                      from
                        "reels" rl
                      where
                        "rl"."id" = "c"."object_id"
                    ) is true
                  )
                )
              )
            )
            and (
              (
                (
                  select
                    (
                      rl.deleted_at is null
                      and (
                        rl.author_id = $2::bigint
                        or (
                          rl.position is not null
                          and (
                            rl.audience = 'public'
                            or (
                              $2::bigint::bigint = - ("rl"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $2::bigint
                                  and followed_id = "rl"."author_id"
                              ) is true
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
                                  blocker_id = $2::bigint
                                  and blocked_id = "rl"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "rl"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "rl"."author_id"
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  from
                    "reels" rl
                  where
                    "rl"."id" = "c"."object_id"
                ) is true
              )
              and (
                c.parent_id is null
                or (
                  select
                    (
                      "parent"."deleted_at" is null
                      and (
                        "parent"."author_id" = $2::bigint
                        or (
                          "parent"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = "parent"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "parent"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "parent"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "parent"."circle" = 0
                            or (
                              select
                                (
                                  "parent"."circle" & 1 = 0
                                  or (
                                    rl.author_id = $2::bigint
                                    or (
                                      $2::bigint::bigint = - ("rl"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $2::bigint
                                          and followed_id = "rl"."author_id"
                                      ) is true
                                    )
                                  )
                                )
                              from
                                "reels" rl
                              where
                                "rl"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                  from
                    comments parent
                  where
                    parent.id = c.parent_id
                ) is true
              )
            )
          )
          or (
            c.deleted_at is null
            and c.position is not null
            and (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $2::bigint
                  and blocked_id = c.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = c.author_id
                  and blocked_id = $2::bigint
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = c.author_id
              ) is true
            )
            and (
              (
                select
                  "rl"."author_id" = $2::bigint
                  and (
                    rl.deleted_at is null
                    and (
                      rl.author_id = $2::bigint
                      or (
                        rl.position is not null
                        and (
                          rl.audience = 'public'
                          or (
                            $2::bigint::bigint = - ("rl"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $2::bigint
                                and followed_id = "rl"."author_id"
                            ) is true
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
                                blocker_id = $2::bigint
                                and blocked_id = "rl"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "rl"."author_id"
                                and blocked_id = $2::bigint
                            ) is true
                          )
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "rl"."author_id"
                            ) is true
                          )
                        )
                      )
                    )
                  )
                from
                  "reels" rl
                where
                  "rl"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'channel_avatar' then false
      when 'channel_banner' then false
      when 'video' then (
        select
          (
            vd.deleted_at is null
            and (
              vd.author_id = $2::bigint
              or (
                (
                  vd.position is not null
                  and (
                    vd.visibility in ('public', 'unlisted')
                    or (
                      vd.visibility = 'members'
                      and (
                        (
                          select
                            true
                          from
                            memberships ms
                          where
                            ms.channel_id = "vd"."channel_id"
                            and ms.member_id = $2::bigint
                            and ms.state <> 'ended'
                        ) is true
                      )
                    )
                  )
                  or exists (
                    select
                    from
                      channel_collaborators staff
                    where
                      staff.channel_id = "vd"."channel_id"
                      and staff.member_id = $2::bigint
                      and staff.accepted_at is not null
                      and staff.role in ('owner', 'manager', 'editor')
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
                        blocker_id = $2::bigint
                        and blocked_id = "vd"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "vd"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "vd"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          videos vd
        where
          vd.media_id = m.id
      )
      when 'video_thumbnail' then (
        select
          (
            vd.deleted_at is null
            and (
              vd.author_id = $2::bigint
              or (
                (
                  vd.position is not null
                  and (
                    vd.visibility in ('public', 'unlisted')
                    or (
                      vd.visibility = 'members'
                      and (
                        (
                          select
                            true
                          from
                            memberships ms
                          where
                            ms.channel_id = "vd"."channel_id"
                            and ms.member_id = $2::bigint
                            and ms.state <> 'ended'
                        ) is true
                      )
                    )
                  )
                  or exists (
                    select
                    from
                      channel_collaborators staff
                    where
                      staff.channel_id = "vd"."channel_id"
                      and staff.member_id = $2::bigint
                      and staff.accepted_at is not null
                      and staff.role in ('owner', 'manager', 'editor')
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
                        blocker_id = $2::bigint
                        and blocked_id = "vd"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "vd"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "vd"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          videos vd
        where
          vd.thumbnail_id = m.id
      )
      when 'video_comment' then (
        select
          (
            (
              "c"."deleted_at" is null
              and (
                "c"."author_id" = $2::bigint
                or (
                  "c"."position" is not null
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $2::bigint
                          and blocked_id = "c"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "c"."author_id"
                          and blocked_id = $2::bigint
                      ) is true
                    )
                    and not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = "c"."author_id"
                      ) is true
                    )
                  )
                  and (
                    "c"."circle" = 0
                    or (
                      select
                        (
                          "c"."circle" = 0
                          or (
                            "vd"."author_id" = $2::bigint
                            or exists (
                              select
                              from
                                channel_collaborators staff
                              where
                                staff.channel_id = "vd"."channel_id"
                                and staff.member_id = $2::bigint
                                and staff.accepted_at is not null
                                and staff.role in ('owner', 'manager', 'editor')
                            )
                          )
                          or (
                            "c"."circle" & 1 = 0
                            and (
                              (
                                select
                                  true
                                from
                                  memberships ms
                                where
                                  ms.channel_id = "vd"."channel_id"
                                  and ms.member_id = $2::bigint
                                  and ms.state <> 'ended'
                              ) is true
                            )
                          )
                        )
                      from
                        "videos" vd
                      where
                        "vd"."id" = "c"."object_id"
                    ) is true
                  )
                )
              )
            )
            and (
              (
                (
                  select
                    (
                      vd.deleted_at is null
                      and (
                        vd.author_id = $2::bigint
                        or (
                          (
                            vd.position is not null
                            and (
                              vd.visibility in ('public', 'unlisted')
                              or (
                                vd.visibility = 'members'
                                and (
                                  (
                                    select
                                      true
                                    from
                                      memberships ms
                                    where
                                      ms.channel_id = "vd"."channel_id"
                                      and ms.member_id = $2::bigint
                                      and ms.state <> 'ended'
                                  ) is true
                                )
                              )
                            )
                            or exists (
                              select
                              from
                                channel_collaborators staff
                              where
                                staff.channel_id = "vd"."channel_id"
                                and staff.member_id = $2::bigint
                                and staff.accepted_at is not null
                                and staff.role in ('owner', 'manager', 'editor')
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
                                  blocker_id = $2::bigint
                                  and blocked_id = "vd"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "vd"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "vd"."author_id"
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  from
                    "videos" vd
                  where
                    "vd"."id" = "c"."object_id"
                ) is true
              )
              and (
                c.parent_id is null
                or (
                  select
                    (
                      "parent"."deleted_at" is null
                      and (
                        "parent"."author_id" = $2::bigint
                        or (
                          "parent"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = "parent"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "parent"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "parent"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "parent"."circle" = 0
                            or (
                              select
                                (
                                  "parent"."circle" = 0
                                  or (
                                    "vd"."author_id" = $2::bigint
                                    or exists (
                                      select
                                      from
                                        channel_collaborators staff
                                      where
                                        staff.channel_id = "vd"."channel_id"
                                        and staff.member_id = $2::bigint
                                        and staff.accepted_at is not null
                                        and staff.role in ('owner', 'manager', 'editor')
                                    )
                                  )
                                  or (
                                    "parent"."circle" & 1 = 0
                                    and (
                                      (
                                        select
                                          true
                                        from
                                          memberships ms
                                        where
                                          ms.channel_id = "vd"."channel_id"
                                          and ms.member_id = $2::bigint
                                          and ms.state <> 'ended'
                                      ) is true
                                    )
                                  )
                                )
                              from
                                "videos" vd
                              where
                                "vd"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                  from
                    comments parent
                  where
                    parent.id = c.parent_id
                ) is true
              )
            )
          )
          or (
            c.deleted_at is null
            and c.position is not null
            and (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $2::bigint
                  and blocked_id = c.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = c.author_id
                  and blocked_id = $2::bigint
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = c.author_id
              ) is true
            )
            and (
              (
                select
                  "vd"."author_id" = $2::bigint
                  and (
                    vd.deleted_at is null
                    and (
                      vd.author_id = $2::bigint
                      or (
                        (
                          vd.position is not null
                          and (
                            vd.visibility in ('public', 'unlisted')
                            or (
                              vd.visibility = 'members'
                              and (
                                (
                                  select
                                    true
                                  from
                                    memberships ms
                                  where
                                    ms.channel_id = "vd"."channel_id"
                                    and ms.member_id = $2::bigint
                                    and ms.state <> 'ended'
                                ) is true
                              )
                            )
                          )
                          or exists (
                            select
                            from
                              channel_collaborators staff
                            where
                              staff.channel_id = "vd"."channel_id"
                              and staff.member_id = $2::bigint
                              and staff.accepted_at is not null
                              and staff.role in ('owner', 'manager', 'editor')
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
                                blocker_id = $2::bigint
                                and blocked_id = "vd"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "vd"."author_id"
                                and blocked_id = $2::bigint
                            ) is true
                          )
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "vd"."author_id"
                            ) is true
                          )
                        )
                      )
                    )
                  )
                from
                  "videos" vd
                where
                  "vd"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'survey_comment' then (
        select
          (
            (
              "c"."deleted_at" is null
              and (
                "c"."author_id" = $2::bigint
                or (
                  "c"."position" is not null
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $2::bigint
                          and blocked_id = "c"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "c"."author_id"
                          and blocked_id = $2::bigint
                      ) is true
                    )
                    and not (
                      (
                        select
                          true
                        from
                          away_members
                        where
                          member_id = "c"."author_id"
                      ) is true
                    )
                  )
                  and (
                    "c"."circle" = 0
                    or (
                      select
                        (
                          "c"."circle" = 0
                          or sv.group_id is null
                          or (
                            (
                              select
                                inside.deleted_at is null
                                and their.is_in
                                and coalesce(their.openings <= "c"."openings", true)
                                and has_groups ()
                              from
                                group_members their
                                join groups inside on inside.id = their.group_id
                              where
                                their.group_id = "sv"."group_id"
                                and their.member_id = $2::bigint
                            ) is true
                          )
                        )
                      from
                        "surveys" sv
                      where
                        "sv"."id" = "c"."object_id"
                    ) is true
                  )
                )
              )
            )
            and (
              (
                (
                  select
                    (
                      sv.deleted_at is null
                      and (
                        sv.audience = 'everybody'
                        or (
                          sv.author_id = $2::bigint
                          and (
                            "sv"."group_id" is null
                            or has_groups ()
                          )
                        )
                        or case
                          when sv.group_id is null then case
                            when sv.audience = 'friends' then (
                              $2::bigint::bigint = - ("sv"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $2::bigint
                                  and followed_id = "sv"."author_id"
                              ) is true
                            )
                            else (
                              $2::bigint::bigint = - ("sv"."author_id"::bigint)
                              or (
                                select
                                  true
                                from
                                  follows
                                where
                                  follower_id = $2::bigint
                                  and followed_id = "sv"."author_id"
                              ) is true
                            )
                          end
                          else (
                            (
                              select
                                inside.deleted_at is null
                                and their.is_in
                                and coalesce(their.openings <= "sv"."openings", true)
                                and has_groups ()
                              from
                                group_members their
                                join groups inside on inside.id = their.group_id
                              where
                                their.group_id = "sv"."group_id"
                                and their.member_id = $2::bigint
                            ) is true
                          )
                        end
                      )
                      and (
                        not (
                          (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = $2::bigint
                              and blocked_id = "sv"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "sv"."author_id"
                              and blocked_id = $2::bigint
                          ) is true
                        )
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "sv"."author_id"
                          ) is true
                        )
                      )
                    )
                  from
                    "surveys" sv
                  where
                    "sv"."id" = "c"."object_id"
                ) is true
              )
              and (
                c.parent_id is null
                or (
                  select
                    (
                      "parent"."deleted_at" is null
                      and (
                        "parent"."author_id" = $2::bigint
                        or (
                          "parent"."position" is not null
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = "parent"."author_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "parent"."author_id"
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                            and not (
                              (
                                select
                                  true
                                from
                                  away_members
                                where
                                  member_id = "parent"."author_id"
                              ) is true
                            )
                          )
                          and (
                            "parent"."circle" = 0
                            or (
                              select
                                (
                                  "parent"."circle" = 0
                                  or sv.group_id is null
                                  or (
                                    (
                                      select
                                        inside.deleted_at is null
                                        and their.is_in
                                        and coalesce(their.openings <= "parent"."openings", true)
                                        and has_groups ()
                                      from
                                        group_members their
                                        join groups inside on inside.id = their.group_id
                                      where
                                        their.group_id = "sv"."group_id"
                                        and their.member_id = $2::bigint
                                    ) is true
                                  )
                                )
                              from
                                "surveys" sv
                              where
                                "sv"."id" = "c"."object_id"
                            ) is true
                          )
                        )
                      )
                    )
                  from
                    comments parent
                  where
                    parent.id = c.parent_id
                ) is true
              )
            )
          )
          or (
            c.deleted_at is null
            and c.position is not null
            and (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $2::bigint
                  and blocked_id = c.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = c.author_id
                  and blocked_id = $2::bigint
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = c.author_id
              ) is true
            )
            and (
              (
                select
                  "sv"."author_id" = $2::bigint
                  and (
                    sv.deleted_at is null
                    and (
                      sv.audience = 'everybody'
                      or (
                        sv.author_id = $2::bigint
                        and (
                          "sv"."group_id" is null
                          or has_groups ()
                        )
                      )
                      or case
                        when sv.group_id is null then case
                          when sv.audience = 'friends' then (
                            $2::bigint::bigint = - ("sv"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $2::bigint
                                and followed_id = "sv"."author_id"
                            ) is true
                          )
                          else (
                            $2::bigint::bigint = - ("sv"."author_id"::bigint)
                            or (
                              select
                                true
                              from
                                follows
                              where
                                follower_id = $2::bigint
                                and followed_id = "sv"."author_id"
                            ) is true
                          )
                        end
                        else (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and coalesce(their.openings <= "sv"."openings", true)
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "sv"."group_id"
                              and their.member_id = $2::bigint
                          ) is true
                        )
                      end
                    )
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $2::bigint
                            and blocked_id = "sv"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "sv"."author_id"
                            and blocked_id = $2::bigint
                        ) is true
                      )
                      and not (
                        (
                          select
                            true
                          from
                            away_members
                          where
                            member_id = "sv"."author_id"
                        ) is true
                      )
                    )
                  )
                from
                  "surveys" sv
                where
                  "sv"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  parent.deleted_at is null
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        from
          comments c
        where
          c.media_id = m.id
      )
      when 'entry' then (
        select
          e.deleted_at is null
          and (
            "e"."member_id" = $2::bigint
            or "e"."audience" = 'public'
            or (
              "e"."audience" = 'friends'
              and (
                $2::bigint::bigint = - ("e"."member_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = $2::bigint
                    and followed_id = "e"."member_id"
                ) is true
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
                  blocker_id = $2::bigint
                  and blocked_id = "e"."member_id"
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = "e"."member_id"
                  and blocked_id = $2::bigint
              ) is true
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = "e"."member_id"
              ) is true
            )
          )
        from
          member_entries e
        where
          e.media_id = m.id
      )
      when 'showcase' then (
        select
          (
            $2::bigint in (ag.client_id, ag.freelancer_id)
            and (
              ag.accepted_at is not null
              or (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $2::bigint
                      and blocked_id = case
                        when ag.client_id = $2::bigint then ag.freelancer_id
                        else ag.client_id
                      end
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = case
                        when ag.client_id = $2::bigint then ag.freelancer_id
                        else ag.client_id
                      end
                      and blocked_id = $2::bigint
                  ) is true
                )
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = case
                        when ag.client_id = $2::bigint then ag.freelancer_id
                        else ag.client_id
                      end
                  ) is true
                )
              )
            )
          )
          or (
            js.published_at is not null
            and (
              "ag"."client_id" is null
              or "ag"."client_id" = $2::bigint
              or (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $2::bigint
                      and blocked_id = "ag"."client_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "ag"."client_id"
                      and blocked_id = $2::bigint
                  ) is true
                )
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "ag"."client_id"
                  ) is true
                )
              )
            )
            and (
              "ag"."freelancer_id" is null
              or "ag"."freelancer_id" = $2::bigint
              or (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $2::bigint
                      and blocked_id = "ag"."freelancer_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "ag"."freelancer_id"
                      and blocked_id = $2::bigint
                  ) is true
                )
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "ag"."freelancer_id"
                  ) is true
                )
              )
            )
          )
        from
          job_showcases js
          join agreements ag on ag.id = js.agreement_id
        where
          js.media_id = m.id
      )
      when 'pro_logo' then false
      when 'pro_background' then false
      when 'chat_attachment' then exists (
        select
        from
          messages d
        where
          d.media_id = m.id
          and (
            (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."cleared_seq"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            (s.entry is null)
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join conversation_members s on s.conversation_id = c.id
                  and s.member_id = $2::bigint
                where
                  c.id = d.conversation_id
                  and c.kind <> 'group'
              ) is true
            )
            or (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."chat_from"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            s.standing in ('owner', 'moderator')
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join groups g on g.id = c.group_id
                  and g.deleted_at is null
                  and has_groups ()
                  join group_members s on s.group_id = g.id
                  and s.member_id = $2::bigint
                  and s.is_in
                where
                  c.id = d.conversation_id
                  and c.kind = 'group'
              ) is true
            )
          )
      )
      when 'group_chat_attachment' then exists (
        select
        from
          messages d
        where
          d.media_id = m.id
          and (
            (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."cleared_seq"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            (s.entry is null)
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join conversation_members s on s.conversation_id = c.id
                  and s.member_id = $2::bigint
                where
                  c.id = d.conversation_id
                  and c.kind <> 'group'
              ) is true
            )
            or (
              (
                select
                  (
                    d.deleted_at is null
                    and (
                      d.seq > "s"."chat_from"
                      and (
                        d.author_id is null
                        or d.author_id = $2::bigint
                        or (
                          not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = d.author_id
                            ) is true
                          )
                          and (
                            s.standing in ('owner', 'moderator')
                            or not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $2::bigint
                                  and blocked_id = d.author_id
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = d.author_id
                                  and blocked_id = $2::bigint
                              ) is true
                            )
                          )
                        )
                      )
                    )
                  )
                from
                  conversations c
                  join groups g on g.id = c.group_id
                  and g.deleted_at is null
                  and has_groups ()
                  join group_members s on s.group_id = g.id
                  and s.member_id = $2::bigint
                  and s.is_in
                where
                  c.id = d.conversation_id
                  and c.kind = 'group'
              ) is true
            )
          )
      )
      when 'job' then (
        select
          (
            (
              jb.deleted_at is null
              and (
                jb.author_id = $2::bigint
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
                          blocker_id = $2::bigint
                          and blocked_id = "jb"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "jb"."author_id"
                          and blocked_id = $2::bigint
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
                and done.freelancer_id = $2::bigint
                and done.accepted_at is not null
            )
          )
        from
          job_files f
          join jobs jb on jb.id = f.job_id
        where
          f.media_id = m.id
      )
      when 'job_milestone' then (
        select
          (
            $2::bigint in (ag.client_id, ag.freelancer_id)
            and (
              ag.accepted_at is not null
              or (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $2::bigint
                      and blocked_id = case
                        when ag.client_id = $2::bigint then ag.freelancer_id
                        else ag.client_id
                      end
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = case
                        when ag.client_id = $2::bigint then ag.freelancer_id
                        else ag.client_id
                      end
                      and blocked_id = $2::bigint
                  ) is true
                )
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = case
                        when ag.client_id = $2::bigint then ag.freelancer_id
                        else ag.client_id
                      end
                  ) is true
                )
              )
            )
          )
          or exists (
            select
            from
              job_disputes jd
            where
              jd.milestone_id = jm.id
              and (
                jd.assignee_id is not distinct from $2::bigint::bigint
                and exists (
                  select
                  from
                    staff_roles r
                  where
                    r.member_id = $2::bigint
                    and r.role in ('finance', 'admin')
                )
              )
          )
        from
          job_milestone_files jf
          join job_milestone_events je on je.id = jf.event_id
          join job_milestones jm on jm.id = je.milestone_id
          join agreements ag on ag.id = jm.agreement_id
        where
          jf.media_id = m.id
      )
      when 'job_dispute' then (
        select
          (
            (
              $2::bigint in (ag.client_id, ag.freelancer_id)
              and (
                ag.accepted_at is not null
                or (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $2::bigint
                        and blocked_id = case
                          when ag.client_id = $2::bigint then ag.freelancer_id
                          else ag.client_id
                        end
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = case
                          when ag.client_id = $2::bigint then ag.freelancer_id
                          else ag.client_id
                        end
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = case
                          when ag.client_id = $2::bigint then ag.freelancer_id
                          else ag.client_id
                        end
                    ) is true
                  )
                )
              )
            )
            or (
              jd.assignee_id is not distinct from $2::bigint::bigint
              and exists (
                select
                from
                  staff_roles r
                where
                  r.member_id = $2::bigint
                  and r.role in ('finance', 'admin')
              )
            )
          )
        from
          job_dispute_files df
          join job_dispute_events de on de.id = df.event_id
          join job_disputes jd on jd.id = de.dispute_id
          join job_milestones jm on jm.id = jd.milestone_id
          join agreements ag on ag.id = jm.agreement_id
        where
          df.media_id = m.id
      )
      when 'video_captions' then (
        select
          (
            vd.deleted_at is null
            and (
              vd.author_id = $2::bigint
              or (
                (
                  vd.position is not null
                  and (
                    vd.visibility in ('public', 'unlisted')
                    or (
                      vd.visibility = 'members'
                      and (
                        (
                          select
                            true
                          from
                            memberships ms
                          where
                            ms.channel_id = "vd"."channel_id"
                            and ms.member_id = $2::bigint
                            and ms.state <> 'ended'
                        ) is true
                      )
                    )
                  )
                  or exists (
                    select
                    from
                      channel_collaborators staff
                    where
                      staff.channel_id = "vd"."channel_id"
                      and staff.member_id = $2::bigint
                      and staff.accepted_at is not null
                      and staff.role in ('owner', 'manager', 'editor')
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
                        blocker_id = $2::bigint
                        and blocked_id = "vd"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "vd"."author_id"
                        and blocked_id = $2::bigint
                    ) is true
                  )
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "vd"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
        from
          video_captions cp
          join videos vd on vd.id = cp.video_id
        where
          cp.media_id = m.id
      )
    end,
    false
  ) as visible
from
  media m
where
  m.key = $1
  and m.state = 'ready'
  and (
    (
      m.use = any ('{chat,chat_picture,group_chat,chat_attachment,group_chat_attachment}'::text[])
    )
    or not (
      (
        select
          true
        from
          away_members
        where
          member_id = "m"."owner_id"
      ) is true
    )
  )
