import type { WithdrawalCase, WithdrawalHistory as History } from '@commons/contract/wallet/approvals.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Money } from '../../../money/Money.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { useStateNames } from '../../wallet/public.ts'
import { Fact } from '../frame/Fact.tsx'
import classes from '../frame/Rows.module.css'

const signNames: Readonly<Record<History['related'][number]['signs'][number], MessageDescriptor>> = {
  mailbox: msg`the same mailbox`,
  browser: msg`the same browser at the same network`,
  address: msg`withdrawals to the same address`,
}

/** What helps to decide about a withdrawal: who asks for it, and where the money came from. */
export function WithdrawalHistory({ of, history }: { of: WithdrawalCase; history: History }) {
  return (
    <>
      <Account of={of} history={history} />
      <Income of={of} history={history} />
      <Others history={history} />
      <Related history={history} />
      <Logins history={history} />
    </>
  )
}

function Part({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <Card className={classes.part} aria-labelledby={id}>
      <h2 dir="auto" id={id}>
        {name}
      </h2>
      {children}
    </Card>
  )
}

function Account({ of, history }: { of: WithdrawalCase; history: History }) {
  return (
    <Part id="account" name={<bdi>{of.member?.full_name}</bdi>}>
      <dl className={classes.sheet}>
        <Fact name={<Trans>Username</Trans>}>@{of.member?.username}</Fact>
        <Fact name={<Trans>Email address</Trans>}>
          {history.email}
          {history.email_verified === 0 && (
            <>
              {' '}
              <Trans>(not verified)</Trans>
            </>
          )}
        </Fact>
        <Fact name={<Trans>Joined</Trans>}>
          <RelativeTime at={history.joined_at} />
        </Fact>
        <Fact name={<Trans>Second factor</Trans>}>
          {history.second_factor === 1 ? <Trans>Set up</Trans> : <Trans>None</Trans>}
        </Fact>
        {history.is_leaving === 1 && (
          <Fact name={<Trans>State</Trans>}>
            <Trans>Leaving</Trans>
          </Fact>
        )}
        {history.holdings.map(({ currency, available, held }) => (
          <Fact key={currency} name={<Trans>Has {currency}</Trans>}>
            <Money amount={available} currency={currency} always />
            {/[1-9]/.test(held) && (
              <>
                {', '}
                <Trans>
                  held for withdrawals: <Money amount={held} currency={currency} always />
                </Trans>
              </>
            )}
          </Fact>
        ))}
      </dl>
    </Part>
  )
}

function Income({ of, history }: { of: WithdrawalCase; history: History }) {
  return (
    <Part id="income" name={<Trans>What came in within 30 days</Trans>}>
      {history.income.length === 0 ? (
        <p className={classes.facts}>
          <Trans>Nothing in {of.currency}.</Trans>
        </p>
      ) : (
        <dl className={classes.sheet}>
          {history.income.map(({ kind, name, amount }) => (
            <Fact key={kind} name={name}>
              <Money amount={amount} currency={of.currency} always />
            </Fact>
          ))}
        </dl>
      )}
    </Part>
  )
}

function Others({ history }: { history: History }) {
  const names = useStateNames()
  return (
    <Part id="others" name={<Trans>Their other withdrawals</Trans>}>
      {history.withdrawals.length === 0 ? (
        <p className={classes.facts}>
          <Trans>This is their first.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {history.withdrawals.map((other) => (
            <li key={other.withdrawal_id} className={classes.row}>
              <p className={classes.name}>
                <Link to={paths.adminWithdrawal(other.withdrawal_id)}>
                  <Money amount={other.amount} currency={other.currency} always />
                </Link>
              </p>
              <p className={classes.facts}>
                <RelativeTime at={other.requested_at} />
                {' · '}
                {other.same_address === 1 ? (
                  <Trans>to the same address</Trans>
                ) : (
                  <Trans>to another address</Trans>
                )}
              </p>
              <p className={classes.side}>
                <span className={classes.badge}>{names[other.state]}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Related({ history }: { history: History }) {
  const { i18n } = useLingui()
  return (
    <Part id="related" name={<Trans>Accounts that seem to be theirs, too</Trans>}>
      {history.related.length === 0 ? (
        <p className={classes.facts}>
          <Trans>None that we know of.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {history.related.map((other) => (
            <li key={other.user_id} className={classes.row}>
              <p className={classes.name}>
                <bdi>{other.full_name}</bdi> (@{other.username})
              </p>
              <p className={classes.facts}>{other.signs.map((sign) => i18n._(signNames[sign])).join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Logins({ history }: { history: History }) {
  return (
    <Part id="logins" name={<Trans>Latest logins</Trans>}>
      {history.logins.length === 0 ? (
        <p className={classes.facts}>
          <Trans>None that we still know of.</Trans>
        </p>
      ) : (
        <ul className={classes.rows}>
          {history.logins.map((login) => (
            <li key={login.at} className={classes.row}>
              <p className={classes.name}>
                {[login.browser, login.device].filter(Boolean).join(', ') || <Trans>Another program</Trans>}
              </p>
              <p dir="auto" className={classes.facts}>
                {login.place}
              </p>
              <p className={classes.side}>
                <RelativeTime at={login.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
