with
  top as materialized (
    select
      least(
        $5::bigint,
        (
          select
            version
          from
            ledger_accounts
          where
            id = (
              select
                id
              from
                ledger_accounts
              where
                owner_kind = 'member'
                and owner_id = $1::bigint
                and asset = $2::smallint
                and purpose = 'available'
            )
        ) + 1
      ) as version
  ),
  reach as materialized (
    select
      version,
      greatest(version - 2000, 0) as bottom
    from
      top
  ),
  meant as (
    select
      id
    from
      ledger_transactions
    where
      id = $10::bigint
      and $13::boolean
    union
    select
      id
    from
      ledger_transactions
    where
      hash between $11::uuid and $12::uuid
      and $13::boolean
  ),
  found as (
    (
      select
        t.id as trx_number,
        t.hash::text,
        e.kind,
        e.amount::text,
        e.created_at,
        (
          e.leg > 2
          and e.kind in ('tip', 'channel_membership')
        ) as is_share,
        (t.details -> 'dispute' is not null) as is_disputed,
        coalesce(m.full_name, project.name, nullif(ag.title, '')) as other,
        coalesce(side.owner_kind = 'member', false) as is_member,
        coalesce(w.chain_hash, arrived.tx_hash) as chain_hash,
        $5::bigint as cursor,
        e.version,
        true as is_meant
      from
        meant
        join ledger_entries e on e.transaction_id = meant.id
        and e.account_id = (
          select
            id
          from
            ledger_accounts
          where
            owner_kind = 'member'
            and owner_id = $1::bigint
            and asset = $2::smallint
            and purpose = 'available'
        )
        join ledger_transactions t on t.id = e.transaction_id
        left join withdrawals w on w.transaction_id = t.id
        left join deposits arrived on arrived.transaction_id = t.id
        left join lateral (
          select
            o.owner_kind,
            o.owner_id
          from
            ledger_entries l
            join ledger_accounts o on o.id = l.account_id
          where
            l.transaction_id = e.transaction_id
            and l.asset = e.asset
            and l.leg <> e.leg
            and not (
              o.owner_kind = 'member'
              and o.owner_id = $1::bigint
            )
          order by
            case
              when e.kind in ('tip', 'channel_membership') then 0
              else abs(l.amount)
            end desc,
            l.leg
          limit
            1
        ) side on true
        left join members m on side.owner_kind = 'member'
        and m.id = side.owner_id
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
        left join groups project on side.owner_kind = 'project'
        and project.id = side.owner_id
        left join job_milestones jm on side.owner_kind = 'milestone'
        and jm.id = side.owner_id
        left join job_hours jh on side.owner_kind = 'hours'
        and jh.id = side.owner_id
        left join agreements ag on ag.id = coalesce(jm.agreement_id, jh.agreement_id)
      where
        (
          $8::text is null
          or e.kind = $8::text
        )
        and e.version >= case
          when $3::date is null then 0
          else coalesce(
            (
              select
                version
              from
                ledger_entries
              where
                account_id = (
                  select
                    id
                  from
                    ledger_accounts
                  where
                    owner_kind = 'member'
                    and owner_id = $1::bigint
                    and asset = $2::smallint
                    and purpose = 'available'
                )
                and created_at >= ($3::date::timestamp at time zone 'utc')
              order by
                created_at,
                version
              limit
                1
            ),
            9007199254740991
          )
        end
        and e.version <= case
          when $4::date is null then 9007199254740991
          else coalesce(
            (
              select
                version
              from
                ledger_entries
              where
                account_id = (
                  select
                    id
                  from
                    ledger_accounts
                  where
                    owner_kind = 'member'
                    and owner_id = $1::bigint
                    and asset = $2::smallint
                    and purpose = 'available'
                )
                and created_at < ($4::date::timestamp at time zone 'utc') + interval '1 day'
              order by
                created_at desc,
                version desc
              limit
                1
            ),
            0
          )
        end
    )
    union all
    (
      select
        t.id as trx_number,
        t.hash::text,
        e.kind,
        e.amount::text,
        e.created_at,
        (
          e.leg > 2
          and e.kind in ('tip', 'channel_membership')
        ) as is_share,
        (t.details -> 'dispute' is not null) as is_disputed,
        coalesce(m.full_name, project.name, nullif(ag.title, '')) as other,
        coalesce(side.owner_kind = 'member', false) as is_member,
        coalesce(w.chain_hash, arrived.tx_hash) as chain_hash,
        e.version as cursor,
        e.version,
        false as is_meant
      from
        ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        left join withdrawals w on w.transaction_id = t.id
        left join deposits arrived on arrived.transaction_id = t.id
        left join lateral (
          select
            o.owner_kind,
            o.owner_id
          from
            ledger_entries l
            join ledger_accounts o on o.id = l.account_id
          where
            l.transaction_id = e.transaction_id
            and l.asset = e.asset
            and l.leg <> e.leg
            and not (
              o.owner_kind = 'member'
              and o.owner_id = $1::bigint
            )
          order by
            case
              when e.kind in ('tip', 'channel_membership') then 0
              else abs(l.amount)
            end desc,
            l.leg
          limit
            1
        ) side on true
        left join members m on side.owner_kind = 'member'
        and m.id = side.owner_id
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
        left join groups project on side.owner_kind = 'project'
        and project.id = side.owner_id
        left join job_milestones jm on side.owner_kind = 'milestone'
        and jm.id = side.owner_id
        left join job_hours jh on side.owner_kind = 'hours'
        and jh.id = side.owner_id
        left join agreements ag on ag.id = coalesce(jm.agreement_id, jh.agreement_id)
      where
        e.account_id = (
          select
            id
          from
            ledger_accounts
          where
            owner_kind = 'member'
            and owner_id = $1::bigint
            and asset = $2::smallint
            and purpose = 'available'
        )
        and e.version < (
          select
            version
          from
            reach
        )
        and e.version >= (
          select
            bottom
          from
            reach
        )
        and (
          $8::text is null
          or e.kind = $8::text
        )
        and e.version >= case
          when $3::date is null then 0
          else coalesce(
            (
              select
                version
              from
                ledger_entries
              where
                account_id = (
                  select
                    id
                  from
                    ledger_accounts
                  where
                    owner_kind = 'member'
                    and owner_id = $1::bigint
                    and asset = $2::smallint
                    and purpose = 'available'
                )
                and created_at >= ($3::date::timestamp at time zone 'utc')
              order by
                created_at,
                version
              limit
                1
            ),
            9007199254740991
          )
        end
        and e.version <= case
          when $4::date is null then 9007199254740991
          else coalesce(
            (
              select
                version
              from
                ledger_entries
              where
                account_id = (
                  select
                    id
                  from
                    ledger_accounts
                  where
                    owner_kind = 'member'
                    and owner_id = $1::bigint
                    and asset = $2::smallint
                    and purpose = 'available'
                )
                and created_at < ($4::date::timestamp at time zone 'utc') + interval '1 day'
              order by
                created_at desc,
                version desc
              limit
                1
            ),
            0
          )
        end
        and (
          t.id = $10::bigint
          or t.hash between $11::uuid and $12::uuid
        ) is not true
        and (
          starts_with(lower(m.full_name), $9::text)
          or starts_with(m.username, $9::text)
          or starts_with(replace(t.hash::text, '-', ''), $9::text)
          or starts_with(lower(w.chain_hash), $9::text)
          or starts_with(lower(arrived.tx_hash), $9::text)
        )
      order by
        e.version desc
      limit
        $6::int + $7::int
    )
  )
select
  f.*,
  reach.bottom
from
  reach
  left join (
    select
      *
    from
      found
    order by
      is_meant desc,
      version desc
    limit
      $6
    offset
      $7
  ) f on true
order by
  f.is_meant desc,
  f.version desc
