select
  s.id,
  s.member_id,
  s.secret_hash,
  s.binding_hash,
  s.expires_at,
  s.last_used_at,
  s.end_reason,
  s.awaits_second_factor,
  m.language,
  m.created_at as joined_at,
  r.role,
  (
    s.passed_second_factor
    and (
      exists (
        select
        from
          two_factors t
        where
          t.member_id = s.member_id
          and t.enabled_at is not null
      )
      or exists (
        select
        from
          passkeys k
        where
          k.member_id = s.member_id
      )
    )
  ) as passed_second_factor,
  w.is_suspended,
  w.suspended_until,
  s.is_token,
  tk.scopes,
  tk.used_at,
  exists (
    select
    from
      oauth_apps oa
      join away_members aw on aw.member_id = oa.owner_id
    where
      oa.id = tk.app_id
  ) as is_app_away,
  (
    select
      min(lv.due_at)
    from
      legal_versions lv
    where
      lv.asks_again
      and lv.id > coalesce(
        (
          select
            max(co.version)
          from
            consents co
          where
            co.member_id = s.member_id
        ),
        0
      )
  ) as consent_due
from
  sessions s
  join members m on m.id = s.member_id
  left join staff_roles r on r.member_id = m.id
  left join away_members w on w.member_id = m.id
  left join tokens tk on tk.session_id = s.id
where
  s.id = $1::uuid
