-- A member's wallet says what their pledges hold, however many they have made.
create index pledges_held on pledges (member_id, id desc) where state = 'open';
