alter table members add column username_changes timestamptz[] not null default '{}';
comment on column members.username_changes is 'When the username was changed last, newest first; as many as count towards the limit. username_history has each name once, so that going back and forth between two would not count there.';
update members m
set username_changes = recent.moments
from (
  select member_id, (array_agg(until order by until desc))[1:3] as moments
  from username_history
  group by member_id
) recent
where recent.member_id = m.id;
