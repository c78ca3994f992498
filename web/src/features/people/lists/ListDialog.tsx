import { Trans } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { ListOf } from './list-of.ts'
import { MemberList } from './MemberList.tsx'

const titles = {
  followers: <Trans>Followers</Trans>,
  following: <Trans>Followings</Trans>,
  friends: <Trans>Friends</Trans>,
  requests: <Trans>Follow requests</Trans>,
} satisfies Record<ListOf, unknown>

/** One of the viewer's lists in full, of which a panel shows the beginning. */
export default function ListDialog({ of, onClose }: { of: ListOf; onClose: () => void }) {
  const me = useSession()
  if (!me) return null
  return (
    <Dialog opened title={titles[of]} size="full" onClose={onClose}>
      <MemberList of={of} member={{ user_id: me.id, full_name: '' }} isOwn />
    </Dialog>
  )
}
