import type { Poll } from '@commons/contract/shared/survey-shown.ts'
import { useRead } from '../../../api/use-call.ts'
import { SurveyInPlace } from '../in-place/SurveyInPlace.tsx'

/** A survey to vote in, which keeps updating after it has left the list of those to vote in. */
export function PollVoting({ poll, onLeave }: { poll: Poll; onLeave?: () => void }) {
  const { data } = useRead('voting_detail', { voting_title_id: poll.id })
  return <SurveyInPlace survey={data ?? poll} {...(onLeave ? { onLeave } : {})} />
}
