import { sharesOf } from '@commons/contract/shared/survey.ts'
import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import { useState } from 'react'
import { isUnanswered } from '../../../api/call-once.ts'
import { useWrite } from '../../../api/use-call.ts'
import { hasVoted } from '../kinds.ts'
import type { Choices } from './choices.ts'
import { dropReceipt, receiptFor, settleReceipt, useReceipt, type Receipt } from './receipts.ts'

/** Returns the survey with the member's first vote, for this option, as the server will count it. */
function withVote<S extends SurveyCard>(survey: S, option: number): S {
  const votes = survey.recdata.map(({ option_id, vote_count }) =>
    option_id === option ? (vote_count ?? 0) + 1 : (vote_count ?? 0),
  )
  const percents = sharesOf(survey.kind, votes, survey.vote_count + 1)
  return {
    ...survey,
    is_voted: '1',
    vote_count: survey.vote_count + 1,
    recdata: survey.recdata.map((each, place) => ({
      ...each,
      is_voted: each.option_id === option ? '1' : '0',
      vote_count: votes[place] ?? 0,
      percent: percents[place] ?? 0,
    })),
  }
}

/** Whether the result of a vote can be computed before the server answers. */
const isForeseen = ({ kind, is_secret, quorum, is_result_shown }: SurveyCard) =>
  kind === 'single' && is_secret === 0 && quorum === null && is_result_shown === 1

/** Returns what the member has voted for, as far as the server or this browser knows. */
export function ownChoices({ is_secret, kind, recdata }: SurveyCard, receipt: Receipt | undefined): Choices {
  if (is_secret === 1) return receipt?.choices ?? []
  const own = recdata.filter(({ is_voted }) => is_voted === '1')
  const inOrder = kind === 'ranked' ? own.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)) : own
  return inOrder.map(({ option_id }) => option_id)
}

/** Returns the survey as shown, with a vote being sent, and the function to vote. */
export function useVote<S extends SurveyCard>(survey: S) {
  const [sent, setSent] = useState<Receipt>()
  const [isDone, setIsDone] = useState(false)
  const receipt = useReceipt(survey.id)
  const write = useWrite('user_voting', {
    onRefused(error, { code = '' }) {
      setSent(undefined)
      // Unanswered votes may have arrived: sent again, they keep their code.
      if (!isUnanswered(error)) dropReceipt(survey.id, code)
    },
    onDone({ receipt: code }, { option_id, option_ids }) {
      setIsDone(true)
      if (code) settleReceipt(survey.id, { code, choices: (option_ids ?? [option_id ?? 0]).map(Number) })
    },
  })
  const isAhead = sent !== undefined && !hasVoted(survey) && isForeseen(survey)
  return {
    shown: isAhead ? withVote(survey, sent.choices[0] ?? 0) : survey,
    /** The vote was cast here, just now. */
    isDone: isDone || isAhead,
    isPending: write.isPending,
    receipt,
    /** `onArrived` is called once the survey on screen includes the vote. */
    vote(chosen: Choices, onArrived: () => void) {
      const choices = survey.kind === 'several' ? chosen.toSorted((one, other) => one - other) : chosen
      const next = receiptFor(survey.id, choices)
      setSent(next)
      write.mutate(
        {
          voting_title_id: survey.id,
          ...(survey.kind === 'single' ? { option_id: choices[0] ?? 0 } : { option_ids: [...choices] }),
          code: next.code,
        },
        { onSuccess: onArrived },
      )
    },
  }
}
