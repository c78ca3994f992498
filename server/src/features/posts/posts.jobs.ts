import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { purge } from './posts.purge.ts'

/** Posts and comments that were deleted 30 days ago leave for good. */
export const removeDeletedPosts = ({ database }: Platform): JobKind<object> => ({
  name: 'posts.remove-deleted',
  every: '17 * * * *',
  work: () => purge(database.db),
})
