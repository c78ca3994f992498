import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Money } from '../../../money/Money.tsx'
import { usePayment } from '../../../money/use-payment.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { Worth } from './milestone-texts.tsx'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

interface RefundOfProps {
  milestone: Milestone
  refund: NonNullable<Milestone['refund']>
  sides: Sides
}

/** A request for a refund that waits: the freelancer answers it, and the client can withdraw it. */
export function RefundOf({ milestone: { acts }, refund, sides }: RefundOfProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const payment = usePayment('answer_refund')
  const { refund_id, tokens, message } = refund
  const name = sides.client

  async function answer(status: 'accepted' | 'declined' | 'withdrawn') {
    const about = (
      <Trans>
        <Money amount={tokens} currency="FCELL" full always /> go back to {name}. That can't be undone.
      </Trans>
    )
    if (status === 'accepted' && !(await confirm(t`Accept this refund?`, { about, pays: true }))) return
    void payment.pay({ refund_id, status })
  }

  return (
    <div className={classes.said}>
      <p className={classes.what}>
        <strong>
          <Trans>Refund requested</Trans>
        </strong>
        {' · '}
        <Worth of={refund} />
      </p>
      {message !== '' && (
        <p dir="auto" className={classes.text}>
          {message}
        </p>
      )}
      <FailureNote failure={payment.failure} />
      <div className={classes.actions}>
        {payment.unsure ? (
          <Button size="sm" loading={payment.pending} onClick={payment.again}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <>
            {acts.includes('answer_refund') && (
              <>
                <Button size="sm" loading={payment.pending} onClick={() => void answer('accepted')}>
                  <Trans>Accept refund</Trans>
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  disabled={payment.pending}
                  onClick={() => void answer('declined')}
                >
                  <Trans>Decline refund</Trans>
                </Button>
              </>
            )}
            {acts.includes('withdraw_refund') && (
              <Button
                size="sm"
                variant="default"
                loading={payment.pending}
                onClick={() => void answer('withdrawn')}
              >
                <Trans>Withdraw request</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
