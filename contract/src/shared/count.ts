import { z } from 'zod'

/** An exact count. */
export const Count = z.int().nonnegative()
