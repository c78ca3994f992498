import { percentages } from '@commons/contract/shared/survey.ts'
import type { SurveyDetail } from '@commons/contract/surveys.ts'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'

/** The survey with one's own vote for this option, as the server will count it. */
function withVote(survey: SurveyDetail, option: number): SurveyDetail {
  const votes = survey.recdata.map(({ option_id, vote_count }) => vote_count + (option_id === option ? 1 : 0))
  const percents = percentages(votes)
  return {
    ...survey,
    vote_count: survey.vote_count + 1,
    executed_count: survey.executed_count + 1,
    active_count: Math.max(0, survey.active_count - 1),
    recdata: survey.recdata.map((each, place) => ({
      ...each,
      is_voted: each.option_id === option ? '1' : '0',
      vote_count: votes[place] ?? 0,
      percent: percents[place] ?? 0,
    })),
  }
}

export const hasVoted = ({ recdata }: Pick<SurveyDetail, 'recdata'>) =>
  recdata.some(({ is_voted }) => is_voted === '1')

/** The survey as it is shown: with a vote that is on its way, and whether one has been cast here. */
export function useVote(survey: SurveyDetail) {
  const [sent, setSent] = useState<number>()
  const write = useWrite('user_voting', {
    onStart: ({ option_id }) => setSent(Number(option_id)),
    onRefused: () => setSent(undefined),
  })
  const isAhead = sent !== undefined && !hasVoted(survey)
  return {
    shown: isAhead ? withVote(survey, sent) : survey,
    isDone: sent !== undefined,
    isPending: write.isPending,
    vote: (option_id: number) => write.mutate({ voting_title_id: survey.id, option_id }),
  }
}
