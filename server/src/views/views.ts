/**
 * Counts views of objects in few statements: those that arrive while a statement runs are counted together by
 * the next one. An object that a thousand members view at once has its counter locked a few times instead of a
 * thousand, and each call is answered after its view is counted.
 */
import type { Db } from '../platform/db/prepared.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import { type FollowViews, viewCounting } from './views.queries.ts'

export interface View {
  readonly member: number
  readonly object: number
  /** How far they watched, in tenths; null where that isn't known. */
  readonly tenth: number | null
  /** Whether they viewed enough of it to count. */
  readonly isView: boolean
  /** From where they came to it, where its kind counts that. */
  readonly source?: string | null
}

interface Waiting {
  readonly view: View
  readonly counted: () => void
  readonly fail: (error: unknown) => void
}

interface Line {
  waiting: Waiting[]
  isRunning: boolean
}

/** Views counted per statement. */
const mostAtOnce = 500

/** SQLSTATE classes 22 and 23: data that don't fit, or break a constraint. */
const isOfItsRows = (error: unknown) =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

/** Returns what counts views of objects of this kind. */
export function viewsOf(kind: ObjectKind, follow?: FollowViews) {
  const statement = viewCounting(kind, follow)
  const lines = new WeakMap<Db, Line>()

  /** Counts these views, at once and in the caller's transaction. */
  async function count(db: Db, views: readonly View[]): Promise<void> {
    await statement(
      db,
      views.map(({ member }) => member),
      views.map(({ object }) => object),
      views.map(({ tenth }) => tenth),
      views.map(({ isView }) => isView),
      views.map(({ source }) => source ?? null),
    )
  }

  async function countAll(db: Db, part: readonly Waiting[]): Promise<void> {
    try {
      await count(
        db,
        part.map(({ view }) => view),
      )
      for (const { counted } of part) counted()
    } catch (error) {
      // A view that can't be counted must not hold up the others; where the database is away, none can be.
      if (part.length > 1 && isOfItsRows(error)) for (const each of part) await countAll(db, [each])
      else for (const { fail } of part) fail(error)
    }
  }

  async function serve(db: Db, line: Line): Promise<void> {
    while (line.waiting.length > 0) await countAll(db, line.waiting.splice(0, mostAtOnce))
    line.isRunning = false
  }

  /** Counts a view; resolves once its statement has committed. `db` must not be a transaction. */
  function add(db: Db, view: View): Promise<void> {
    return new Promise((counted, fail) => {
      const line = lines.get(db) ?? { waiting: [], isRunning: false }
      lines.set(db, line)
      line.waiting.push({ view, counted, fail })
      if (line.isRunning) return
      line.isRunning = true
      // Includes views that arrive in the same turn of the event loop.
      setImmediate(() => void serve(db, line))
    })
  }

  return { add, count }
}
