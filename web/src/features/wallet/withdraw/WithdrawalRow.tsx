import type { Withdrawal } from '@commons/contract/wallet/withdrawals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useConnection } from '../../../api/connection.ts'
import { useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { ChainHash } from '../ChainHash.tsx'
import { shortAddress } from './grouped-address.ts'
import { useStateNames } from './use-state-names.ts'
import classes from '../Flows.module.css'

/** A withdrawal with its states so far, and a button to cancel it while that is possible. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { i18n } = useLingui()
  const names = useStateNames()
  const confirm = useConfirm()
  const offline = useConnection() === 'offline'
  const cancel = useWrite('withdrawal_cancel')
  const { withdrawal_id, currency, amount, fees, net, address, label, state, states, reason } = withdrawal
  const when = (at: string) => i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const usable = withdrawal.address_usable_at
  const shownAddress = shortAddress(address)

  async function ask() {
    const isSure = await confirm(<Trans>Cancel this withdrawal?</Trans>, {
      about: (
        <Trans>
          <Money amount={amount} currency={currency} full always /> will be back in your balance.
        </Trans>
      ),
      destructive: true,
    })
    if (isSure) cancel.mutate({ withdrawal_id })
  }

  return (
    <li className={classes.row}>
      <p className={classes.top}>
        <Money amount={amount} currency={currency} />
        <span
          className={clsx(
            classes.state,
            state === 'confirmed' && classes.done,
            (state === 'failed' || state === 'refused' || state === 'dropped') && classes.failed,
          )}
        >
          {names[state]}
        </span>
      </p>
      <p className={classes.about}>
        {label !== '' && (
          <>
            <bdi>{label}</bdi>{' '}
          </>
        )}
        <code title={address}>{shownAddress}</code>
      </p>
      <p className={classes.about}>
        <Trans>
          Fee <Money amount={fees} currency={currency} />, arrives <Money amount={net} currency={currency} />
        </Trans>
      </p>
      {withdrawal.hash !== '' && (
        <p className={classes.about}>
          <ChainHash hash={withdrawal.hash} short={withdrawal.short_hash} link={withdrawal.hash_link} />
        </p>
      )}
      {reason !== '' && (
        <p dir="auto" className={classes.about}>
          {reason}
        </p>
      )}
      <ol className={classes.steps}>
        {states.map((step) => (
          <li key={`${step.state} ${step.at}`}>
            {names[step.state]} <time dateTime={step.at}>{when(step.at)}</time>
          </li>
        ))}
      </ol>
      {state === 'waiting_address' && usable !== null && (
        <p className={classes.about}>
          <Trans>This address is new. It can be used from {when(usable)}.</Trans>
        </p>
      )}
      {withdrawal.is_paused === 1 && (
        <p className={classes.about}>
          <Trans>No {currency} is sent for the time being. Yours goes on by itself afterwards.</Trans>
        </p>
      )}
      {withdrawal.is_cancellable === 1 && (
        <Button
          variant="default"
          size="sm"
          loading={cancel.isPending}
          disabled={offline}
          onClick={() => void ask()}
        >
          <Trans>Cancel withdrawal</Trans>
        </Button>
      )}
    </li>
  )
}
