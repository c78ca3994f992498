/**
 * What a list of each reader's own, written when a post is published, would cost a row, beside what finding the
 * newest posts of one followed member costs today. Decides from how many reads on writing is cheaper.
 */
import pg from 'pg'
import { type BenchDatabase, query } from './database.ts'
import type { Options } from './options.ts'
import { familyCpuMs } from './processes.ts'
import { walPosition } from './scale-bytes.ts'

const followers = 100_000
const rounds = 10
const statements = 20_000

export async function measureFanOut(database: BenchDatabase, _: Options): Promise<void> {
  const { connection } = database
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = familyCpuMs(database.pid)
    await work()
    return familyCpuMs(database.pid) - before
  }
  await query(
    connection,
    `create table reader_rows (
      member_id int not null, position bigint not null, post_id int not null, author_id int not null,
      primary key (member_id, position))`,
  )
  const write = (nth: number) =>
    query(
      connection,
      `insert into reader_rows select m, $1::bigint, $1::int, 7 from generate_series(1, ${followers}) as m`,
      [nth],
    )
  await write(0)
  const walBefore = await walPosition(database)
  const written = await cpuOf(async () => {
    for (let nth = 1; nth <= rounds; nth++) await write(nth)
  })
  const wal = ((await walPosition(database)) - walBefore) / (rounds * followers)
  await query(connection, 'vacuum analyze reader_rows')
  const { rows: sizes } = await query<{ bytes: number }>(
    connection,
    `select pg_total_relation_size('reader_rows')::float8 / count(*) as bytes from reader_rows`,
  )
  console.log(
    `A row for each of ${followers.toLocaleString('en')} followers: ${((written * 1000) / (rounds * followers)).toFixed(2)} µs of PostgreSQL's CPU, ${wal.toFixed(0)} bytes of WAL, ${(sizes[0]?.bytes ?? NaN).toFixed(0)} bytes on disk each`,
  )

  const { rows: found } = await query<{ authors: number }>(
    connection,
    'select count(distinct author_id)::int as authors from posts',
  )
  const authors = found[0]?.authors ?? NaN
  const client = new pg.Client(connection)
  await client.connect()
  const statement = async (times: number) => {
    for (let nth = 0; nth < times; nth++)
      await client.query({
        name: 'newest',
        text: 'select position from posts where author_id = $1 order by position desc limit 10',
        values: [-1],
      })
  }
  await statement(100)
  const asked = await cpuOf(() => statement(statements))
  await client.end()
  console.log(
    `A statement that finds nothing, as another machine would be asked: ${((asked * 1000) / statements).toFixed(0)} µs`,
  )
  const probe = () =>
    query(
      connection,
      `select count(*) from (select distinct author_id from posts) as a
       cross join lateral (
         select position from posts p
         where p.author_id = a.author_id and p.position is not null and p.deleted_at is null
         order by p.position desc limit 10) as newest`,
    )
  await probe()
  const read = await cpuOf(async () => {
    for (let nth = 0; nth < rounds; nth++) await probe()
  })
  const walk = () =>
    query(
      connection,
      `select count(*) from (select author_id from posts where position is not null and deleted_at is null
         order by position desc limit 5000) as p
       where exists (select from follows f where f.follower_id = 7 and f.followed_id = p.author_id)`,
    )
  await walk()
  const walked = await cpuOf(async () => {
    for (let nth = 0; nth < 10 * rounds; nth++) await walk()
  })
  console.log(
    `The newest ten posts of a followed member: ${((read * 1000) / (rounds * authors)).toFixed(1)} µs; a position of the walk: ${((walked * 1000) / (10 * rounds * 5000)).toFixed(2)} µs`,
  )
}
