import { Trans } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { WholeList } from './list-kinds.tsx'
import { MemberList } from './MemberList.tsx'
import { SuggestedList } from './SuggestedList.tsx'

const titles = {
  followers: <Trans>Followers</Trans>,
  following: <Trans>Followings</Trans>,
  friends: <Trans>Friends</Trans>,
  requests: <Trans>Follow requests</Trans>,
  suggested: <Trans>Suggested for you</Trans>,
} satisfies Record<WholeList, unknown>

/** One of the viewer's lists in full, of which a panel shows the beginning. */
export default function ListDialog({ of, onClose }: { of: WholeList; onClose: () => void }) {
  const me = useSession()
  if (!me) return null
  return (
    <Dialog opened title={titles[of]} size="full" onClose={onClose}>
      {of === 'suggested' ? (
        <SuggestedList />
      ) : (
        <MemberList of={of} member={{ user_id: me.id, full_name: '' }} isOwn />
      )}
    </Dialog>
  )
}
