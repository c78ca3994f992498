/** Decisions about posts, without I/O. */
import { deepestRow } from '@commons/contract/shared/page.ts'
import { Refusal } from '../../platform/call/refusal.ts'

const mostTags = 5

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

/** Tags as they are kept: without spaces, # and _; at most five, the others are ignored as documented. */
export function cleanTags(text: string | undefined): string[] {
  const tags = listItems(text).map((tag) => tag.replaceAll(/[\s#_]/gu, ''))
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, mostTags)
}

/**
 * Where a page begins: the id that its posts are older than, and how many of those to pass over.
 * Refuses a page so deep that passing over would cost more than showing, and a cursor that is not ours.
 */
export function pageStart({
  before,
  page = 1,
  limit,
}: {
  before?: string | undefined
  page?: number | undefined
  limit: number
}) {
  if (before !== undefined) {
    if (!/^[1-9]\d{0,14}$/.test(before))
      throw new Refusal('invalid_fields', { fields: { before: 'before_invalid' } })
    return { before: Number(before), offset: 0 }
  }
  if (page * limit > deepestRow) throw new Refusal('invalid_fields', { fields: { page: 'page_too_deep' } })
  return { before: Number.MAX_SAFE_INTEGER, offset: (page - 1) * limit }
}
