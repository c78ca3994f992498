/** Where a page of a list begins, as every list of the contract takes it. */
import { deepestRow } from '@commons/contract/shared/page.ts'
import { Refusal } from './refusal.ts'

/**
 * Where a page begins: the cursor that its rows are older than, and how many of those to pass over.
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
