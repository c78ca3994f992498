import type { Currency } from '@commons/contract/shared/units.ts'
import { playDeposits } from '@commons/contract/wallet/deposits.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { copyText } from '../../../money/copy.ts'
import { Money } from '../../../money/Money.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'
import classes from '../WalletDialog.module.css'
import { QrCode } from './QrCode.tsx'
import ownClasses from './Receive.module.css'

/** Between two blocks of Bitcoin, on average. */
const minutesOfBlock = 10

/** Has the network's own chain of play money send something, to see it arrive. */
function PlayDeposit({ currency }: { currency: Currency }) {
  const offline = useConnection() === 'offline'
  const send = useWrite('add_play_deposit', { toasts: 'none' })
  return (
    <div className={ownClasses.play}>
      <p className={classes.text}>
        <Trans>
          This Commons has a blockchain of its own, with play money. It can send you some, as anyone with a
          wallet would.
        </Trans>
      </p>
      <Button
        variant="default"
        disabled={offline}
        loading={send.isPending}
        onClick={() => send.mutate({ currency })}
      >
        <span>
          <Trans>
            Send me <Money amount={playDeposits[currency]} currency={currency} always />
          </Trans>
        </span>
      </Button>
      <p role="status" className={classes.text}>
        {send.isSuccess && (
          <Trans>Sent. Your wallet shows it under Deposits as soon as it's in a block.</Trans>
        )}
      </p>
      <FailureNote failure={send.error?.message} />
    </div>
  )
}

/** The member's own address of a coin, which they are given the first time they look. */
export function OwnAddress({ currency, address }: { currency: Currency; address: string | null }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const give = useWrite('deposit_address', { toasts: 'none' })
  const renew = useWrite('deposit_address', { toasts: 'none' })
  const chains = useRead('chain_status', {}).data?.recdata ?? []
  const chain = chains.find(({ currencies }) => currencies.includes(currency))
  const { mutate } = give
  const lacks = address === null && !offline
  useEffect(() => {
    if (lacks) mutate({ currency })
  }, [lacks, mutate, currency])

  if (address === null && give.isError)
    return <ErrorState error={give.error} onRetry={() => give.mutate({ currency })} />
  if (address === null)
    return offline ? (
      <p className={classes.text}>
        <Trans>You get an address of your own once you're connected.</Trans>
      </p>
    ) : (
      <BoxSkeleton height={232} />
    )
  return (
    <div className={classes.form}>
      <QrCode text={address} label={t`QR code of your address`} />
      <p className={ownClasses.address}>{address}</p>
      <p className={classes.text}>
        <Trans>Only send {currency} to this address.</Trans>{' '}
        {chain && (
          <Plural
            value={chain.confirmations}
            one="It's credited once it's in a block."
            other="It's credited once it's in # blocks."
          />
        )}
        {chain?.chain === 'bitcoin' && chain.is_development === 0 && (
          <>
            {' '}
            <Plural
              value={chain.confirmations * minutesOfBlock}
              one="That takes about # minute."
              other="That takes about # minutes."
            />
          </>
        )}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={offline}
          loading={renew.isPending}
          onClick={() => renew.mutate({ currency, is_new: 1 })}
        >
          <Trans>New address</Trans>
        </Button>
        <Button
          data-autofocus
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyText(address)}
        >
          <Trans>Copy address</Trans>
        </Button>
      </div>
      <FailureNote failure={renew.error?.message} />
      {chain?.is_development === 1 && <PlayDeposit currency={currency} />}
    </div>
  )
}
