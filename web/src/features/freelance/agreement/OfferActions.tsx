import type { Payment } from '@commons/contract/freelance/agreements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import classes from './AgreementPage.module.css'

/** Answers an offer, or takes it back. */
export function OfferActions({ offer: { id, status, role } }: { offer: Payment }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const accept = useWrite('accept_award')
  if (status !== 'pending') return null
  const acceptNow = async () => {
    const about = t`The project is then yours, at these terms.`
    if (await confirm(t`Accept this offer?`, { about })) accept.mutate({ payment_id: id })
  }
  const say = (call: 'decline_award' | 'withdraw_award') =>
    void openDialog(() => import('./ReasonDialog.tsx'), { call, paymentId: id })
  return (
    <div className={classes.actions}>
      {role === 'freelancer' ? (
        <>
          <Button loading={accept.isPending} onClick={() => void acceptNow()}>
            <Trans context="an offer">Accept</Trans>
          </Button>
          <Button variant="default" onClick={() => say('decline_award')}>
            <Trans context="an offer">Decline</Trans>
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => say('withdraw_award')}>
          <Trans>Withdraw offer</Trans>
        </Button>
      )}
    </div>
  )
}
