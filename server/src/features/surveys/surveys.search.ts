/** Surveys as they are searched for. */
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../authors/author.shape.ts'
import type { SearchKind } from '../../platform/search-kinds.ts'
import { listSurveys } from './surveys.queries.ts'

/** So many are found at once, from the newest on. */
const newest = {
  before: { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER },
  limit: 5,
  offset: 0,
}

export const searchForSurveys: SearchKind = async (db, { words, isFiltered }, { member, media }) => {
  if (isFiltered || words === '') return []
  const rows = await listSurveys(db, member.id, { title: words, state: undefined, page: newest })
  return rows.map((row) => ({
    kind: 'survey',
    id: row.id,
    ...authorShape(row.author_id, row, media),
    title: row.title,
    closing_date: row.closes_at.toISOString(),
    is_closed: flag(row.is_closed),
  }))
}
