import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { world } from '../../../test/world.ts'
import { type Answer, NamedStatement } from './named-statement.ts'

let client: pg.Client & { readonly connection: pg.Connection }
/** How often the server has described columns. */
let described = 0

before(async () => {
  client = new pg.Client((await world()).platform.database.connection) as typeof client
  client.on('error', () => undefined)
  await client.connect()
  client.connection.on('rowDescription', () => described++)
})
after(() => client.end())

function send(
  statement: { name: string; text: string },
  values: unknown[] = [],
  isDescribedOnce = true,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done: NamedStatement['callback'] = (error, answer) =>
      answer ? resolve(answer) : reject(error ?? new Error('No answer'))
    client.query(new NamedStatement(statement, values, done, { isDescribedOnce }))
  })
}

const echo = {
  name: 'echo',
  text: `select $1::int8 as number, $2::text as text, $3::bytea as bytes, $4::timestamptz as moment,
    $5::int8[] as list, $6::jsonb as json, $7::bool as truth, $8::text as nothing`,
}
const values = [
  2 ** 40,
  'Žluťoučký 🐎',
  Buffer.from([0, 255, 10]),
  new Date(12_345),
  [3, 4],
  { a: ['b'] },
  false,
  null,
]
const row = {
  number: 2 ** 40,
  text: 'Žluťoučký 🐎',
  bytes: Buffer.from([0, 255, 10]),
  moment: new Date(12_345),
  list: [3, 4],
  json: { a: ['b'] },
  truth: false,
  nothing: null,
}

test('values come back as they went, and columns are described once', async () => {
  const before = described
  for (let nth = 0; nth < 3; nth++) {
    const answer = await send(echo, values)
    assert.deepEqual(answer, { command: 'SELECT', rowCount: 1, rows: [row] })
  }
  assert.equal(described - before, 1)
  const own = await client.query({ ...echo, values })
  assert.deepEqual(own.rows, [row], 'the driver’s own query knows that it is prepared, and says the same')
  assert.deepEqual(
    (
      await send(
        echo,
        values.map(() => null),
      )
    ).rows,
    [Object.fromEntries(Object.keys(row).map((name) => [name, null]))],
  )
})

test('behind a pooler they are described each time', async () => {
  const before = described
  for (let nth = 0; nth < 3; nth++) await send({ name: 'pooled', text: 'select 1 as one' }, [], false)
  assert.equal(described - before, 3)
})

test('a statement without rows says what it did', async () => {
  await client.query('create temp table things (id int primary key)')
  const add = { name: 'add', text: 'insert into things select generate_series(1, $1::int)' }
  assert.deepEqual(await send(add, [3]), { command: 'INSERT', rowCount: 3, rows: [] })
  await assert.rejects(send(add, [3]), { code: '23505' })
  await client.query('delete from things')
  assert.deepEqual(await send(add, [2]), { command: 'INSERT', rowCount: 2, rows: [] })
})

test('an error leaves the connection as it was, prepared or not', async () => {
  const wrong = { name: 'wrong', text: 'select nothing from nowhere' }
  for (let nth = 0; nth < 2; nth++) await assert.rejects(send(wrong), { code: '42P01' })
  const divide = { name: 'divide', text: 'select 6 / $1::int as it' }
  await assert.rejects(send(divide, [0]), { code: '22012' })
  assert.deepEqual((await send(divide, [2])).rows, [{ it: 3 }])
  await assert.rejects(send(divide, [0]), { code: '22012' })
  assert.deepEqual((await send(divide, [3])).rows, [{ it: 2 }])
  await assert.rejects(send(divide, ['many']), { code: '22P02' })
  const circle: { toPostgres?: () => unknown } = {}
  circle.toPostgres = () => circle
  await assert.rejects(send(divide, [circle]), /circular/)
  assert.deepEqual((await send(divide, [1])).rows, [{ it: 6 }])
})

test('a statement whose columns change is refused, not read by those of before', async () => {
  await client.query('create temp table shapes (it int)')
  await client.query('insert into shapes values (1)')
  const read = { name: 'shapes', text: 'select * from shapes' }
  assert.deepEqual((await send(read)).rows, [{ it: 1 }])
  await client.query('alter table shapes alter column it type text, add column more int')
  await assert.rejects(send(read), { code: '0A000' })
})

test('a statement that gets no answer ends with its connection', async () => {
  const other = new pg.Client((await world()).platform.database.connection)
  await other.connect()
  other.on('error', () => undefined)
  const waiting = new Promise((resolve, reject) => {
    const done: NamedStatement['callback'] = (error, answer) => (error ? reject(error) : resolve(answer))
    const sleep = { name: 'sleep', text: 'select pg_sleep(60)' }
    other.query(new NamedStatement(sleep, [], done, { isDescribedOnce: true, patienceMs: 100 }))
  })
  await assert.rejects(waiting, /Query read timeout/)
  await other.end()
})
