import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../lists/MemberList.module.css'
import { MemberRow } from '../lists/MemberRow.tsx'
import { useBlockedHere } from '../members-here.ts'

interface MutualDialogProps {
  member: { readonly user_id: number; readonly full_name: string }
  onClose: () => void
}

/** The friends whom the viewer shares with a member. */
export default function MutualDialog({ member: { user_id, full_name }, onClose }: MutualDialogProps) {
  const { read, more } = useReadMore('mutual_friend_list', { view_user_id: user_id, limit: 20 })
  const blocked = useBlockedHere()
  return (
    <Dialog opened title={<Trans>Mutual friends</Trans>} size="full" onClose={onClose}>
      <Loaded read={read}>
        {(pages) => {
          const rows = pages.flatMap(({ recdata }) => recdata).filter((row) => !blocked.has(row.user_id))
          if (rows.length === 0 && !more.isThere)
            return (
              <EmptyState
                title={<Trans>No mutual friends</Trans>}
                hint={<Trans>Friends you share with {full_name} show up here.</Trans>}
              />
            )
          return (
            <div className={listPage.list}>
              <ul className={classes.rows}>
                {rows.map((row) => (
                  <MemberRow key={row.user_id} member={row} deeds="follow" />
                ))}
              </ul>
              <MoreButton more={more} />
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
