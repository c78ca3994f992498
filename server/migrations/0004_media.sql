create table media (
  id uuid primary key default uuidv7(),
  key text not null collate "C" unique,
  owner_id bigint not null references members on delete cascade,
  width int not null check (width > 0),
  height int not null check (height > 0),
  animated boolean not null default false,
  preview text not null,
  widths int[] not null check (cardinality(widths) > 0),
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null default now()
);
create index media_by_owner on media (owner_id) include (bytes);

comment on table media is 'Stored pictures. Who may see one follows from what it is attached to.';
comment on column media.key is 'The unguessable part of its address, 128 random bits.';
comment on column media.preview is 'A blurred thumbnail as a data: URL, sent along so that the place is filled before the picture arrives.';
comment on column media.widths is 'Pixel widths of the stored renditions, narrowest first; width and height are the widest one''s.';
comment on column media.bytes is 'What all renditions take on disk; counts against the owner''s quota.';

alter table members
  add column avatar_id uuid unique references media on delete set null,
  add column cover_id uuid unique references media on delete set null;
