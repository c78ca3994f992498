import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeEndedRules } from '../barriers/barriers.queries.ts'
import { clearSignups } from './signups.queries.ts'

/** Forgets requests whose time is over, and rules that have ended. */
export const clearRegistration = ({ database: { db } }: Platform): JobKind<object> => ({
  name: 'accounts.clear_registration',
  every: '17 * * * *',
  async work() {
    await clearSignups(db)
    await removeEndedRules(db)
  },
})
