import type { Reserve, ReserveDay } from '@commons/contract/wallet/reserves.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { groupedAddress } from '../withdraw/grouped-address.ts'
import { CheckOwn } from './CheckOwn.tsx'
import classes from './Reserves.module.css'

/** What members own beside what the network has on chains, for everybody. */
export default function ReservesPage() {
  const { t } = useLingui()
  usePageTitle(t`Reserves`)
  const read = useRead('get_reserves', {})
  return (
    <Card className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Reserves</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>
          Once a day we add up what members own, and ask the blockchains what our addresses have. Everybody
          can compare the two, and each member can check that their own money was counted.
        </Trans>
      </p>
      <Loaded read={read}>
        {({ recdata: days, is_play_money: isPlay }) => {
          const [latest] = days
          if (!latest)
            return (
              <EmptyState
                title={<Trans>Nothing was counted yet</Trans>}
                hint={<Trans>The first count is taken within ten minutes.</Trans>}
              />
            )
          return (
            <>
              {isPlay === 1 && (
                <p className={classes.note}>
                  <Trans>All amounts here are play money. No blockchain has to have them.</Trans>
                </p>
              )}
              <Counted day={latest} />
              <Limits />
              {days.length > 1 && <Earlier days={days.slice(1)} />}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function Counted({ day: { taken_at: taken, reserves } }: { day: ReserveDay }) {
  const { i18n } = useLingui()
  const isMember = useSession() !== null
  const when = i18n.date(new Date(taken), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <>
      <p className={classes.text}>
        <Trans>
          Counted on <time dateTime={taken}>{when}</time>.
        </Trans>
      </p>
      {reserves.map((of) => (
        <Of key={of.currency} of={of} isMember={isMember} />
      ))}
    </>
  )
}

function Of({ of, isMember }: { of: Reserve; isMember: boolean }) {
  const id = useId()
  const { currency, owned, held_for_others: held, on_chain: onChain, difference, root } = of
  const isMissing = difference?.startsWith('-') === true
  return (
    <section className={classes.currency} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {currency}
      </h2>
      <dl className={classes.figures}>
        <Figure name={<Trans>Members own</Trans>}>
          <Money amount={owned} currency={currency} always />
        </Figure>
        <Figure name={<Trans>Held for others</Trans>}>
          <Money amount={held} currency={currency} always />
        </Figure>
        <Figure name={<Trans>Our addresses have</Trans>}>
          {onChain === null ? (
            <Trans context="reserves">Unknown</Trans>
          ) : (
            <Money amount={onChain} currency={currency} always />
          )}
        </Figure>
        {difference !== null && (
          <Figure name={isMissing ? <Trans>Missing</Trans> : <Trans>More than is owed</Trans>}>
            <span className={isMissing ? classes.missing : classes.enough}>
              <Money amount={difference.replace('-', '')} currency={currency} always />
            </span>
          </Figure>
        )}
      </dl>
      {onChain === null && (
        <p className={classes.text}>
          <Trans>We don't know what a blockchain has of it.</Trans>
        </p>
      )}
      {(of.addresses.length > 0 || root !== '') && (
        <details className={classes.details}>
          <summary>
            <Trans>To check it yourself</Trans>
          </summary>
          {of.height !== null && (
            <p className={classes.text}>
              <Trans>The addresses had this in block {String(of.height)}.</Trans>
            </p>
          )}
          <ul className={classes.addresses}>
            {of.addresses.map(({ address, amount }) => (
              <li key={address}>
                <code>{groupedAddress(address)}</code> <Money amount={amount} currency={currency} always />
              </li>
            ))}
            {of.of_members.addresses > 0 && (
              <li>
                <Trans>
                  At addresses of members: <Money amount={of.of_members.amount} currency={currency} always />
                </Trans>
              </li>
            )}
          </ul>
          {root !== '' && (
            <>
              <p className={classes.text}>
                <Trans>
                  The top of the tree, which has to be the same for everybody. Compare it with what others
                  see.
                </Trans>
              </p>
              <p className={classes.hash} translate="no">
                <code>{root}</code>
              </p>
            </>
          )}
        </details>
      )}
      {isMember && root !== '' && <CheckOwn currency={currency} root={root} />}
    </section>
  )
}

const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt dir="auto">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What all this says, and what it doesn't. */
const Limits = () => (
  <section className={classes.currency} aria-labelledby="limits">
    <h2 id="limits" className={classes.heading}>
      <Trans>What this proves, and what it doesn't</Trans>
    </h2>
    <p className={classes.text}>
      <Trans>
        Each balance is divided into three parts and mixed with all others. Every part is a leaf of a tree
        whose nodes have the sum of what is below them, and no sum is below zero. From your parts your browser
        calculates the top. If that's the published one, your money is in the sum.
      </Trans>
    </p>
    <p className={classes.text}>
      <Trans>
        It doesn't prove that everybody checked, that nothing is owed outside this network, that the coins
        weren't borrowed for a day, or that nobody else has the keys. A balance that nobody checks could be
        left out.
      </Trans>
    </p>
  </section>
)

function Earlier({ days }: { days: readonly ReserveDay[] }) {
  const { i18n } = useLingui()
  return (
    <details className={classes.details}>
      <summary>
        <Trans>Earlier days</Trans>
      </summary>
      <ul className={classes.days}>
        {days.map(({ day, taken_at: taken, reserves }) => (
          <li key={day}>
            <time dateTime={day}>{i18n.date(new Date(taken), { dateStyle: 'medium' })}</time>
            {reserves.map(({ currency, owned, on_chain: onChain, root }) => (
              <p key={currency} className={classes.text}>
                <Trans>
                  Members own <Money amount={owned} currency={currency} always />
                </Trans>
                {onChain !== null && (
                  <>
                    {', '}
                    <Trans>
                      our addresses have <Money amount={onChain} currency={currency} always />
                    </Trans>
                  </>
                )}
                {root !== '' && (
                  <>
                    {'. '}
                    <code className={classes.small}>{root}</code>
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
