/** Surveys as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import { fewestSecretVoters, sharesOf, thresholds } from '@commons/contract/shared/survey.ts'
import type {
  Poll,
  Survey,
  SurveyCard,
  SurveyDetail,
  SurveyOption,
} from '@commons/contract/shared/survey-shown.ts'
import { authorShape } from '../../authors/author.shape.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { CardSurveyRow, ListedSurveyRow, ResultRow, SurveyRow } from './surveys.queries.ts'

type SurveyViewer = Pick<Viewer, 'media'>

const textFlag = (yes: boolean) => (yes ? '1' : '0')

function commonShape(row: CardSurveyRow, { media }: SurveyViewer) {
  return {
    id: row.id,
    ...authorShape(row.author_id, row, media),
    title: row.title,
    kind: row.kind,
    audience: row.audience,
    group_id: row.group_id,
    group_name: row.group_name,
    is_secret: flag(row.is_secret),
    results: row.results,
    is_changeable: flag(row.is_changeable),
    quorum: row.quorum,
    closing_date: row.closes_at.toISOString(),
    is_closed: flag(row.is_closed),
    vote_count: row.voters,
    is_voted: textFlag(row.choices !== null),
  } as const
}

const listedOptions = ({ options }: CardSurveyRow) =>
  options.map((options, place) => ({ id: place + 1, options }))

export const listedShape = (row: ListedSurveyRow, viewer: SurveyViewer): Survey => ({
  ...commonShape(row, viewer),
  options: listedOptions(row),
})

/** True where the viewer may see how the votes are distributed. */
const isResultShown = ({ results, is_closed, is_secret, voters, choices }: ResultRow) =>
  is_closed ||
  ((results === 'always' || (results === 'voted' && choices !== null)) &&
    (!is_secret || voters >= fewestSecretVoters))

function optionShapes(row: ResultRow): SurveyOption[] {
  const isShown = isResultShown(row)
  const percents = sharesOf(row.kind, row.votes, row.voters)
  const bars = row.quorum === null ? percents : thresholds(row.votes, row.quorum)
  return row.options.map((options, place) => {
    const option_id = place + 1
    // The choices of a secret ballot are unknown, so every option counts as voted for.
    const isVoted = row.choices !== null && (row.is_secret || row.choices.includes(option_id))
    const rank = row.kind === 'ranked' ? (row.choices?.indexOf(option_id) ?? -1) + 1 : 0
    return {
      option_id,
      options,
      is_voted: textFlag(isVoted),
      rank: rank > 0 ? rank : null,
      percent: isShown ? (percents[place] ?? 0) : null,
      vote_count: isShown ? (row.votes[place] ?? 0) : null,
      threshold: isShown ? (bars[place] ?? 0) : null,
    }
  })
}

/** Shapes the state of a vote, with its ballot's code where the caller may know it. */
export const votedShape = (row: ResultRow & { active: number }, receipt: string | null) =>
  ({
    id: row.id,
    is_voted: textFlag(row.choices !== null),
    vote_count: row.voters,
    executed_count: row.voters,
    active_count: row.active,
    is_result_shown: flag(isResultShown(row)),
    recdata: optionShapes(row),
    receipt,
  }) as const

export const cardShape = (row: CardSurveyRow, viewer: SurveyViewer): SurveyCard => ({
  ...commonShape(row, viewer),
  is_result_shown: flag(isResultShown(row)),
  recdata: optionShapes(row),
})

export const pollShape = (row: CardSurveyRow, viewer: SurveyViewer): Poll => ({
  ...cardShape(row, viewer),
  options: listedOptions(row),
})

export const surveyShape = (row: SurveyRow, viewer: SurveyViewer): SurveyDetail => ({
  ...cardShape(row, viewer),
  executed_count: row.voters,
  active_count: row.active,
  like_count: row.likes,
  is_liked: flag(row.is_liked),
  comments_count: row.comments,
  created_at: row.created_at.toISOString(),
  receipt: row.code,
  outcome: row.outcome,
})
