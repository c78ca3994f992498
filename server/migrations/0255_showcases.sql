-- Delivered work that the two of an agreement show together. docs/decisions/088-showcases.md.

create table job_showcases (
  id bigint generated always as identity primary key,
  agreement_id bigint not null unique references agreements on delete cascade,
  by_client boolean not null,
  title text not null check (title <> ''),
  description text not null default '',
  link text not null default '',
  media_id uuid unique references media on delete set null,
  proposed_at timestamptz not null,
  published_at timestamptz
);
comment on table job_showcases is 'Work that both show on their profiles. Whoever writes one locks its agreement.';
comment on column job_showcases.by_client is 'Whether the client proposed it, or else the freelancer. It goes with whoever did.';
comment on column job_showcases.published_at is 'When the other side agreed; null: only the two see it.';
create trigger job_showcases_replace_media after update of media_id on job_showcases
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger job_showcases_release_media after delete on job_showcases
  for each row when (old.media_id is not null) execute function release_media('media_id');
