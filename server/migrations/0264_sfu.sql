-- The SFU that carries groups' calls: docs/decisions/090-an-sfu-for-groups.md.

create table sfu_hub (
  is_only boolean primary key default true check (is_only),
  holder uuid not null,
  held_until timestamptz not null,
  is_ready boolean not null,
  session_id bigint
);
comment on table sfu_hub is 'The one process that speaks to Janus for this installation. Another takes over when this one has been silent.';
comment on column sfu_hub.is_ready is 'It is connected: calls that begin now may go through Janus.';
comment on column sfu_hub.session_id is 'Of Janus. Whoever takes over claims it, and media go on in the meantime.';

create table sfu_rooms (
  call_id bigint primary key,
  room text not null,
  pin text not null,
  secret text not null,
  handle bigint not null
);
comment on table sfu_rooms is 'What Janus has of each call; without a reference, so that its room is removed there after the call is deleted here.';
comment on column sfu_rooms.pin is 'New with each room, and known to nobody but the hub.';
comment on column sfu_rooms.handle is 'Of Janus, by which the room is changed.';

create table sfu_devices (
  entry uuid primary key,
  call_id bigint not null references sfu_rooms on delete cascade,
  state jsonb not null
);
comment on column sfu_devices.state is 'The connections of this device in Janus (server/src/features/video-calls/sfu/kept-device.ts).';
create index sfu_devices_by_call on sfu_devices (call_id);
