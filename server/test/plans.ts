/**
 * Checks the query plans of statements at any size of the tables, both for specific values and for any
 * values.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { Db } from '../src/platform/db/prepared.ts'
import { atEndOfFile } from './end-of-file.ts'
import { isLong } from './long.ts'
import { statementText } from './statement-text.ts'
import type { Person, World } from './world.ts'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Total Cost': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** A plan for specific values, and the generic one for any values. */
type PlanMode = 'force_custom_plan' | 'force_generic_plan'

/** Servers run by the generic plan. */
export const planModes: readonly PlanMode[] = isLong
  ? ['force_custom_plan', 'force_generic_plan']
  : ['force_generic_plan']

/** Makes the planner assume these row counts. */
export async function pretend({ platform }: World, rows: Record<string, number>): Promise<void> {
  for (const [table, count] of Object.entries(rows)) {
    await platform.database.pool.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', '${table}', 'relpages', pages,
        'reltuples', ${count}::real, 'relallvisible', pages)
       from (select greatest(1, pg_relation_size('${table}') / 8192)::int as pages) as size`,
    )
  }
}

/** Fills tables with a statement that may take any time, unlike the server's own. */
export async function fill({ database }: World, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await (values.length > 0 ? client.query(text, values) : client.query(text))
  } finally {
    await client.end()
  }
}

/** Text of a statement that adds this many members: Crowd 1, crowd_1, and so on. */
export const addCrowd = (many: number, name = 'Crowd') => {
  const key = name.toLowerCase()
  return `insert into members (email, password_hash, full_name, username, referral_code)
    select '${key}' || i || '@example.org', 'none', '${name} ' || i, '${key}_' || i, '${key}' || i
    from generate_series(1, ${many}) as i`
}

/** Adds rows for a member and the first of the crowd; `columns` names the member's column first. */
export async function relate(
  the: World,
  table: 'follows' | 'blocks',
  columns: string,
  { id }: Person,
  many: number,
): Promise<void> {
  await fill(
    the,
    `insert into ${table} (${columns})
     select ${id}, id from members where username like 'crowd%' order by id limit ${many}`,
  )
}

/** Has a member and the first of the crowd follow each other. */
export async function befriendCrowd(the: World, person: Person, many: number): Promise<void> {
  await relate(the, 'follows', 'follower_id, followed_id', person, many)
  await relate(the, 'follows', 'followed_id, follower_id', person, many)
}

/**
 * A world's connection for plans, with the names of its prepared statements: a new connection would plan
 * everything again.
 */
const planners = new WeakMap<World, Promise<{ client: pg.Client; prepared: Map<string, string> }>>()

async function openPlanner({ database }: World) {
  const client = new pg.Client(database.connection)
  await client.connect()
  atEndOfFile(() => client.end())
  return { client, prepared: new Map<string, string>() }
}

export type Values = ReadonlyArray<number | string | null>

/** Runs a statement and returns the nodes of its plan, the topmost first. */
export async function explain(the: World, mode: PlanMode, text: string, values: Values): Promise<PlanNode[]> {
  const opened = planners.get(the) ?? openPlanner(the)
  planners.set(the, opened)
  const { client, prepared } = await opened
  await client.query(`set plan_cache_mode = ${mode}`)
  const name = prepared.get(text) ?? `explained_${prepared.size}`
  if (!prepared.has(text)) await client.query(`prepare ${name} as ${text}`)
  prepared.set(text, name)
  const literals = values.map((value) =>
    typeof value === 'string' ? client.escapeLiteral(value) : (value ?? 'null'),
  )
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) execute ${name} (${literals.join(', ')})`,
  )
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)))
}

/** Asserts that none of these tables is scanned, and that no step reads more than `most` of their rows. */
export function assertFew(nodes: readonly PlanNode[], most: number, tables: readonly string[]): void {
  for (const node of nodes) {
    const table = node['Relation Name']
    if (table === undefined || !tables.includes(table)) continue
    assert.notEqual(node['Node Type'], 'Seq Scan', `${table} is scanned`)
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const read = (node['Actual Rows'] + removed) * node['Actual Loops']
    assert(read <= most, `${Math.round(read)} rows of ${table} are read`)
  }
}

/** Asserts that the statement finds something and reads few rows. */
export function assertFindsFew(nodes: readonly PlanNode[], most: number, tables: readonly string[]): void {
  assert((nodes[0]?.['Actual Rows'] ?? 0) > 0, 'it finds something')
  assertFew(nodes, most, tables)
}

/** A name, the most rows it may read of a table, the statement, and its arguments. */
export type Reading = readonly [
  what: string,
  most: number,
  run: (db: Db) => Promise<unknown>,
  values: () => Values,
]

/** Tests that each of these statements reads few rows of these tables, in the world made by then. */
export function testReadings(
  the: () => World,
  tables: readonly string[],
  readings: readonly Reading[],
): void {
  for (const mode of planModes)
    for (const [what, most, run, values] of readings)
      test(`${what}: few rows are read (${mode})`, async () => {
        assertFew(await explain(the(), mode, await statementText(run), values()), most, tables)
      })
}

/** Runs `work` on a separate connection, and closes it with everything prepared or set on it. */
export async function withClient<T>(the: World, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await the.platform.database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
