/** Pages of lists, as every list of the contract takes and returns them. */
import type { Call, InputOf } from '@commons/contract/call.ts'
import {
  deepestRow,
  mostShown,
  PageByMomentIn,
  PageOfMovingIn,
  pageSize,
  type Passed,
  type Place,
  type Rank,
  RankIn,
} from '@commons/contract/shared/page.ts'
import { Refusal } from './refusal.ts'

/** Which rows of a list are asked for: those older than `before`, skipping `offset` of them. */
export interface Page<Before = number> {
  readonly before: Before
  readonly limit: number
  readonly offset: number
  /** True if no rows are skipped. */
  readonly isFirst: boolean
}

/** The page type of a call; undefined if it doesn't list. The cursor is a number, or a moment with an id. */
export type PageOf<C extends Call> =
  InputOf<C> extends { page?: number | undefined; before?: infer Before }
    ? Page<Exclude<Before, undefined>>
    : undefined

/** The cursor before the newest row of a list by numbers. */
export const newest = Number.MAX_SAFE_INTEGER
/** Later than everything: the year 2255. */
const latest: Place = { at: newest, id: newest }
const highest: Rank = { top: newest, below: newest, passed: 0, began: 0 }

/**
 * Returns the page asked for; undefined if the call doesn't list. Refuses pages so deep that skipping rows
 * would cost more than showing them.
 */
export function pageOf(
  { input: { shape } }: Call,
  input: Record<string, unknown>,
): Page<unknown> | undefined {
  if (!('page' in shape && 'before' in shape)) return undefined
  const { before, page = 1, limit = pageSize } = input as { before?: unknown; page?: number; limit?: number }
  if (before !== undefined) return { before, limit, offset: 0, isFirst: false }
  if (page * limit > deepestRow) throw new Refusal('invalid_fields', { fields: { page: 'page_too_deep' } })
  const start =
    shape['before'] === PageByMomentIn.before || shape['before'] === PageOfMovingIn.before
      ? latest
      : shape['before'] === RankIn
        ? highest
        : newest
  return { before: start, limit, offset: (page - 1) * limit, isFirst: page === 1 }
}

/** Returns the next page's cursor, given this page's cursors; none if the page isn't full, and so the last. */
export function nextOf(
  cursors: ReadonlyArray<number | Place>,
  { limit }: { readonly limit: number },
): { next?: string } {
  const last = cursors.at(-1)
  if (last === undefined || cursors.length < limit) return {}
  return { next: typeof last === 'number' ? String(last) : `${last.at}_${last.id}` }
}

/** The cursor of a list whose earliest rows come first: the numbers of its pages fall, as those of others do. */
export const earliestCursor = (id: number): number => 999_999_999_999_999 - id

/** Far beyond any page that was ever answered: what follows such a cursor would cost more than it shows. */
const mostSkipped = 100_000

/** Returns how many rows a page skips, in a list whose rows move so that its cursor is their number. */
export function skippedBy({ before, offset }: Page): number {
  if (before === newest) return offset
  if (before > mostSkipped) throw new Refusal('invalid_fields', { fields: { before: 'before_invalid' } })
  return before
}

/**
 * Returns where the rows of a page are looked for, in a list whose rows move: from the top on, as long as the
 * cursor names every row that was shown.
 */
export const startOf = ({ at, id, shown }: Passed): Passed =>
  shown === undefined || shown.length >= mostShown ? { at, id, shown } : { ...latest, shown }

/**
 * Returns the next page's cursor in a list whose rows move: it also names the rows `shown` so far, by default
 * all of them. A page that was reached by its number doesn't know them.
 */
export function nextOfMoving(rows: readonly Place[], page: Page<Passed>, shown = rows): { next?: string } {
  const { next } = nextOf(rows, page)
  const earlier = page.isFirst ? [] : page.before.shown
  if (next === undefined || earlier === undefined) return nextOf(rows, page)
  const ids = [...earlier, ...shown.map(({ id }) => id)].slice(-mostShown)
  return { next: `${next}~${ids.map((id) => id.toString(36)).join('.')}` }
}
