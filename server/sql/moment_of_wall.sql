select
  (
    $2::timestamp at time zone coalesce(
      (
        select
          time_zone
        from
          notification_preferences
        where
          member_id = $1
      ),
      'UTC'
    )
  ) as at
