import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { holdingOf, useWallet } from '../../../money/use-wallet.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { openReceive, openTrade } from '../../wallet/public.ts'
import { VideoGrid } from '../card/VideoGrid.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import classes from './BuyEthPage.module.css'

interface StepProps {
  title: ReactNode
  /** What the step is done with. */
  action?: ReactNode
  children: ReactNode
}

function Step({ title, action, children }: StepProps) {
  return (
    <li className={classes.step}>
      <h2 dir="auto" className={classes.title}>
        {title}
      </h2>
      <div className={classes.words}>{children}</div>
      {action}
    </li>
  )
}

function ReceiveStep({ wallet }: { wallet: WalletBalance }) {
  const canArrive = holdingOf(wallet, 'ETH')?.is_connected === 1
  return (
    <Step
      title={<Trans>Send it to your wallet here</Trans>}
      action={
        <Button variant="default" aria-haspopup="dialog" onClick={() => void openReceive('ETH')}>
          <Trans>Receive ETH</Trans>
        </Button>
      }
    >
      {canArrive ? (
        <p>
          <Trans>
            Copy your ETH address or scan its QR code, and withdraw to it from the exchange. Check the first
            and last characters: a payment to a wrong address is lost.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            This Commons isn't connected to a blockchain yet, so ETH from outside can't arrive. Members can
            send you ETH to your @name.
          </Trans>
        </p>
      )}
    </Step>
  )
}

function TradeStep({ wallet }: { wallet: WalletBalance }) {
  const reason = useMoneyStop(wallet, { trades: true })
  const reasonId = useId()
  const price = wallet.fcell_eth_value
  return (
    <Step
      title={<Trans>Buy tokens with it</Trans>}
      action={
        <Button
          aria-haspopup="dialog"
          disabled={reason !== undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={() => void openTrade('buy')}
        >
          <Trans>Buy FCELL TOKEN</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Choose how many tokens you want. You see the whole price in ETH before you pay, and it holds for
          half a minute.
        </Trans>{' '}
        {price !== null && (
          <Trans>
            One token costs <Money amount={price} currency="ETH" full /> now.
          </Trans>
        )}
      </p>
      <p dir="auto" id={reasonId} role="status" className={reason === undefined ? undefined : classes.reason}>
        {reason}
      </p>
    </Step>
  )
}

function Steps({ wallet }: { wallet: WalletBalance }) {
  return (
    <Card as="div">
      <ol className={classes.steps}>
        <Step title={<Trans>Get ETH</Trans>}>
          <p>
            <Trans>
              ETH is sold by exchanges, not by Commons. Choose one that is licensed where you live, open an
              account, and pay by card or bank transfer. Begin with a small amount.
            </Trans>
          </p>
        </Step>
        <ReceiveStep wallet={wallet} />
        <TradeStep wallet={wallet} />
        <Step
          title={<Trans>See it in your wallet</Trans>}
          action={
            <Button component={Link} to={paths.wallet()} variant="default">
              <Trans>Open the wallet</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Tokens are there at once, with a receipt. You can sell them for ETH again, or withdraw both.
            </Trans>
          </p>
        </Step>
      </ol>
      <p className={classes.care}>
        <Trans>
          Nobody from Commons asks for your password, your codes, or the key of another wallet. Prices rise
          and fall: spend only what you can do without.
        </Trans>
      </p>
    </Card>
  )
}

function Videos() {
  const id = useId()
  const read = useRead('get_guide_videos', {})
  return (
    <section aria-labelledby={id} className={classes.videos}>
      <h2 id={id} className={classes.heading}>
        <Trans>Videos that show how</Trans>
      </h2>
      <Loaded read={read}>
        {({ response: { videos } }) =>
          videos.length === 0 ? (
            <p className={classes.none}>
              <Trans>There are no videos about this here yet.</Trans>
            </p>
          ) : (
            <VideoGrid videos={videos} heading="h3" />
          )
        }
      </Loaded>
    </section>
  )
}

/** How ETH and tokens are bought, step by step, with the wallet's own dialogs. */
export default function BuyEthPage() {
  const { t } = useLingui()
  const wallet = useWallet()
  return (
    <ListPage
      name={t`How to buy ETH`}
      hint={<Trans>From your first ETH to tokens in your wallet, in four steps.</Trans>}
    >
      <div className={classes.page}>
        <PlayNote place="page" />
        <Loaded read={wallet}>{({ recdata }) => <Steps wallet={recdata} />}</Loaded>
        <Videos />
      </div>
    </ListPage>
  )
}
