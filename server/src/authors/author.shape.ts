/** A member's names and picture as sent on the wire. */
import { faceAddress, type MediaAddresses } from '../platform/media/address.ts'
import type { AuthorRow } from './author.queries.ts'

export function authorShape(id: number, row: AuthorRow, media: MediaAddresses) {
  return {
    user_id: id,
    username: row.username,
    full_name: row.full_name,
    profile_pic: faceAddress(media, row.avatar_key),
  }
}
