/** Decisions about people, without I/O. */
import { deepestRow, pageSize } from '@commons/contract/shared/page.ts'
import { Refusal } from '../../platform/call/refusal.ts'

/** A place in a list that is ordered by a moment, latest first, and of one moment by id. */
export interface Place {
  /** Microseconds since 1970, as the database keeps them: a Date would lose some, and rows with them. */
  readonly at: number
  readonly id: number
}

/** A page of such a list: after a place, so many rows passed over. */
export interface PageOfPlaces {
  readonly before: Place
  readonly limit: number
  readonly offset: number
}

/** Later than everything: the year 2255. */
const beginning: Place = { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER }

/**
 * What a list's input asks for. Refuses a page so deep that passing over would cost more than showing,
 * and a cursor that is not ours.
 */
export function pageOf({
  before,
  page = 1,
  limit = pageSize,
}: {
  before?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}): PageOfPlaces {
  if (before !== undefined) {
    const [, at, id] = /^([1-9]\d{0,15})_([1-9]\d{0,15})$/.exec(before) ?? []
    const place = { at: Number(at), id: Number(id) }
    if (!Number.isSafeInteger(place.at) || !Number.isSafeInteger(place.id))
      throw new Refusal('invalid_fields', { fields: { before: 'before_invalid' } })
    return { before: place, limit, offset: 0 }
  }
  if (page * limit > deepestRow) throw new Refusal('invalid_fields', { fields: { page: 'page_too_deep' } })
  return { before: beginning, limit, offset: (page - 1) * limit }
}

export const cursorOf = ({ at, id }: Place) => `${at}_${id}`
