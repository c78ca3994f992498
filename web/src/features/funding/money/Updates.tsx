import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../Panel.module.css'
import { UpdateForm } from './UpdateForm.tsx'

/** The owner's updates to the backers, latest first. */
export function Updates({ groupId, isOwner }: { groupId: number; isOwner: boolean }) {
  const list = useReadMore('backer_update_list', { group_id: groupId })
  return (
    <>
      {isOwner && <UpdateForm key={groupId} groupId={groupId} />}
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>No updates yet</Trans>}
            hint={<Trans>News for backers shows up here.</Trans>}
          />
        }
      >
        {({ backer_update_id, message, created_at }) => (
          <li key={backer_update_id} className={classes.row}>
            <div className={classes.about}>
              <p className={classes.aside}>
                <RelativeTime at={created_at} />
              </p>
              <p dir="auto" className={classes.text}>
                {message}
              </p>
            </div>
          </li>
        )}
      </LoadedRows>
    </>
  )
}
