import type { OutputOf } from '@commons/contract/call.ts'
import type { money_terms, MoneyTerm } from '@commons/contract/wallet/terms.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { Fact } from '../frame/Fact.tsx'
import classes from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { Minted } from './Minted.tsx'
import { termNames } from './term-names.ts'

type Terms = OutputOf<typeof money_terms>
type Term = Terms['recdata'][number]

const TermDialog = piece(() => import('./TermDialog.tsx'))

const purposes: Readonly<Record<string, MessageDescriptor>> = {
  treasury: msg`Treasury, from which members buy`,
  fee: msg`Earned in fees`,
  tax: msg`Withheld for tax offices`,
  gas: msg`Kept to pay a chain`,
  suspense: msg`Came in without a name`,
}

const groups: ReadonlyArray<{ id: string; name: ReactNode; terms: readonly MoneyTerm[] }> = [
  { id: 'rates', name: <Trans>Rates</Trans>, terms: ['FCELL/ETH', 'ETH/BTC', 'ETH/USD', 'ETH/CZK'] },
  { id: 'fees', name: <Trans>Fees</Trans>, terms: ['withdraw_fee_percent', 'project_fee_percent'] },
  { id: 'prices', name: <Trans>Prices of plans</Trans>, terms: ['plus_m', 'plus_y', 'pro_m', 'pro_y'] },
]

function Row({ of, onSet }: { of: Term; onSet: () => void }) {
  const { i18n, t } = useLingui()
  const name = i18n._(termNames[of.term])
  return (
    <li className={classes.row}>
      <p dir="auto" className={classes.name}>
        {name}
      </p>
      <p className={classes.facts}>
        {of.figure ?? <Trans>not set</Trans>}
        {of.since !== null && (
          <>
            {' · '}
            <Trans>
              since <RelativeTime at={of.since} isInSentence />
            </Trans>
          </>
        )}
      </p>
      <div className={classes.side}>
        <Button variant="default" size="sm" aria-label={t`Change: ${name}`} onClick={onSet}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </li>
  )
}

function Changes({ of }: { of: Terms }) {
  const { i18n } = useLingui()
  return (
    <Card className={classes.part} aria-labelledby="changes">
      <h2 id="changes">
        <Trans>Latest changes</Trans>
      </h2>
      {of.changes.length === 0 ? (
        <p className={classes.facts}>
          <Trans>Nobody has changed anything yet.</Trans>
        </p>
      ) : (
        <ol className={classes.rows}>
          {of.changes.map((change) => (
            <li key={`${change.term} ${change.at}`} className={classes.row}>
              <p className={classes.name}>
                {i18n._(termNames[change.term])}: {change.before !== null && `${change.before} → `}
                {change.figure}
              </p>
              <p className={classes.facts}>
                {change.by ? <bdi>{change.by.full_name}</bdi> : <Trans>Command on the server</Trans>}
                {change.reason !== '' && `: ${change.reason}`}
              </p>
              <p className={classes.side}>
                <RelativeTime at={change.at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** Rates, fees and prices, with who changed them, and what Commons itself has. */
export default function MoneyPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t({ message: 'Money', context: 'administration' })}
      hint={<Trans>Rates, fees and prices of plans. Each change keeps who made it and why.</Trans>}
      roles={['admin', 'finance']}
    >
      <Shown />
    </StaffPage>
  )
}

function Shown() {
  const { i18n } = useLingui()
  const [set, setSet] = useState<Term>()
  const read = useRead('money_terms', {})
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  const { recdata, holdings } = read.data
  return (
    <>
      {groups.map(({ id, name, terms }) => (
        <Card key={id} className={classes.part} aria-labelledby={id}>
          <h2 dir="auto" id={id}>
            {name}
          </h2>
          <ul className={classes.rows}>
            {recdata
              .filter(({ term }) => terms.includes(term))
              .map((each) => (
                <Row key={each.term} of={each} onSet={() => setSet(each)} />
              ))}
          </ul>
        </Card>
      ))}
      <Card className={classes.part} aria-labelledby="holdings">
        <h2 id="holdings">
          <Trans>What Commons has</Trans>
        </h2>
        {holdings.length === 0 ? (
          <p className={classes.facts}>
            <Trans>Nothing yet. Minting fills the treasury.</Trans>
          </p>
        ) : (
          <dl className={classes.sheet}>
            {holdings.map(({ purpose, currency, amount }) => {
              const name = purposes[purpose]
              return (
                <Fact key={`${purpose} ${currency}`} name={name ? i18n._(name) : purpose}>
                  <Money amount={amount} currency={currency} always />
                </Fact>
              )
            })}
          </dl>
        )}
      </Card>
      <Minted />
      <Changes of={read.data} />
      {set && (
        <Suspense>
          <TermDialog term={set.term} figure={set.figure} onClose={() => setSet(undefined)} />
        </Suspense>
      )}
    </>
  )
}
