select
  ev.id,
  coalesce(ev.author_id, owning.member_id) as author,
  ev.title as message,
  null as file_type,
  ev.openings is null
  and not g.is_closed as is_open,
  jsonb_build_object(
    'group',
    g.name,
    'description',
    ev.description,
    'place',
    ev.place,
    'link',
    ev.link,
    'begins_at',
    ev.begins_at,
    'ends_at',
    ev.ends_at,
    'coming',
    ev.yes_count
  ) as evidence
from
  group_events ev
  join groups g on g.id = ev.group_id
  join group_members owning on owning.group_id = g.id
  and owning.standing = 'owner'
where
  ev.id = $2
  and (
    ev.deleted_at is null
    and case
      when ev.openings is null then (
        select
          (
            has_groups ()
            and g.deleted_at is null
            and (
              select
                case
                  when g.is_closed then their.is_in
                  else their.standing is distinct from 'banned'
                end
              from
                (
                  select
                    1
                ) as one
                left join group_members their on their.group_id = g.id
                and their.member_id = $1
            ) is true
          )
        from
          groups g
        where
          g.id = ev.group_id
      ) is true
      else (
        (
          select
            inside.deleted_at is null
            and their.is_in
            and coalesce(their.openings <= "ev"."openings", true)
            and has_groups ()
          from
            group_members their
            join groups inside on inside.id = their.group_id
          where
            their.group_id = "ev"."group_id"
            and their.member_id = $1
        ) is true
      )
    end
  )
