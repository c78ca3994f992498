import type { HotCurrency } from '@commons/contract/wallet/sending.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { groupedAddress } from '../../wallet/public.ts'
import { Fact } from '../frame/Fact.tsx'
import classes from '../frame/Rows.module.css'
import { StaffLoaded } from '../frame/StaffPage.tsx'

const StopDialog = piece(() => import('./StopDialog.tsx'))

/** What withdrawals are sent from, with what is stopped. */
export function HotWallet() {
  const read = useRead('hot_wallet', {})
  return (
    <Card className={classes.part} aria-labelledby="hot-wallet">
      <h2 id="hot-wallet">
        <Trans>The wallet of withdrawals</Trans>
      </h2>
      <StaffLoaded read={read}>
        {({ recdata: { currencies } }) => (
          <>
            {currencies.every(({ is_signed: isSigned }) => isSigned === 0) && (
              <p className={classes.facts}>
                <Trans>Nobody signs here: what you approve is sent by hand.</Trans>
              </p>
            )}
            <ul className={classes.rows}>
              {currencies.map((of) => (
                <Row key={of.currency} of={of} />
              ))}
            </ul>
          </>
        )}
      </StaffLoaded>
    </Card>
  )
}

function Row({ of }: { of: HotCurrency }) {
  const [isOpen, setOpen] = useState(false)
  const { currency, balance, leaving, a_day: aDay, signed, waiting, stopped, limit } = of
  const { at_addresses: atAddresses, address, cold_address: cold, is_away: isAway } = of
  return (
    <li className={classes.row}>
      <h3 className={classes.name}>{currency}</h3>
      {isAway === 1 && (
        <p className={classes.facts} role="alert">
          <Trans>The signer or its chain doesn't answer. Nothing is sent until it does.</Trans>
        </p>
      )}
      {address !== '' && (
        <div className={classes.facts}>
          <dl className={classes.sheet}>
            <Fact name={<Trans>Address</Trans>}>
              <code>{groupedAddress(address)}</code>
            </Fact>
            {cold !== '' && (
              <Fact name={<Trans>Cold address</Trans>}>
                <code>{groupedAddress(cold)}</code>
              </Fact>
            )}
          </dl>
        </div>
      )}
      <p className={classes.facts}>
        {balance !== null && (
          <>
            <Trans>
              Has <Money amount={balance} currency={currency} always />
            </Trans>
            {/[1-9]/.test(leaving) && (
              <>
                {', '}
                <Trans>
                  <Money amount={leaving} currency={currency} always /> on its way
                </Trans>
              </>
            )}
            {'. '}
          </>
        )}
        {aDay !== null && signed !== null && (
          <>
            <Trans>
              Signed within a day: <Money amount={signed} currency={currency} always /> of{' '}
              <Money amount={aDay} currency={currency} always />
            </Trans>
            {'. '}
          </>
        )}
        {/[1-9]/.test(atAddresses) && (
          <>
            <Trans>
              At members' addresses: <Money amount={atAddresses} currency={currency} always />
            </Trans>
            {'. '}
          </>
        )}
        {limit !== null && (
          <>
            <Trans>
              Keeps at most <Money amount={limit} currency={currency} always />
            </Trans>
            {'. '}
          </>
        )}
        {waiting === 0 ? (
          <Trans>Nothing waits to be sent.</Trans>
        ) : (
          <Trans>
            <Plural value={waiting} one="# waits to be sent" other="# wait to be sent" />:{' '}
            <Money amount={of.waiting_amount} currency={currency} always />
          </Trans>
        )}
      </p>
      {stopped !== null && (
        <p className={classes.facts}>
          <Trans>
            Stopped <RelativeTime at={stopped.at} />: {stopped.reason}
          </Trans>
        </p>
      )}
      {of.is_signed === 1 && (
        <div className={classes.actions}>
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            {stopped === null ? <Trans>Stop {currency}</Trans> : <Trans>Resume {currency}</Trans>}
          </Button>
        </div>
      )}
      <Suspense>{isOpen && <StopDialog of={of} onClose={() => setOpen(false)} />}</Suspense>
    </li>
  )
}
