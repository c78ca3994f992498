/** Videos in search. */
import { faceAddress } from '../../platform/media/address.ts'
import { searchKind } from '../../platform/search-kinds.ts'
import { type FoundVideoRow, foundVideos } from './lists/found.queries.ts'

export const searchForVideos = searchKind<FoundVideoRow>({
  byWords: foundVideos,
  shape: ({ id, title, channel_id, channel_name, channel_key, created_at }, { media }) => ({
    kind: 'video',
    id,
    title,
    channel_id,
    channel_name,
    channel_file: faceAddress(media, channel_key),
    created_at: new Date(created_at).toISOString(),
  }),
})
