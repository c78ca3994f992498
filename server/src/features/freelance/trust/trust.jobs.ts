import type { Db } from '../../../platform/db/prepared.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeExpiredRequests } from '../links/links.queries.ts'
import { removeExpiredCodes } from './phone-codes.queries.ts'

async function removeExpired(db: Db): Promise<void> {
  await removeExpiredCodes(db)
  await removeExpiredRequests(db)
}

/** Forgets phone numbers that were typed and not proven, and logins elsewhere that nobody came back from. */
export const removesExpiredCodes = ({ database }: Platform): JobKind<object> => ({
  name: 'freelance.remove-expired-codes',
  every: '47 * * * *',
  work: () => removeExpired(database.db),
})
