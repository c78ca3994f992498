import { media_hash_list } from '@commons/contract/moderation/media-hashes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listBlockedFiles } from './media-hashes.queries.ts'

export default handle(media_hash_list, async (_, { db, page }) => {
  const rows = await listBlockedFiles(db, page)
  return {
    recdata: rows.map(({ id, created_at, ...row }) => ({
      media_hash_id: id,
      ...row,
      created_at: created_at.toISOString(),
    })),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
