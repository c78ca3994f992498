-- Files that nobody uploads any more: docs/decisions/100-words-links-and-files.md.

alter table media add column sha256 text collate "C" check (sha256 ~ '^[0-9a-f]{64}$');
comment on column media.sha256 is 'Of the file as it was uploaded; null of captions, and where it came before this was kept.';

create table blocked_files (
  id bigint generated always as identity primary key,
  sha256 text not null collate "C" unique check (sha256 ~ '^[0-9a-f]{64}$'),
  kind text not null,
  decision_id bigint references decisions on delete set null,
  added_by bigint references members on delete set null,
  created_at timestamptz not null default now()
);
create index blocked_files_by_decision on blocked_files (decision_id) where decision_id is not null;
create index blocked_files_added_by on blocked_files (added_by) where added_by is not null;
comment on table blocked_files is 'Files that were removed for good. The same file can''t be uploaded again.';
comment on column blocked_files.kind is 'The kind of file, as in `media`.';
comment on column blocked_files.decision_id is 'The decision whose purge removed it.';

-- As before, and keeps the file's hash.
drop function take_media_in;
create function take_media_in(
  owner bigint, its_key text, its_kind text, its_use text, its_mime text, its_width int, its_height int,
  its_seconds double precision, its_bytes bigint, its_alt text, its_captions boolean, its_crop jsonb,
  quota bigint, most_unready int, its_sha256 text,
  out taken uuid, out refusal text
) language plpgsql as $$
begin
  insert into media (owner_id, key, kind, use, mime, state, width, height, seconds, bytes, alt, captions, crop, sha256)
  values (owner, its_key, its_kind, its_use, its_mime, 'processing', its_width, its_height, its_seconds,
    its_bytes, its_alt, its_captions, its_crop, its_sha256)
  returning id into taken;
  -- The trigger has locked the member's usage: who comes at the same moment waits, and counts this one.
  if (select bytes from media_usage where member_id = owner) > quota then
    refusal := 'quota_exceeded';
  elsif (select count(*) from media where owner_id = owner and state = 'processing' and kind = its_kind)
    > most_unready then
    refusal := 'too_many_processing';
  end if;
  if refusal is not null then
    delete from media where id = taken;
    taken := null;
  end if;
end $$;
