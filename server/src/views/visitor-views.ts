/**
 * Counts views of visitors, who have no account: of an object, each network's once a day. Who looked is kept
 * only in memory, so every process counts for itself. Those that arrive while a statement runs are counted
 * together by the next one.
 */
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { now } from '../platform/clock.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { DayCap } from './day-cap.ts'

/** Returns further CTEs, each with a comma after it, of what is counted with the views `seen`: `object` and `views`. */
export type FollowVisitorViews = () => RawBuilder<unknown>

/** The statement that adds views to objects of this kind that visitors see; counters are locked in order of ids. */
const visitorViewCounting = (kind: ObjectKind, isSeen: RawBuilder<boolean>, follow: FollowVisitorViews) =>
  prepared<[objects: number[], views: number[]], never>(
    `count_visitor_${kind.name}_views`,
    (objects, views) => {
      const id = columnOf(kind, 'id')
      return sql`
  with asked as materialized (
    select object, views from unnest(${objects}::bigint[], ${views}::int[]) as each (object, views)),
  seen as materialized (
    select asked.object, asked.views from asked join ${rowsOf(kind)} on ${id} = asked.object where ${isSeen}),
  ${follow()}
  locked as materialized (
    select c.object_id from view_counts c where c.object_id in (select object from seen)
    order by c.object_id for no key update)
  update view_counts c set views = c.views + seen.views
  from seen where c.object_id = seen.object and c.object_id in (select object_id from locked)`
    },
  )

interface Line {
  /** How many views each object has got since the last statement. */
  readonly waiting: Map<number, number>
  running: Promise<void> | undefined
}

/** Returns a number that stands for a network. */
const numberOf = (network: string) => createHash('sha256').update(network).digest().readUIntBE(0, 6)

/** Returns what counts visitors' views of objects of this kind; `isSeen`: true where they see one. */
export function visitorViewsOf(
  kind: ObjectKind,
  isSeen: RawBuilder<boolean>,
  follow: FollowVisitorViews = () => sql``,
) {
  const statement = visitorViewCounting(kind, isSeen, follow)
  const cap = new DayCap(1)
  const lines = new WeakMap<Db, Line>()

  async function countAll(db: Db, line: Line): Promise<void> {
    try {
      while (line.waiting.size > 0) {
        const views = [...line.waiting]
        line.waiting.clear()
        await statement(
          db,
          views.map(([object]) => object),
          views.map(([, count]) => count),
        )
      }
    } finally {
      line.running = undefined
    }
  }

  /** Counts a view, unless this network's has counted today. */
  async function add(db: Db, { network, object }: { network: string; object: number }): Promise<void> {
    if (!cap.take(numberOf(network), 0, object, now())) return
    const line = lines.get(db) ?? { waiting: new Map(), running: undefined }
    lines.set(db, line)
    line.waiting.set(object, (line.waiting.get(object) ?? 0) + 1)
    await (line.running ??= countAll(db, line))
  }

  return { add }
}
