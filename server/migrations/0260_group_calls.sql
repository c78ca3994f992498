-- Calls in the chats of groups: docs/decisions/089-group-calls.md.

alter table video_calls
  add column places int not null default 2 check (places between 2 and 25),
  add column sfu_entry uuid unique;
comment on column video_calls.caller_id is 'Who called; of a group''s call, who began it.';
comment on column video_calls.callee_id is 'Who is called; null in a group''s call.';
comment on column video_calls.rings_until is 'Nobody can accept a call of two later, whatever became of the job that ends it. A group''s call rings no longer for anybody.';
comment on column video_calls.message_id is 'Its line in the conversation: of two written when it is over, in a group when it begins.';
comment on column video_calls.places is 'How many devices have room in it.';
comment on column video_calls.sfu_entry is 'The SFU''s address for signals, where sound and pictures go through it. A call stays as it began.';
-- Each page of a member asks for what rings, whatever calls they had before.
create index video_calls_open_by_caller on video_calls (caller_id) where ended_at is null;
create index video_calls_open_by_callee on video_calls (callee_id) where ended_at is null;

alter table video_call_devices
  add column entered_at timestamptz,
  add column mic boolean not null default false,
  add column camera boolean not null default false,
  add column screen boolean not null default false,
  add column hand_at timestamptz,
  add column muted_at timestamptz;
comment on table video_call_devices is 'The one device with which a member is in a call, or has a place in it. Its rows go when the call is over.';
comment on column video_call_devices.entered_at is 'When the entry was given.';
comment on column video_call_devices.mic is 'What is on, as the device says.';
comment on column video_call_devices.hand_at is 'Since when the member has raised their hand.';
comment on column video_call_devices.muted_at is 'When somebody who leads the group muted them; null once they speak again.';

create table video_call_rings (
  call_id bigint not null references video_calls on delete cascade,
  member_id bigint not null references members on delete cascade,
  primary key (call_id, member_id)
);
comment on table video_call_rings is 'For whom a group''s call rings, up to its rings_until: who declines or joins has no row any more.';
create index video_call_rings_by_member on video_call_rings (member_id);

create table video_call_removals (
  call_id bigint not null references video_calls on delete cascade,
  member_id bigint not null references members on delete cascade,
  primary key (call_id, member_id)
);
comment on table video_call_removals is 'Who was removed from a group''s call, and can''t come back to it.';
create index video_call_removals_by_member on video_call_removals (member_id);

-- Whoever leaves a group, or is removed from it, is in its call no more. Who enters at the same moment holds the
-- device's row or waits for it, so that nobody stays.
create function leave_calls_of_group() returns trigger language plpgsql as $$
begin
  delete from video_call_devices d using video_calls k join conversations c on c.id = k.conversation_id
    where c.group_id = old.group_id and k.ended_at is null and d.call_id = k.id and d.member_id = old.member_id;
  delete from video_call_rings r using video_calls k join conversations c on c.id = k.conversation_id
    where c.group_id = old.group_id and k.ended_at is null and r.call_id = k.id and r.member_id = old.member_id;
  return null;
end $$;
create trigger group_members_leave_calls after delete on group_members for each row
  when (old.is_in) execute function leave_calls_of_group();
create trigger group_members_barred_from_calls after update of standing on group_members for each row
  when (old.is_in and not new.is_in) execute function leave_calls_of_group();
