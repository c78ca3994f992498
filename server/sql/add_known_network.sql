with
  others as (
    select
    from
      known_networks
    where
      member_id = $1::bigint
      and network <> $2::text
    limit
      1
  )
insert into
  known_networks (member_id, network, used_at)
values
  ($1::bigint, $2::text, $3::timestamptz)
on conflict (member_id, network) do update
set
  used_at = excluded.used_at
returning
  old.network is null as "isNew",
  exists (
    select
    from
      others
  ) as others
