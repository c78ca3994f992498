-- Decisions about reports: docs/decisions/093-decisions-about-reports.md.

create table rules (
  id bigint primary key,
  title_en text not null,
  title_cs text not null,
  text_en text not null,
  text_cs text not null
);
comment on table rules is 'What members agree to, in the order of their ids. Decisions name one of them.';
insert into rules (id, title_en, title_cs, text_en, text_cs) values
  (1, 'No spam', 'Žádný spam',
    'Don’t send or post the same thing again and again, and don’t mislead people for money or clicks.',
    'Neposílejte totéž pořád dokola a neklamte ostatní kvůli penězům nebo kliknutím.'),
  (2, 'No harassment', 'Žádné obtěžování',
    'Don’t threaten, bully or hound anybody, and don’t call on others to do so.',
    'Nikomu nevyhrožujte, nikoho nešikanujte ani nepronásledujte a nevyzývejte k tomu ostatní.'),
  (3, 'No hate', 'Žádná nenávist',
    'Don’t attack people for their origin, religion, sex, sexuality, age or disability.',
    'Neútočte na lidi kvůli jejich původu, víře, pohlaví, sexualitě, věku nebo postižení.'),
  (4, 'No violence', 'Žádné násilí',
    'Don’t call for violence, praise it, or show it for its own sake.',
    'Nevyzývejte k násilí, neschvalujte ho a neukazujte ho pro ně samo.'),
  (5, 'Mark sensitive content', 'Citlivý obsah označte',
    'Nudity, violence and strong language are for adults. Mark them, so that everybody can choose.',
    'Nahota, násilí a vulgarity jsou pro dospělé. Označte je, ať si každý může vybrat.'),
  (6, 'Take care of each other', 'Mysleme na druhé',
    'Don’t encourage self-harm, suicide or eating disorders.',
    'Nepodporujte sebepoškozování, sebevraždy ani poruchy příjmu potravy.'),
  (7, 'No harmful falsehoods', 'Žádné škodlivé nepravdy',
    'Don’t spread as fact what is false and can harm people.',
    'Nešiřte jako skutečnost to, co není pravda a může lidem ublížit.'),
  (8, 'Be who you are', 'Buďte sami za sebe',
    'Don’t pretend to be another person or organization.',
    'Nevydávejte se za jiného člověka ani organizaci.'),
  (9, 'Keep to the law', 'Dodržujte zákon',
    'Don’t offer, show or arrange what is illegal.',
    'Nenabízejte, neukazujte ani nedomlouvejte nic nezákonného.');

create table decisions (
  id bigint generated always as identity primary key,
  kind text not null,
  reported_id bigint not null,
  member_id bigint references members on delete set null,
  moderator_id bigint references members on delete set null,
  rule_id bigint not null references rules,
  reason text not null,
  shown jsonb not null,
  decided_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by bigint references members on delete set null,
  undone_reason text not null default ''
);
comment on table decisions is 'What moderators decided about a reported object. It stays when it is taken back.';
comment on column decisions.kind is 'The kind of the reports, as in `reports`.';
comment on column decisions.member_id is 'Whose the object is; they read the decision.';
comment on column decisions.reason is 'Why, for the member.';
comment on column decisions.shown is 'What the object said when it was decided. Emptied when its author leaves.';
create index decisions_of_member on decisions (member_id, id desc);
create index decisions_by_moderator on decisions (moderator_id, id desc);
create index decisions_undone_by on decisions (undone_by) where undone_by is not null;
create index decisions_on_object on decisions (kind, reported_id, id desc);

create table decision_acts (
  decision_id bigint not null references decisions on delete cascade,
  act text not null check (act in ('hide', 'label', 'warn')),
  given jsonb not null default '{}',
  before jsonb not null default '{}',
  primary key (decision_id, act)
);
comment on table decision_acts is 'What a decision does. None: nothing was wrong.';
comment on column decision_acts.before is 'What was there before, so that it can be taken back exactly.';

alter table reports
  drop column decided_by,
  add column decision_id bigint references decisions on delete set null,
  add column assigned_to bigint references members on delete set null;
comment on column reports.assigned_to is 'The moderator who looks at it.';
create index reports_of_object on reports (kind, reported_id, id desc);
create index reports_decided on reports (id desc) where state in ('upheld', 'dismissed');
create index reports_by_decision on reports (decision_id) where decision_id is not null;
create index reports_assigned on reports (assigned_to) where assigned_to is not null;
comment on column reports.evidence is 'What those who decide need beside what the reporter saw, as it was then. Gone 20 days after the decision.';

create table staff_notes (
  id bigint generated always as identity primary key,
  author_id bigint references members on delete set null,
  member_id bigint references members on delete cascade,
  kind text,
  reported_id bigint,
  message text not null,
  created_at timestamptz not null default now(),
  check ((member_id is null) <> (kind is null)),
  check ((kind is null) = (reported_id is null))
);
comment on table staff_notes is 'What staff note for each other, about a member or about a reported object.';
create index staff_notes_of_member on staff_notes (member_id, id desc) where member_id is not null;
create index staff_notes_of_object on staff_notes (kind, reported_id, id desc) where kind is not null;
create index staff_notes_by on staff_notes (author_id);

-- An object that moderators hide is deleted at a time that never comes, a different one for each decision. So every
-- list, count and file leaves it out as it does what its author deleted, and it is never removed for good.
create function held_by(decision bigint) returns timestamptz language sql immutable
return to_timestamp(221845392000 + decision);
create function is_held(deleted_at timestamptz) returns boolean language sql immutable
return deleted_at >= to_timestamp(221845392000);
comment on function held_by is 'When something is deleted that this decision hides: from the year 9000 on.';

-- Only who takes the decision back ends it: every other way to restore says why it can't.
create function keep_held() returns trigger language plpgsql as $$
begin
  if current_setting('commons.deciding', true) is distinct from 'on' then
    raise exception 'Moderators have hidden this' using errcode = 'CM100', detail = 'hidden_by_moderators';
  end if;
  return new;
end $$;
create trigger posts_held before update of deleted_at on posts for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger comments_held before update of deleted_at on comments for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger messages_held before update of deleted_at on messages for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger groups_held before update of deleted_at on groups for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger surveys_held before update of deleted_at on surveys for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger reels_held before update of deleted_at on reels for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger videos_held before update of deleted_at on videos for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger channels_held before update of deleted_at on channels for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();
create trigger jobs_held before update of deleted_at on jobs for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();

-- What moderators label stays labelled, whatever its author says.
alter table reels add column nsfw_kept text[] not null default '{}';
alter table videos add column nsfw_kept text[] not null default '{}';
comment on column reels.nsfw_kept is 'Reasons that moderation has set; they are among nsfw, and its author cannot take them off.';
comment on column videos.nsfw_kept is 'Reasons that moderation has set; they are among nsfw, and its author cannot take them off.';
create function keep_labels() returns trigger language plpgsql as $$
begin
  new.nsfw := new.nsfw || array(select kept from unnest(new.nsfw_kept) as kept where kept <> all (new.nsfw));
  return new;
end $$;
create trigger reels_labelled before update of nsfw on reels for each row
  when (not new.nsfw @> new.nsfw_kept) execute function keep_labels();
create trigger videos_labelled before update of nsfw on videos for each row
  when (not new.nsfw @> new.nsfw_kept) execute function keep_labels();
