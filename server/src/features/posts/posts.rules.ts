/** Decisions about posts, without I/O. */
import { type NsfwReason, nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { Refusal } from '../../platform/call/refusal.ts'

/** The items of a comma list, trimmed, without empty ones and repetitions. */
export function listItems(text: string | undefined): string[] {
  return [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  ]
}

const isReason = (text: string): text is NsfwReason => (nsfwReasons as readonly string[]).includes(text)

/** Reasons for NSFW of a comma list; refuses one that is none. */
export function listReasons(text: string | undefined): NsfwReason[] {
  return listItems(text).map((item) => {
    if (!isReason(item)) throw new Refusal('invalid_fields', { fields: { nsfw: 'nsfw_unknown' } })
    return item
  })
}

interface Writing {
  readonly message: string
  readonly audience: string
  readonly hashtags: readonly string[]
  readonly nsfw: readonly string[]
}

/** True where an edit would leave the post as it is, which then is not one. */
export function isSameWriting(
  old: Writing & { readonly media_id: string | null },
  next: Writing & { readonly mediaId: string | null },
): boolean {
  const parts = ({ message, audience, hashtags, nsfw }: Writing) =>
    JSON.stringify([message, audience, hashtags, nsfw])
  return parts(old) === parts(next) && old.media_id === next.mediaId
}
