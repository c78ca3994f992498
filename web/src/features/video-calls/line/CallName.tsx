import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import { Plural, Trans } from '@lingui/react/macro'

/** Says how a call went: "Call, 3 min", "Missed call". */
export function CallName({ call, isOwn }: { call: ToldVideoCall; isOwn: boolean }) {
  const { state, seconds } = call
  if (state === 'ended') {
    const minutes = Math.max(1, Math.round(seconds / 60))
    if (seconds < 60) return <Plural value={seconds} one="Call, # s" other="Call, # s" />
    return <Plural value={minutes} one="Call, # min" other="Call, # min" />
  }
  if (state === 'accepted') return <Trans>Call under way</Trans>
  if (state === 'declined') return <Trans>Declined call</Trans>
  if (!isOwn) return <Trans>Missed call</Trans>
  return state === 'busy' ? <Trans>Call while they were busy</Trans> : <Trans>Unanswered call</Trans>
}
