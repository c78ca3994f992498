import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeExpiredRequests } from './references.queries.ts'

/** Forgets the addresses of people who didn't answer within 30 days. */
export const removesExpiredRequests = ({ database }: Platform): JobKind<object> => ({
  name: 'freelance.remove-expired-requests',
  every: '41 * * * *',
  work: () => removeExpiredRequests(database.db),
})
