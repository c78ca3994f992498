import { z } from 'zod'

/** A document that is made when it is asked for, and kept nowhere. */
export const Paper = z.object({
  /** What to save it as. */
  file_name: z.string(),
  /** Its media type. */
  file_type: z.enum(['application/pdf', 'text/csv']),
  /** Its bytes, in base64. */
  content: z.string(),
})
export type Paper = z.infer<typeof Paper>
