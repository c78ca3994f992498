import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PledgeRow } from './PledgeRow.tsx'
import classes from './Pledges.module.css'

/** The member's pledges that are still held in escrow, latest first. */
export default function PledgesDialog({ onClose }: { onClose: () => void }) {
  const list = useReadMore('pledge_list', {})
  return (
    <Dialog opened title={<Trans context="wallet">Your pledges</Trans>} size="small" onClose={onClose}>
      <PlayNote />
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>No open pledges</Trans>}
            hint={<Trans>What you pledge to a project shows up here until it's settled.</Trans>}
          />
        }
      >
        {(pledge) => <PledgeRow key={pledge.pledge_id} pledge={pledge} />}
      </LoadedRows>
    </Dialog>
  )
}
