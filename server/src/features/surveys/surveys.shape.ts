/** Rows of surveys as the wire shows them. */
import { flag } from '@commons/contract/shared/flag.ts'
import { percentages } from '@commons/contract/shared/survey.ts'
import type { Survey, SurveyDetail } from '@commons/contract/surveys.ts'
import { authorShape } from '../../authors/author.shape.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { ListedSurveyRow, SurveyRow } from './surveys.queries.ts'

type SurveyViewer = Pick<Viewer, 'media'>

const textFlag = (yes: boolean) => (yes ? '1' : '0')

function commonShape(row: SurveyRow | ListedSurveyRow, { media }: SurveyViewer) {
  return {
    id: row.id,
    ...authorShape(row.author_id, row, media),
    title: row.title,
    closing_date: row.closes_at.toISOString(),
    is_closed: flag(row.is_closed),
    vote_count: row.votes.reduce((sum, each) => sum + each, 0),
  }
}

export function listedShape(row: ListedSurveyRow, viewer: SurveyViewer): Survey {
  return {
    ...commonShape(row, viewer),
    options: row.options.map((options, place) => ({ id: place + 1, options })),
    is_voted: textFlag(row.choice !== null),
  }
}

export function surveyShape(row: SurveyRow, viewer: SurveyViewer): SurveyDetail {
  const percents = percentages(row.votes)
  const common = commonShape(row, viewer)
  return {
    ...common,
    executed_count: common.vote_count,
    active_count: row.active,
    like_count: row.likes,
    is_liked: flag(row.is_liked),
    comments_count: row.comments,
    created_at: row.created_at.toISOString(),
    recdata: row.options.map((options, place) => ({
      option_id: place + 1,
      options,
      is_voted: textFlag(row.choice === place + 1),
      percent: percents[place] ?? 0,
      vote_count: row.votes[place] ?? 0,
    })),
  }
}
