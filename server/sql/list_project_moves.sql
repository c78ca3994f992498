select
  e.version,
  t.id as trx_number,
  e.kind,
  e.amount::text,
  e.balance_after::text as balance,
  coalesce(t.details ->> 'fee', '0') as fee,
  e.created_at,
  m.id as member_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key
from
  groups g
  join projects p on p.group_id = g.id
  left join ledger_accounts a on a.owner_kind = 'project'
  and a.owner_id = "g"."id"
  and a.asset = 1
  and a.purpose = 'escrow'
  left join lateral (
    select
      *
    from
      ledger_entries b
    where
      b.account_id = a.id
      and b.version < $3::bigint
    order by
      b.version desc
    limit
      $4::int
    offset
      $5::int
  ) e on true
  left join ledger_transactions t on t.id = e.transaction_id
  left join pledges l on t.ref_kind = 'pledge'
  and l.id = t.ref_id
  left join lateral (
    select
      o.owner_id
    from
      ledger_entries x
      join ledger_accounts o on o.id = x.account_id
    where
      x.transaction_id = e.transaction_id
      and e.kind = 'project_payout'
      and o.owner_kind = 'member'
    limit
      1
  ) paid on true
  left join members m on m.id = coalesce(
    paid.owner_id,
    case
      when not l.is_unnamed
      or l.member_id = $1 then l.member_id
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
          blocker_id = $1
          and blocked_id = "m"."id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "m"."id"
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
          member_id = "m"."id"
      ) is true
    )
  )
  left join media face on face.id = m.avatar_id
where
  g.id = $2
  and (
    has_groups ()
    and g.deleted_at is null
    and (
      select
        their.standing
      from
        group_members their
      where
        their.group_id = "g"."id"
        and their.member_id = $1
    ) is distinct from 'banned'
  )
order by
  e.version desc
