create table interests (
  id int primary key,
  name text not null unique,
  kind text not null
);
comment on table interests is 'What members can choose at /profilesetup. Read by id they are in their order.';
comment on column interests.name is 'Names its text in the catalogues, interest.<name>.';
comment on column interests.kind is 'The heading that it is listed under, interest_kind.<kind>.';
insert into interests (id, name, kind) values
  (1, 'cooking', 'home'),
  (2, 'baking', 'home'),
  (3, 'gardening', 'home'),
  (4, 'repairs', 'home'),
  (5, 'crafts', 'home'),
  (6, 'textiles', 'home'),
  (7, 'family', 'home'),
  (8, 'animals', 'nature'),
  (9, 'birds', 'nature'),
  (10, 'bees', 'nature'),
  (11, 'mushrooms', 'nature'),
  (12, 'environment', 'nature'),
  (13, 'weather', 'nature'),
  (14, 'music', 'arts'),
  (15, 'singing', 'arts'),
  (16, 'books', 'arts'),
  (17, 'writing', 'arts'),
  (18, 'film', 'arts'),
  (19, 'photography', 'arts'),
  (20, 'drawing', 'arts'),
  (21, 'theatre', 'arts'),
  (22, 'cycling', 'sport'),
  (23, 'running', 'sport'),
  (24, 'hiking', 'sport'),
  (25, 'swimming', 'sport'),
  (26, 'football', 'sport'),
  (27, 'climbing', 'sport'),
  (28, 'wintersports', 'sport'),
  (29, 'wellbeing', 'sport'),
  (30, 'science', 'science'),
  (31, 'astronomy', 'science'),
  (32, 'programming', 'science'),
  (33, 'electronics', 'science'),
  (34, 'privacy', 'science'),
  (35, 'blockchain', 'science'),
  (36, 'games', 'science'),
  (37, 'community', 'society'),
  (38, 'democracy', 'society'),
  (39, 'freespeech', 'society'),
  (40, 'history', 'society'),
  (41, 'education', 'society'),
  (42, 'languages', 'society'),
  (43, 'travel', 'society'),
  (44, 'volunteering', 'society'),
  (45, 'crowdfunding', 'society'),
  (46, 'freelancing', 'society');

create table interest_tags (
  interest_id int not null references interests on delete cascade,
  tag text not null collate "C",
  primary key (interest_id, tag)
);
create index interest_tags_by_tag on interest_tags (tag);
comment on table interest_tags is 'The tags that people post with about an interest, in both languages.';
comment on column interest_tags.tag is 'As tag_key spells it, whether or not anybody has posted with it.';
insert into interest_tags (interest_id, tag)
select id, tag_key(tag) from (values
  (1, 'cooking recipes food vaření recepty jídlo'),
  (2, 'baking bread sourdough cake pečení chléb kvásek'),
  (3, 'garden gardening plants seedlings spring zahrada rostliny sazenice'),
  (4, 'repair diy woodworking opravy kutilství dřevo'),
  (5, 'crafts pottery kintsugi letterpress linocut řemesla keramika tvoření'),
  (6, 'knitting sewing crochet pletení šití háčkování'),
  (7, 'family parenting kids rodina děti rodičovství'),
  (8, 'animals dogs cats zvířata psi kočky'),
  (9, 'birds birding birdwatching ptáci'),
  (10, 'bees beekeeping honey včely včelařství med'),
  (11, 'mushrooms foraging houby houbaření bylinky'),
  (12, 'environment climate cleanup river životníprostředí klima úklid řeka'),
  (13, 'weather storm snow počasí bouřka sníh'),
  (14, 'music concert guitar hudba koncert kytara'),
  (15, 'singing choir zpěv sbor'),
  (16, 'books reading library knihy čtení knihovna'),
  (17, 'writing poetry stories psaní poezie povídky'),
  (18, 'film movies series filmy kino seriály'),
  (19, 'photography photo night fotografie foto'),
  (20, 'drawing painting illustration map kresba malba ilustrace'),
  (21, 'theatre dance divadlo tanec'),
  (22, 'bikes cycling bike kolo kola cyklistika'),
  (23, 'running marathon běh běhání maraton'),
  (24, 'hiking mountains trails turistika hory výlety'),
  (25, 'swimming kayak canoe plavání vodáci kajak'),
  (26, 'football soccer fotbal'),
  (27, 'climbing bouldering lezení'),
  (28, 'skiing snowboard hockey lyže běžky hokej'),
  (29, 'health yoga meditation zdraví jóga meditace'),
  (30, 'science physics biology věda fyzika biologie'),
  (31, 'astronomy space stars astronomie vesmír hvězdy'),
  (32, 'programming code opensource programování vývoj'),
  (33, 'electronics arduino robotics elektronika robotika'),
  (34, 'privacy security encryption soukromí bezpečnost šifrování'),
  (35, 'blockchain bitcoin ethereum crypto krypto'),
  (36, 'games gaming boardgames hry deskovky'),
  (37, 'community neighbours hello longtable riverday sousedé komunita sousedství'),
  (38, 'democracy voting politics demokracie hlasování politika'),
  (39, 'freespeech media journalism svobodaslova média novinařina'),
  (40, 'history bridge historie most dějiny'),
  (41, 'education school learning vzdělávání škola učení'),
  (42, 'languages english czech jazyky angličtina čeština'),
  (43, 'travel trip cestování cesty'),
  (44, 'volunteering charity dobrovolnictví charita'),
  (45, 'crowdfunding startup projects projekty podnikání'),
  (46, 'freelancing work jobs práce volnánoha')) as each (id, tags) cross join lateral regexp_split_to_table(tags, ' ') as tag;

create table member_interests (
  member_id bigint not null references members on delete cascade,
  interest_id int not null references interests on delete cascade,
  primary key (member_id, interest_id)
);
create index member_interests_by_interest on member_interests (interest_id, member_id);
comment on table member_interests is 'The interests that members have chosen; shown to nobody else.';

alter table members
  add column first_login_at timestamptz,
  add column set_up_at timestamptz,
  add column checklist_hidden_at timestamptz;
comment on column members.first_login_at is 'When they first got in; the client leads them to /profilesetup then.';
comment on column members.set_up_at is 'When /profilesetup was finished or skipped; null until then, and the dashboard shows no checklist.';
comment on column members.checklist_hidden_at is 'When the member hid the checklist for good.';
-- Members of before are no newcomers.
update members set first_login_at = created_at, set_up_at = created_at, checklist_hidden_at = now();

alter table mailed_codes drop constraint mailed_codes_purpose_check;
alter table mailed_codes add constraint mailed_codes_purpose_check
  check (purpose in ('verify', 'change_old', 'change_new', 'reset', 'disown', 'setup'));
