/** The captions of videos, as sent on the wire. */
import type { CaptionFile } from '@commons/contract/shared/captions.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { MediaAddresses } from '../../../platform/media/address.ts'
import type { CaptionRow } from './captions.queries.ts'

interface Reader {
  readonly signedFor?: number | undefined
  /** Whether they run the video's channel. */
  readonly isStaff?: boolean
}

export const captionsShape = (
  rows: readonly CaptionRow[],
  media: MediaAddresses,
  { signedFor, isStaff = false }: Reader = {},
): CaptionFile[] =>
  rows.map(({ language, key, may_not_fit }) => ({
    language,
    url: media.captions(key, signedFor),
    may_not_fit: flag(isStaff && may_not_fit),
  }))
