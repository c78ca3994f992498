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
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'before_invalid')
    .optional()
    .describe('The `next` of an earlier answer.'),
}

/** The cursor of the following page; missing on the last one. */
export const Next = z.string().optional()
