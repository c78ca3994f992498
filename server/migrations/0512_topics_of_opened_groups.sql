-- Topics of groups that were closed when they were named: docs/decisions/154-topics-of-groups.md.
alter table group_topics add column openings int;
comment on column group_topics.openings is 'How often the group had been opened when it was named in a closed one: whoever joined later by an opening doesn''t see it, unless they see a post with it. Null where everybody saw it.';
update group_topics topic set openings = g.openings from groups g where g.id = topic.group_id and g.is_closed;
