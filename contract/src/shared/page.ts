import { z } from 'zod'

/** Rows of a page when none is asked for, and at most. */
export const pageSize = 10
export const largestPage = 50
/** How far `page` reaches; beyond it the cursor `before` is the way. */
export const deepestRow = 1000

const wholeNumber = (message: string) =>
  z
    .union([z.int(message).positive(message), z.string().regex(/^[1-9][0-9]{0,5}$/, message)], message)
    .transform(Number)

/**
 * What a list takes to page: `page` and `limit` as documented, or the cursor `before` that the
 * answer before it gave as `next`, so that new rows never shift a page.
 * A larger `limit` than {@link largestPage} is taken as that.
 */
export const PageIn = {
  page: wholeNumber('page_invalid').optional().describe('From 1; page x limit is at most 1,000.'),
  limit: wholeNumber('limit_invalid')
    .transform((limit) => Math.min(limit, largestPage))
    .optional()
    .describe('Rows of a page, 10 if not said, at most 50.'),
  before: z
    .string('before_invalid')
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'before_invalid')
    .optional()
    .describe('The `next` of the page before.'),
}

/** The cursor for the following page; absent at the end of the list. */
export const Next = z.string().optional()
