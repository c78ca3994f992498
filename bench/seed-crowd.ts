/** Adds a crowd to a seeded network: members with realistic names, who follow each other very unevenly. */
import pg from 'pg'
import { strip } from './bulk.ts'
import { query } from './database.ts'

const tables = 'members follows member_counts member_names member_words'.split(' ')

export const firstNames =
  'Jana Tomáš Petra Jiří Anna Marek Lucie Pavel Eva Martin Tereza Jakub Hana Ondřej Klára Filip Zuzana Vojtěch Marie Adam Emma Oliver Amelia George Isla Harry Ava Jack Mia Leo Sofia Noah Grace Oscar Freya Arthur Ella Theo Alice Max'.split(
    ' ',
  )
export const lastNames =
  'Nováková Svoboda Novotná Dvořák Černá Procházka Kučerová Veselý Horáková Němec Marková Pospíšil Hájková Jelínek Králová Růžička Benešová Fiala Sedláčková Doležal Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke'.split(
    ' ',
  )

const quoted = (names: readonly string[]) => `array['${names.join("', '")}']`

/**
 * Brings the network to this many members and adds about this many follows, then fills the tables that search
 * reads.
 */
export async function addCrowd(
  connection: pg.ClientConfig,
  { members, follows }: { members: number; follows: number },
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set work_mem = '512MB'`)
    await client.query('begin')
    await client.query('select setseed(0.42)')
    const restore = await strip(client, tables)
    await client.query(
      `insert into members (email, email_verified_at, password_hash, full_name, username, language, referral_code, created_at)
       select 'crowd' || i || '@example.org', now(), 'none',
         (${quoted(firstNames)})[1 + (i * 7919) % ${firstNames.length}] || ' ' || (${quoted(lastNames)})[1 + (i * 104729 / 40) % ${lastNames.length}],
         'crowd_' || i, 'en', 'crowd' || i, now() - random() * interval '300 days'
       from generate_series((select count(*) + 1 from members), $1::bigint) as i`,
      [members],
    )
    // Low ids have very many followers, high ones few; about a third of the follows are returned.
    await client.query(
      `insert into follows (follower_id, followed_id, mutual, created_at)
       select follower, followed, false, now() - random() * interval '300 days' from (
         select distinct 1 + floor($1 * random())::bigint as follower, 1 + floor($1 * power(random(), 3))::bigint as followed
         from generate_series(1, $2::bigint * 4 / 5)) as wish
       where follower <> followed on conflict do nothing`,
      [members, follows],
    )
    await client.query(
      `insert into follows (follower_id, followed_id, mutual, created_at)
       select followed_id, follower_id, false, created_at from follows
       where followed_id > $1 / 50 and random() < 0.4 on conflict do nothing`,
      [members],
    )
    await client.query(
      `update follows f set mutual = true from follows back
       where back.follower_id = f.followed_id and back.followed_id = f.follower_id and not f.mutual`,
    )
    await client.query('truncate member_counts, member_names, member_words')
    await client.query(
      `insert into member_counts (member_id, followers, following)
       select m.id, coalesce(i.many, 0), coalesce(o.many, 0) from members m
       left join (select followed_id as id, count(*) as many from follows group by 1) i using (id)
       left join (select follower_id as id, count(*) as many from follows group by 1) o using (id)`,
    )
    // As the triggers of 0031_search.sql do it.
    await client.query(
      `insert into member_names (member_id, name, fame)
       select m.id, words_of_name(m.full_name, m.username), fame_of(c.followers)
       from members m join member_counts c on c.member_id = m.id`,
    )
    await client.query(
      `insert into member_words (word, fame, member_id)
       select word, fame, member_id from member_names cross join lateral unnest(words_in_name(name)) as word`,
    )
    await restore()
    await client.query('commit')
    await client.query(`vacuum analyze ${tables.join(', ')}`)
  } finally {
    await client.end()
  }
  const { rows } = await query<{ members: string; follows: string }>(
    connection,
    'select (select count(*) from members) as members, (select count(*) from follows) as follows',
  )
  const [{ members: those, follows: pairs } = { members: '', follows: '' }] = rows
  console.log(`${Number(those).toLocaleString('en')} members, ${Number(pairs).toLocaleString('en')} follows`)
}
