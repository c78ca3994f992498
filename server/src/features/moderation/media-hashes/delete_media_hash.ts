import { delete_media_hash } from '@commons/contract/moderation/media-hashes.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { removeBlockedFile } from './media-hashes.queries.ts'

export default handle(delete_media_hash, async ({ media_hash_id }, context) => {
  const { tx, refuse, logAct } = context
  const { sha256 } = (await removeBlockedFile(tx, media_hash_id)) ?? refuse('media_hash_not_found')
  await hintQueue(context)
  logAct({ object: { kind: 'media_hash', id: sha256 } })
  return {}
})
