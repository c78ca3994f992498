import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { purge } from './posts.purge.ts'

/** Removes for good the posts and comments that were deleted 30 days ago. */
export const removeDeletedPosts = ({ database }: Platform): JobKind<object> => ({
  name: 'posts.remove-deleted',
  every: '17 * * * *',
  work: () => purge(database.db),
})
