/** What migrations do to an existing network. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { testDatabase } from './database.ts'
import { onlyLong } from './long.ts'

// A migration never changes: the short run has those that many tables meet, and the latest.
const folder = new URL('../migrations/', import.meta.url)
const migrations = readdirSync(fileURLToPath(folder)).toSorted()
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const database = await testDatabase()
const client = new pg.Client(database.connection)
await client.connect()
after(async () => {
  await client.end()
  await database.drop()
})

const emptied = 'drop schema public cascade; drop schema if exists staff_log cascade; create schema public'

const one = async <Row>(text: string) => (await client.query(text)).rows[0] as Row

test('friends, counts, tags and reasons of old rows are as if they had been written today', async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0012')) await client.query(textOf(name))
  const longest = '\u6c34'.repeat(990)
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 3) as i;
    update members set full_name = '王小明' where id = 3;
    insert into follows (follower_id, followed_id) values (1, 2), (2, 1), (3, 1);
    insert into posts (author_id, message, hashtags, nsfw) values
      (1, '今天上海很热', '{Garden,"river day",#late,!}', '{nudity,Boredom}'),
      (2, 'كِتَابٌ', array['garden', '${longest}'], '{}');
    insert into posts (author_id, message, hashtags, audience) values (1, 'c', '{garden,secret}', 'private');
    insert into posts (author_id, message, hashtags, deleted_at) values (1, 'd', '{garden}', now());
    insert into post_counts (post_id) select id from posts;`)
  for (const name of migrations.filter((each) => each >= '0012' && each < '0430'))
    await client.query(textOf(name))
  await client.query(`
    insert into freelancers (member_id, headline) values (1, 'ช่างภาพภาษาไทย');
    insert into jobs (author_id, title, description, pay_by, budget_from, budget_to, state)
      values (1, 'Web für 上海市', 'x', 'fixed', 1, 2, 'draft'), (1, 'Haus', 'x', 'fixed', 1, 2, 'draft')`)
  for (const name of migrations.filter((each) => each >= '0430')) await client.query(textOf(name))

  // What was there before is found in every script.
  const found = (table: string, id: string, word: string) =>
    one(`select array_agg(${id}::int) as ids from ${table}
      where words @@ (select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(typed_words('${word}')) as word)`)
  assert.deepEqual(await found('post_words', 'post_id', '上海'), { ids: [1] })
  assert.deepEqual(await found('post_words', 'post_id', 'كتاب'), { ids: [2] })
  assert.deepEqual(await found('freelancers', 'member_id', 'ภาษา'), { ids: [1] })
  assert.deepEqual(await found('jobs', 'id', '海市'), { ids: [1] })
  assert.deepEqual(
    await one(`select array_agg(member_id::int) as ids from member_words where word = '小明'`),
    {
      ids: [3],
    },
  )
  assert.deepEqual(
    await one(`select count(*)::int as rows from post_words where words @@ '''~a1'''::tsquery`),
    { rows: 2 },
  )

  assert.deepEqual(
    await one('select array_agg(follower_id::int order by follower_id) as ids from follows where mutual'),
    {
      ids: [1, 2],
    },
  )
  assert.deepEqual(
    (await client.query('select followers, following from member_counts order by member_id')).rows,
    [
      { followers: 2, following: 1 },
      { followers: 1, following: 1 },
      { followers: 0, following: 1 },
    ],
  )
  assert.deepEqual((await client.query('select hashtags, nsfw from posts order by id limit 1')).rows, [
    { hashtags: ['Garden', 'riverday', 'late'], nsfw: ['Nudity', 'Other'] },
  ])
  const tags = await client.query<{ key: string; posts: number }>(
    `select case when char_length(key) = 50 then 'long' else key end as key, uses as posts from hashtags order by key`,
  )
  assert.deepEqual(
    tags.rows.toSorted((a, b) => a.key.localeCompare(b.key)),
    [
      { key: 'garden', posts: 2 },
      { key: 'late', posts: 1 },
      { key: 'long', posts: 1 },
      { key: 'riverday', posts: 1 },
      { key: 'secret', posts: 0 },
    ],
  )
  assert.deepEqual(await one('select count(*)::int as rows from object_tags'), { rows: 7 })
  assert.deepEqual(
    await one(`select (select count(*)::int from objects) as objects, nextval('object_ids')::int as next`),
    { objects: 4, next: 5 },
  )
})

test('tags of before that are one by now are joined, with what has and follows them', async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0420')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 2) as i;
    with p as (
      insert into posts (author_id, message, hashtags, position)
      select 1, 'x', tags::text[], nextval('post_positions')
      from (values ('{Ｔｏｋｙｏ}'), ('{tokyo}'), ('{TOKYO,Ｔｏｋｙｏ,λόγος}'), ('{oslo}')) as each (tags) returning id)
      insert into objects (id, kind, author_id) select id, 'post', 1 from p;
    insert into hashtag_follows (member_id, hashtag_id)
      select m.id, h.id from members m cross join hashtags h where m.id = 1 or h.key <> 'tokyo';
    insert into blocked_tags (hashtag_id, reason) select id, 'Spam' from hashtags where key = 'ｔｏｋｙｏ';
    insert into mutes (member_id, kind, word) values (1, 'tag', 'Ｔｏｋｙｏ'), (1, 'tag', 'tokyo')`)
  for (const name of migrations.filter((each) => each >= '0420')) await client.query(textOf(name))
  const { rows } = await client.query(`
    select h.key, h.uses, h.counts, (select count(*)::int from object_tags t where t.hashtag_id = h.id) as objects,
      (select array_agg(member_id::int order by member_id) from hashtag_follows f where f.hashtag_id = h.id) as followers,
      exists (select from blocked_tags b where b.hashtag_id = h.id) as is_blocked
    from hashtags h order by key`)
  assert.deepEqual(rows, [
    { key: 'oslo', uses: 1, counts: { post: 1 }, objects: 1, followers: [1, 2], is_blocked: false },
    { key: 'tokyo', uses: 3, counts: { post: 3 }, objects: 3, followers: [1, 2], is_blocked: true },
    { key: 'λόγοσ', uses: 1, counts: { post: 1 }, objects: 1, followers: [1, 2], is_blocked: false },
  ])
  assert.deepEqual(
    await one("select name from hashtag_names join hashtags on id = hashtag_id where key = 'tokyo'"),
    {
      name: 'tokyo',
    },
  )
  assert.deepEqual(await one('select array_agg(word) as words from mutes'), { words: ['tokyo'] })
})

test(
  'reports of before name what they are about by its kind and id, and are open once',
  onlyLong,
  async () => {
    await client.query(emptied)
    for (const name of migrations.filter((each) => each < '0060')) await client.query(textOf(name))
    await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 3) as i;
    with o as (insert into objects (id) select nextval('object_ids') from generate_series(1, 2) returning id)
      insert into posts (id, author_id, message) select id, 1, 'x' from o;
    insert into comments (object_id, author_id, message) select id, 1, 'y' from posts;
    insert into conversations (kind) values ('members');
    insert into messages (conversation_id, author_id, seq, changed, message) select id, 1, 1, 1, 'z' from conversations;
    insert into reports (reporter_id, kind, object_id, comment_id, message_id, conversation_id, member_id, shown, reason)
      select 2, each.kind, p.id, each.comment, each.message, each.chat, 1, '{"message": "x"}', 'spam'
      from (select max(id) as id from posts) p, (select max(id) as id from comments) c,
        (select id, conversation_id from messages) d
      cross join lateral (values ('post', null::bigint, null::bigint, null::bigint), ('comment', c.id, null, null),
        ('reply', c.id, null, null), ('member', null, null, null), ('group_message', null, d.id, null),
        ('chat_message', null, d.id, d.conversation_id), ('chat', null, null, d.conversation_id)
      ) as each (kind, comment, message, chat);
    insert into reports (reporter_id, kind, shown, reason) values (2, 'post', '{}', 'gone'), (2, 'post', '{}', 'gone')`)
    const { rows: before } = await client.query(`
    select kind, case kind when 'post' then object_id when 'member' then member_id when 'chat' then conversation_id
      else coalesce(comment_id, message_id) end as id from reports order by id`)
    for (const name of migrations.filter((each) => each >= '0060')) await client.query(textOf(name))
    const { rows } = await client.query('select kind, reported_id as id from reports order by id')
    assert.deepEqual(rows, before)
    assert.equal(rows.filter(({ id }) => id === null).length, 2)
    await assert.rejects(
      client.query(`insert into reports (reporter_id, kind, reported_id, shown, reason)
      select reporter_id, kind, reported_id, '{}', 'again' from reports where kind = 'chat'`),
      /reports_open_once/,
    )
  },
)

test('objects of before know their kind and whose they are', onlyLong, async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0100')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 4) as i;
    with p as (insert into posts (author_id, message) values (1, 'x') returning id)
      insert into objects (id) select id from p;
    with sv as (insert into surveys (author_id, title, options, closes_at) values (2, 'x', '{y}', now()) returning id)
      insert into objects (id) select id from sv;
    with rl as (insert into reels (author_id) values (3) returning id)
      insert into objects (id) select id from rl;
    insert into groups (name) values ('owned'), ('left');
    insert into group_members (group_id, member_id, standing) values (1, 4, 'owner');
    insert into projects (group_id, target, days, ends_at) select id, 5, 30, now() from groups order by id;
    insert into objects (id) select nextval('object_ids');`)
  for (const name of migrations.filter((each) => each >= '0100')) await client.query(textOf(name))
  const { rows } = await client.query('select kind, author_id::int as author from objects order by id')
  assert.deepEqual(rows, [
    { kind: 'post', author: 1 },
    { kind: 'survey', author: 2 },
    { kind: 'reel', author: 3 },
    { kind: 'project', author: 4 },
    { kind: 'project', author: null },
  ])
})

test('who viewed and saved which reel is known as before', onlyLong, async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0110')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 2) as i;
    with rl as (insert into reels (author_id) values (1) returning id, author_id)
      insert into objects (id, kind, author_id) select id, 'reel', author_id from rl;
    update reel_counts set views = 7, tenths[9] = 2;
    insert into reel_views (member_id, reel_id, day, is_view, tenth) select 2, id, current_date, true, 9 from reels;
    insert into saved_objects (member_id, object_id) select 2, id from reels`)
  for (const name of migrations.filter((each) => each >= '0110')) await client.query(textOf(name))
  assert.deepEqual(
    await one(`
      select c.views, c.tenths[9] as watched, w.member_id::int as by, w.is_view, w.tenth
      from reels rl join view_counts c on c.object_id = rl.id join object_views w on w.object_id = rl.id`),
    { views: 7, watched: 2, by: 2, is_view: true, tenth: 9 },
  )
  assert.deepEqual(await one('select kind from saved_objects'), { kind: 'reel' })
  await client.query(`
    with rl as (insert into reels (author_id) values (1) returning id, author_id)
      insert into objects (id, kind, author_id) select id, 'reel', author_id from rl;
    delete from reels where id = (select min(id) from reels)`)
  assert.deepEqual(await one('select count(*)::int as counters, sum(views)::int as views from view_counts'), {
    counters: 1,
    views: 0,
  })
})

test('tags have and count the posts and reels of before', onlyLong, async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0111')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 2) as i;
    with p as (insert into posts (author_id, message, hashtags) values (1, 'x', '{Plums,pears}') returning id, author_id)
      insert into objects (id, kind, author_id) select id, 'post', author_id from p;
    with rl as (insert into reels (author_id, hashtags, audience, position) values
        (1, '{plums,Quinces}', 'public', 5), (2, '{plums,secret}', 'private', 6), (2, '{plums}', 'public', null)
        returning id, author_id)
      insert into objects (id, kind, author_id) select id, 'reel', author_id from rl`)
  for (const name of migrations.filter((each) => each >= '0111')) await client.query(textOf(name))
  const counts = async () =>
    (await client.query(`select key, counts, uses from hashtags where uses > 0 order by key`)).rows
  assert.deepEqual(await counts(), [
    { key: 'pears', counts: { post: 1, reel: 0 }, uses: 1 },
    { key: 'plums', counts: { post: 1, reel: 1 }, uses: 2 },
    { key: 'quinces', counts: { post: 0, reel: 1 }, uses: 1 },
  ])
  const { rows } = await client.query(`
    select h.key, t.kind, t.position::int, t.is_public from object_tags t join hashtags h on h.id = t.hashtag_id
    order by h.key, t.kind, t.position`)
  assert.deepEqual(rows, [
    { key: 'pears', kind: 'post', position: 1, is_public: true },
    { key: 'plums', kind: 'post', position: 1, is_public: true },
    { key: 'plums', kind: 'reel', position: 5, is_public: true },
    { key: 'plums', kind: 'reel', position: 6, is_public: false },
    { key: 'quinces', kind: 'reel', position: 5, is_public: true },
    { key: 'secret', kind: 'reel', position: 6, is_public: false },
  ])
  await client.query(`
    update reels set position = 7 where position is null;
    insert into away_members (member_id) values (1);
    delete from reels where position = 6`)
  assert.deepEqual(await counts(), [{ key: 'plums', counts: { post: 0, reel: 1 }, uses: 1 }])
  assert.deepEqual((await client.query('select name from hashtag_names')).rows, [{ name: 'plums' }])
})

test('what was kept to watch later is saved, in its order, and nothing twice', onlyLong, async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0167')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
      values ('old@example.org', 'none', 'Old', 'old', 'old');
    insert into channels (owner_id, name, handle) values (1, 'A', 'aaa');
    insert into objects (id, kind, author_id) select i, 'video', 1 from generate_series(1, 3) as i;
    insert into videos (id, channel_id, author_id, title) select i, 1, 1, 'x' from generate_series(1, 3) as i;
    insert into saved_objects (member_id, object_id, kind) values (1, 1, 'video');
    insert into playlists (owner_id, name, is_watch_later) values (1, '', true), (1, 'Mine', false);
    insert into playlist_videos (playlist_id, video_id, place) values (1, 3, 1), (1, 1, 2), (1, 2, 3), (2, 1, 1);`)
  for (const name of migrations.filter((each) => each >= '0167')) await client.query(textOf(name))
  assert.deepEqual(
    await one(`select array_agg(object_id::int order by place) as saved,
      (select array_agg(name) from playlists) as playlists from saved_objects`),
    { saved: [1, 3, 2], playlists: ['Mine'] },
  )
})

test(
  'private playlists get an address that nobody guesses, and public ones keep theirs',
  onlyLong,
  async () => {
    await client.query(emptied)
    for (const name of migrations.filter((each) => each < '0189')) await client.query(textOf(name))
    await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
      values ('old@example.org', 'none', 'Old', 'old', 'old');
    insert into channels (owner_id, name, handle) values (1, 'A', 'aaa');
    insert into objects (id, kind, author_id) values (7, 'video', 1);
    insert into videos (id, channel_id, author_id, title) values (7, 1, 1, 'x');
    insert into playlists (owner_id, name, is_private) values (1, 'Secret', true), (1, 'Open', false);
    insert into playlist_videos (playlist_id, video_id, place) values (1, 7, 1), (2, 7, 1);`)
    for (const name of migrations.filter((each) => each >= '0189')) await client.query(textOf(name))
    await client.query(`insert into playlists (owner_id, name) values (1, 'New')`)
    const { rows } = await client.query(`
    select name, visibility, id > 1 << 30 as is_secret, place::int,
      (select count(*)::int from playlist_videos pv where pv.playlist_id = pl.id) as videos
    from playlists pl order by place`)
    assert.deepEqual(rows, [
      { name: 'Secret', visibility: 'private', is_secret: true, place: 1, videos: 1 },
      { name: 'Open', visibility: 'public', is_secret: false, place: 2, videos: 1 },
      { name: 'New', visibility: 'private', is_secret: true, place: 3, videos: 0 },
    ])
  },
)

test('posts show what they showed before', async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0115')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    values ('old@example.org', 'none', 'Old', 'old', 'old');
    with sv as (insert into surveys (author_id, title, options, closes_at) values (1, 'x', '{y}', now()) returning id)
      insert into objects (id, kind, author_id) select id, 'survey', 1 from sv;
    with p as (insert into posts (author_id, message, survey_id, reel_id) values
        (1, 'plain', null, null), (1, 'asks', 1, null), (1, 'shows', null, 7), (1, 'both', 1, 7) returning id)
      insert into objects (id, kind, author_id) select id, 'post', 1 from p`)
  for (const name of migrations.filter((each) => each >= '0115')) await client.query(textOf(name))
  assert.deepEqual((await client.query('select message, shows from posts order by id')).rows, [
    { message: 'plain', shows: null },
    { message: 'asks', shows: { survey: 1 } },
    { message: 'shows', shows: { reel: 7 } },
    { message: 'both', shows: { survey: 1, reel: 7 } },
  ])
})

const ledgers: ReadonlyArray<readonly [what: string, isPlay: boolean, rows: string]> = [
  ['nothing', false, `select post('mint', 1)`],
  ['tokens from before', false, `select post('mint', 1); select play('on'); select play('off')`],
  ['gifts', true, `select play('on'); select post('grant', 1); select play('off')`],
  ['tokens made as play money', true, `select play('on'); select post('mint', 1); select play('off')`],
  ['coins without coins', true, `select post('mint', 2)`],
]

test('a ledger that ever held play money is play money from now on', async () => {
  for (const [what, isPlay, rows] of ledgers) {
    await client.query(emptied)
    for (const name of migrations.filter((each) => each < '0094')) await client.query(textOf(name))
    await client.query(`
      create sequence ticks;
      create function play(value text) returns void language sql as $$
        insert into money_settings values ('play_money', value, clock_timestamp()) $$;
      create function post(kind text, asset int) returns void language sql as $$
        select ledger_post(kind, 0, nextval('ticks')::text, '', null, null, null, null, false, '{chain,platform}', '{0,0}',
          array[asset, asset]::smallint[], '{custody,treasury}', '{-5,5}') $$`)
    for (const row of rows.split(';')) await client.query(row)
    for (const name of migrations.filter((each) => each >= '0094')) await client.query(textOf(name))
    const value = `(select value from money_settings order by set_at desc limit 1)`
    assert.deepEqual(
      await one(`select since is not null as is_play, ${value} = 'on' as is_said from ledger_play`),
      { is_play: isPlay, is_said: what === 'nothing' ? null : isPlay },
      what,
    )
    await assert[isPlay ? 'rejects' : 'doesNotReject'](client.query(`select play('off')`))
  }
})

test('who had several roles keeps the highest, and whose session passed two-factor has passed it', async () => {
  await client.query(emptied)
  for (const name of migrations.filter((each) => each < '0270')) await client.query(textOf(name))
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 3) as i;
    insert into staff_roles (member_id, role) values (1, 'support'), (1, 'admin'), (1, 'finance'),
      (2, 'moderator'), (2, 'finance'), (3, 'support');
    insert into two_factors (member_id, secret, enabled_at) values (1, decode(repeat('00', 20), 'hex'), now() - interval '1 day'),
      (2, decode(repeat('00', 20), 'hex'), null);
    insert into sessions (member_id, secret_hash, expires_at, created_at)
      select m, sha256('x'), now() + interval '9 days', now() - days * interval '1 day'
      from (values (1, 0), (1, 2), (2, 0)) as s (m, days);`)
  for (const name of migrations.filter((each) => each >= '0270')) await client.query(textOf(name))
  assert.deepEqual((await client.query('select role from staff_roles order by member_id')).rows, [
    { role: 'admin' },
    { role: 'finance' },
    { role: 'support' },
  ])
  assert.deepEqual(
    (
      await client.query(
        "select member_id from sessions where passed_second_factor and created_at > now() - interval '1 hour'",
      )
    ).rows,
    [{ member_id: '1' }],
  )
  assert.equal((await client.query('select from sessions where passed_second_factor')).rowCount, 1)
})
