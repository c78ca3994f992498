import { z } from 'zod'

/** Rows of a page, by default and at most. */
export const pageSize = 10
export const largestPage = 50
/** The last row that `page` can reach; the cursor `before` goes further. */
export const deepestRow = 1000

const wholeNumber = (message: string) =>
  z
    .union([z.int(message).positive(message), z.string().regex(/^[1-9][0-9]{0,5}$/, message)], message)
    .transform(Number)

const limitUpTo = (largest: number) =>
  wholeNumber('limit_invalid')
    .transform((limit) => Math.min(limit, largest))
    .optional()
    .describe(`Rows of a page: 10 if missing, at most ${largest}.`)

/**
 * The paging inputs of a list: `page` and `limit` as documented, or as `before` the `next` of an earlier
 * answer, so that new rows never shift a page. A `limit` above {@link largestPage} is lowered to it.
 */
export const PageIn = {
  page: wholeNumber('page_invalid').optional().describe('From 1. page x limit is at most 1,000.'),
  limit: limitUpTo(largestPage),
  before: z
    .string('before_invalid')
    .regex(/^[1-9]\d{0,14}$/, 'before_invalid')
    .transform(Number)
    .optional()
    .describe('The `next` of the page before.'),
}

/** The same for a list with imported posts, whose cursors are below 0. */
export const PageWithImportedIn: typeof PageIn = {
  ...PageIn,
  before: z
    .string('before_invalid')
    .regex(/^(-[1-9]\d{0,15}|[1-9]\d{0,14})$/, 'before_invalid')
    .transform(Number)
    .refine(Number.isSafeInteger, 'before_invalid')
    .optional()
    .describe('The `next` of the page before.'),
}

/** The same for a list with larger pages. */
export const PageOfAtMost = (largest: number): typeof PageIn => ({ ...PageIn, limit: limitUpTo(largest) })

/** A position in a list ordered by time, latest first, and by id at the same time. */
export interface Place {
  /** Microseconds since 1970, as in the database: a Date would lose digits, and pages would lose rows. */
  readonly at: number
  readonly id: number
}

/** The same for a list whose cursor is a {@link Place}. */
export const PageByMomentIn = {
  ...PageIn,
  before: z
    .string('before_invalid')
    .regex(/^[1-9]\d{0,15}_[1-9]\d{0,15}$/, 'before_invalid')
    .transform((text): Place => {
      const [at, id] = text.split('_')
      return { at: Number(at), id: Number(id) }
    })
    .refine(({ at, id }) => Number.isSafeInteger(at) && Number.isSafeInteger(id), 'before_invalid')
    .optional()
    .describe('The `next` of an earlier answer.'),
}

/** A position in a list whose rows move while it is read, by their size or their role. */
export interface Passed extends Place {
  /** The ids of the rows shown before; missing where the cursor doesn't name them. */
  readonly shown?: readonly number[] | undefined
}

/** A cursor names at most this many rows, the latest. */
export const mostShown = 1000

/** The same for a list whose cursor is a {@link Passed}: no row is shown twice or missed because it moved. */
export const PageOfMovingIn = {
  ...PageIn,
  before: z
    .string('before_invalid')
    .max(12 * (mostShown + 3), 'before_invalid')
    .regex(/^[1-9]\d{0,15}_[1-9]\d{0,15}(~|~[0-9a-z]{1,11}(\.[0-9a-z]{1,11})*)?$/, 'before_invalid')
    .transform((text): Passed => {
      const [place = '', shown] = text.split('~')
      const [at, id] = place.split('_').map(Number)
      const ids = shown?.split('.').filter((each) => each !== '')
      return { at: at ?? 0, id: id ?? 0, shown: ids?.map((each) => Number.parseInt(each, 36)) }
    })
    .refine(
      ({ at, id, shown = [] }) =>
        shown.length <= mostShown && [at, id, ...shown].every((each) => Number.isSafeInteger(each)),
      'before_invalid',
    )
    .optional()
    .describe('The `next` of an earlier answer.'),
}

/** A position in a list that is ranked one stretch at a time, newest stretch first. */
export interface Rank {
  /** The position below which the whole list begins. */
  readonly top: number
  /** The position below which the current stretch begins. */
  readonly below: number
  /** Rows of the stretch already passed. */
  readonly passed: number
  /** When the first page was asked for, in seconds since 1970; 0 means now. */
  readonly began: number
}

/**
 * The cursor of a list that is paged by {@link Rank}. A position alone is the cursor of a list that is not
 * ranked.
 */
export const RankIn = z
  .string('before_invalid')
  .regex(/^[1-9]\d{0,14}(_[1-9]\d{0,14}_\d{1,4}_\d{1,10})?$/, 'before_invalid')
  .transform((text): Rank => {
    const [top = 0, below = top, passed = 0, began = 0] = text.split('_').map(Number)
    return { top, below, passed, began }
  })
  .optional()
  .describe('The `next` of the page before.')

/** The cursor of the next page; missing on the last one. */
export const Next = z.string().optional()
