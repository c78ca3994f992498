import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { SuggestedMembers } from '../SuggestedMembers.tsx'
import { useSuggested } from '../use-suggested.ts'
import { requestsAsked } from './requests.ts'
import { SeeAll } from './SeeAll.tsx'

const most = 5

/** The first suggested members, with a link to the others. */
export function SuggestedForYou() {
  const { t } = useLingui()
  const { members: all, read } = useSuggested()
  const { data, error, isPaused, refetch } = read
  // Members with a follow request are already in the panel beside this one.
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
      {(rows) => (
        <>
          <SuggestedMembers members={rows} />
          {((members?.length ?? 0) > most || data?.next !== undefined) && (
            <SeeAll of="suggested" label={t`See all suggestions`} />
          )}
        </>
      )}
    </SidePanel>
  )
}
