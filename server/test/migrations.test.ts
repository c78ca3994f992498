/** What the migrations of the whole feed make of a network that was there before them. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { testDatabase } from './database.ts'

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

const one = async <Row>(text: string) => (await client.query(text)).rows[0] as Row

test('friends, counts, tags and reasons of old rows are as if they had been written today', async () => {
  await client.query('drop schema public cascade; create schema public')
  for (const name of migrations.filter((each) => each < '0012')) await client.query(textOf(name))
  const longest = '\u6c34'.repeat(990)
  await client.query(`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'old' || i || '@example.org', 'none', 'Old ' || i, 'old_' || i, 'old' || i from generate_series(1, 3) as i;
    insert into follows (follower_id, followed_id) values (1, 2), (2, 1), (3, 1);
    insert into posts (author_id, message, hashtags, nsfw) values
      (1, 'a', '{Garden,"river day",#late,!}', '{nudity,Boredom}'),
      (2, 'b', array['garden', '${longest}'], '{}');
    insert into posts (author_id, message, hashtags, audience) values (1, 'c', '{garden,secret}', 'private');
    insert into posts (author_id, message, hashtags, deleted_at) values (1, 'd', '{garden}', now());
    insert into post_counts (post_id) select id from posts;`)
  for (const name of migrations.filter((each) => each >= '0012')) await client.query(textOf(name))

  assert.deepEqual(
    await one('select array_agg(follower_id::int order by 1) as ids from follows where mutual'),
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
    `select case when char_length(key) = 50 then 'long' else key end as key, posts from hashtags order by key`,
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
  assert.deepEqual(await one('select count(*)::int as rows from post_hashtags'), { rows: 7 })
  assert.deepEqual(
    await one(`select (select count(*)::int from objects) as objects, nextval('object_ids')::int as next`),
    { objects: 4, next: 5 },
  )
})
