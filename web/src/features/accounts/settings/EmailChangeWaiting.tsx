import { Trans } from '@lingui/react/macro'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'

function Confirmation({ email, confirmed }: { email: string; confirmed: boolean }) {
  return (
    <li className={classes.confirmation}>
      {confirmed ? (
        <IconCheck size={20} stroke={2.5} aria-hidden="true" />
      ) : (
        <IconClock size={20} aria-hidden="true" />
      )}
      <span>
        <strong>{email}</strong>
        {confirmed ? <Trans>Confirmed</Trans> : <Trans>Open the link we sent here</Trans>}
      </span>
    </li>
  )
}

interface EmailChangeWaitingProps {
  oldEmail: string
  newEmail: string
  oldConfirmed: boolean
  newConfirmed: boolean
}

/** An unfinished change of address: which addresses have confirmed it, and a button to cancel. */
export function EmailChangeWaiting({
  oldEmail,
  newEmail,
  oldConfirmed,
  newConfirmed,
}: EmailChangeWaitingProps) {
  const { mutate, isPending } = useWrite('email_change_delete')
  return (
    <div className={classes.notice}>
      <p className={classes.noticeText}>
        <Trans>To change your address, open the links in both emails within a day.</Trans>
      </p>
      <ul className={classes.plain}>
        <Confirmation email={oldEmail} confirmed={oldConfirmed} />
        <Confirmation email={newEmail} confirmed={newConfirmed} />
      </ul>
      <OnlineButton variant="default" loading={isPending} onClick={() => mutate({})}>
        <Trans>Keep the old address</Trans>
      </OnlineButton>
    </div>
  )
}
