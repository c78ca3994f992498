import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeExpiredCodes } from './phone-codes.queries.ts'

/** Forgets phone numbers that were typed and not proven. */
export const removesExpiredCodes = ({ database }: Platform): JobKind<object> => ({
  name: 'freelance.remove-expired-codes',
  every: '47 * * * *',
  work: () => removeExpiredCodes(database.db),
})
