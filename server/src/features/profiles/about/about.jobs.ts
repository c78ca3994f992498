import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeDeletedEntries } from '../../../entries/entries.queries.ts'

/** Removes entries for good that were deleted 30 days ago. */
export const removeDeletedAbout = ({ database }: Platform): JobKind<object> => ({
  name: 'profiles.remove-deleted-about',
  every: '23 * * * *',
  work: () => removeDeletedEntries(database.db),
})
