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

/**
 * The paging inputs of a list: `page` and `limit` as documented, or as `before` the `next` of an earlier
 * answer, so that new rows never shift a page. A `limit` above {@link largestPage} counts as that.
 */
export const PageIn = {
  page: wholeNumber('page_invalid').optional().describe('From 1. page x limit is at most 1,000.'),
  limit: wholeNumber('limit_invalid')
    .transform((limit) => Math.min(limit, largestPage))
    .optional()
    .describe('Rows of a page: 10 if missing, at most 50.'),
  before: z
    .string('before_invalid')
    .regex(/^[1-9]\d{0,14}$/, 'before_invalid')
    .transform(Number)
    .optional()
    .describe('The `next` of the page before.'),
}

/** A place in a list that is ordered by a moment, latest first, and of one moment by id. */
export interface Place {
  /** Microseconds since 1970, as the database keeps them: a Date would lose some, and rows with them. */
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

/** The cursor of the following page; missing on the last one. */
export const Next = z.string().optional()
