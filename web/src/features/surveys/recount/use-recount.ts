import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import { useEffect, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { recount, type Recounted } from './recount.ts'

/** Yields the ballots, page by page. */
async function* ballotsOf(voting_title_id: number, signal: AbortSignal) {
  let after: string | undefined
  do {
    const page = await call(
      'voting_ballots',
      { voting_title_id, ...(after === undefined ? {} : { after }) },
      { signal },
    )
    yield page.recdata
    after = page.next
  } while (after !== undefined)
}

interface Recounting {
  readonly count: number
  readonly done?: Recounted
  readonly failure?: CallError
}

/** Recounts a closed survey in this browser. */
export function useRecount(survey: SurveyDetail) {
  const [state, setState] = useState<Recounting>({ count: 0 })
  const [turn, setTurn] = useState(0)
  const hash = survey.outcome?.chain_hash
  useEffect(() => {
    if (hash === undefined) return undefined
    const stop = new AbortController()
    setState({ count: 0 })
    recount(survey, ballotsOf(survey.id, stop.signal), (count) => {
      if (!stop.signal.aborted) setState({ count })
    }).then(
      (done) => {
        if (!stop.signal.aborted) setState({ count: done.ballots.length, done })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setState(({ count }) => ({ count, failure: error }))
      },
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a closed survey stays as it is
  }, [survey.id, hash, turn])
  return { ...state, retry: () => setTurn(turn + 1) }
}
