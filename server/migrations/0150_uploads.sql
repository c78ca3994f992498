-- Large files arrive in pieces, which may be days apart and received by different processes.

create table uploads (
  id uuid primary key,
  owner_id bigint not null references members on delete cascade,
  name text not null check (length(name) <= 255),
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  kind text check (kind in ('image', 'video', 'audio', 'captions')),
  mime text,
  sha256 text,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  used_at timestamptz
);
create index uploads_by_owner on uploads (owner_id) include (bytes) where used_at is null;
create index uploads_owned on uploads (owner_id);
create index uploads_by_touch on uploads (touched_at);

comment on table uploads is 'Files that members send in pieces, until a call takes them. The bytes are in DATA_DIR/incoming.';
comment on column uploads.name is 'The file''s name on its owner''s device; may be empty.';
comment on column uploads.received is 'The bytes that are safely on the disk; the next piece begins there.';
comment on column uploads.kind is 'What its bytes were found to be, with mime and sha256, when a call first asked for it whole.';
comment on column uploads.touched_at is 'When a piece of it, or a question about it, last arrived. It is removed some days after that.';
comment on column uploads.used_at is 'When a call took it. The row stays for a while: the call may be repeated under its key.';

-- Unlogged: a lock is renewed every second, and worth nothing after a crash.
create unlogged table upload_locks (
  upload_id uuid primary key,
  holder uuid not null,
  held_until timestamptz not null,
  wanted boolean not null default false
);
comment on table upload_locks is 'Which request is writing an upload. A lock lapses if its holder dies.';
comment on column upload_locks.wanted is 'Another request waits for it: the holder, whose connection may be dead, gives it up.';
