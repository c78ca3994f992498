import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeExpiredPosts } from './posts.queries.ts'

/** Posts that were deleted 30 days ago leave for good. */
export const removeDeletedPosts = ({ database }: Platform): JobKind<object> => ({
  name: 'posts.remove-deleted',
  every: '17 * * * *',
  work: () => removeExpiredPosts(database.db),
})
