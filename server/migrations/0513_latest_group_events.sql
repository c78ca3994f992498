-- When an event was last made in a group: docs/decisions/153-what-is-new-in-groups.md.
create index group_events_newest on group_events (group_id, created_at desc) where deleted_at is null;
