import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../../api/use-read-more.ts'
import { LoadedRows } from '../../../../shown/LoadedRows.tsx'
import classes from '../../../../settings-kit/Settings.module.css'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitationRow } from './InvitationRow.tsx'

/** The member's invitations, and who came by them. */
export function InvitationsPanel() {
  const list = useReadMore('invitation_list', { limit: 20 })
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        <Trans>
          Whoever opens the link of an invitation can register, also where others need an approval. You see
          who came by it.
        </Trans>
      </p>
      <InvitationForm />
      <LoadedRows
        of={list}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>You haven't invited anybody yet</Trans>}
            hint={<Trans>Make an invitation, and send its link to whom you'd like to have here.</Trans>}
          />
        }
      >
        {(invitation) => <InvitationRow key={invitation.invitation_id} of={invitation} />}
      </LoadedRows>
    </div>
  )
}
