/** A member's names and picture as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import { faceAddress, type MediaAddresses } from '../platform/media/address.ts'
import type { AuthorRow } from './author.queries.ts'

/** Returns the mark of an automated account, which others go without. */
export const botShape = ({ is_bot }: { readonly is_bot: boolean | null }) =>
  is_bot === true ? { is_bot: flag(true) } : {}

export function authorShape(id: number, row: AuthorRow, media: MediaAddresses) {
  return {
    user_id: id,
    username: row.username,
    full_name: row.full_name,
    ...botShape(row),
    profile_pic: faceAddress(media, row.avatar_key),
  }
}
