/** Surveys in search. */
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { searchKind } from '../../platform/search-kinds.ts'
import { type FoundSurveyRow, foundSurveys } from './surveys.queries.ts'

export const searchForSurveys = searchKind<FoundSurveyRow>({
  byWords: foundSurveys,
  shape: (row, { media }) => ({
    kind: 'survey',
    id: row.id,
    ...authorShape(row.author_id, row, media),
    title: row.title,
    closing_date: new Date(row.closes_at).toISOString(),
    is_closed: flag(row.is_closed),
  }),
})
