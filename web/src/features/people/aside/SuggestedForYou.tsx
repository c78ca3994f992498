import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useBlockedHere } from '../members-here.ts'
import { SuggestedMembers } from '../SuggestedMembers.tsx'
import { requestsAsked } from './requests.ts'

const most = 5

/** Members whom one might want to follow. */
export function SuggestedForYou() {
  const { data, error, isPaused, refetch } = useRead('sujjested_channels', {})
  const blocked = useBlockedHere()
  // Who asks already stands beside it, with more to choose.
  const asking = useRead('follow_request_list', requestsAsked).data?.recdata ?? []
  const members = data?.recdata.filter(
    ({ user_id }) => !blocked.has(user_id) && !asking.some((member) => member.user_id === user_id),
  )
  return (
    <SidePanel
      title={<Trans>Suggested for you</Trans>}
      rows={members?.slice(0, most)}
      error={error}
      isPaused={isPaused}
      onRetry={() => void refetch()}
    >
      {(rows) => <SuggestedMembers members={rows} />}
    </SidePanel>
  )
}
