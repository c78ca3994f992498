/** Pages of lists, as every list of the contract takes and answers them. */
import type { Call, InputOf } from '@commons/contract/call.ts'
import {
  deepestRow,
  PageByMomentIn,
  pageSize,
  type Place,
  type Rank,
  RankIn,
} from '@commons/contract/shared/page.ts'
import { Refusal } from './refusal.ts'

/** Which rows of a list are asked for: those older than `before`, `offset` of them passed over. */
export interface Page<Before = number> {
  readonly before: Before
  readonly limit: number
  readonly offset: number
  /** Nothing is passed over. */
  readonly isFirst: boolean
}

/** The page that a call asks for, where it lists; its cursor is a number, or a place in time. */
export type PageOf<C extends Call> =
  InputOf<C> extends { page?: number | undefined; before?: infer Before }
    ? Page<Exclude<Before, undefined>>
    : undefined

const newest = Number.MAX_SAFE_INTEGER
/** Later than everything: the year 2255. */
const latest: Place = { at: newest, id: newest }
const highest: Rank = { top: newest, below: newest, passed: 0, began: 0 }

/** Refuses a page so deep that passing over would cost more than showing. */
export function pageOf(
  { input: { shape } }: Call,
  input: Record<string, unknown>,
): Page<unknown> | undefined {
  if (!('page' in shape && 'before' in shape)) return undefined
  const { before, page = 1, limit = pageSize } = input as { before?: unknown; page?: number; limit?: number }
  if (before !== undefined) return { before, limit, offset: 0, isFirst: false }
  if (page * limit > deepestRow) throw new Refusal('invalid_fields', { fields: { page: 'page_too_deep' } })
  const start =
    shape['before'] === PageByMomentIn.before ? latest : shape['before'] === RankIn ? highest : newest
  return { before: start, limit, offset: (page - 1) * limit, isFirst: page === 1 }
}

/** The cursor behind a page of these cursors; none where the page is not full, and so the last. */
export function nextOf(
  cursors: ReadonlyArray<number | Place>,
  { limit }: { readonly limit: number },
): { next?: string } {
  const last = cursors.at(-1)
  if (last === undefined || cursors.length < limit) return {}
  return { next: typeof last === 'number' ? String(last) : `${last.at}_${last.id}` }
}
