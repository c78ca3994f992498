import { z } from 'zod'

/** The number of a version of a legal page, from a caller; 0: the text that came with Commons. */
export const LegalVersionIn = z
  .union(
    [z.int('legal_version_invalid'), z.string().regex(/^\d{1,15}$/, 'legal_version_invalid')],
    'legal_version_invalid',
  )
  .transform(Number)
  .refine((version) => version >= 0, 'legal_version_invalid')
