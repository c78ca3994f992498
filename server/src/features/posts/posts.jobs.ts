import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeExpiredPosts } from './posts.queries.ts'

/** Posts that were deleted 30 days ago leave for good, with their pictures. */
export const removeDeletedPosts = ({ database, pictures }: Platform): JobKind<object> => ({
  name: 'posts.remove-deleted',
  every: '17 * * * *',
  async work() {
    const keys = await removeExpiredPosts(database.db)
    for (const key of keys) await pictures.remove(key)
  },
})
