-- One's own pledges to a project, the latest first, however many they are.
drop index pledges_of_backer;
create index pledges_of_backer on pledges (group_id, member_id, id desc) where state in ('open', 'paid', 'returned');
