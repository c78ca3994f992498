/** Reasons for NSFW, without I/O. */
import { type NsfwReason, nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { listItems } from './comma-list.ts'

const isReason = (text: string): text is NsfwReason => (nsfwReasons as readonly string[]).includes(text)

/** Returns the reasons for NSFW in a comma-separated list; refuses an unknown one. */
export function listReasons(text: string | undefined): NsfwReason[] {
  return listItems(text).map((item) => {
    if (!isReason(item)) throw new Refusal('invalid_fields', { fields: { nsfw: 'nsfw_unknown' } })
    return item
  })
}
