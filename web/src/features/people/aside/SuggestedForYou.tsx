import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { SuggestedMembers } from '../SuggestedMembers.tsx'
import { useSuggested } from '../use-suggested.ts'
import { requestsAsked } from './requests.ts'

const most = 5

/** Members whom one might want to follow. */
export function SuggestedForYou() {
  const { members: all, read } = useSuggested()
  const { error, isPaused, refetch } = read
  // Who asks already stands beside it, with more to choose.
  const asking = useRead('follow_request_list', requestsAsked).data?.recdata ?? []
  const members = all?.filter(({ user_id }) => !asking.some((member) => member.user_id === user_id))
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
