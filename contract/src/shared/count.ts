import { z } from 'zod'

/** A count of rows, exact. */
export const Count = z.int().nonnegative()
