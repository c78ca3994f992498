import type { DisputeLine } from '@commons/contract/freelance/disputes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { Worth } from '../payment/milestone-texts.tsx'
import classes from './Dispute.module.css'
import { useDisputeSides } from './dispute-sides.ts'
import { DisputeBadge, Standing } from './dispute-texts.tsx'

const tabs = ['open', 'settled'] as const

function Row({ of }: { of: DisputeLine }) {
  const sides = useDisputeSides(of)
  const { other } = sides
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Link to={paths.dispute(of.id)} className={classes.link}>
          <bdi>{of.description}</bdi>
        </Link>
        <DisputeBadge status={of.status} />
      </div>
      <p className={classes.facts}>
        {of.title !== '' && (
          <>
            <bdi>{of.title}</bdi>
            {' · '}
          </>
        )}
        <Trans>You and {other}</Trans>
        {' · '}
        <Worth of={of.frozen} />
      </p>
      <p className={classes.next} data-own={of.next?.is_own === 1 || undefined}>
        <Standing of={of} sides={sides} />
      </p>
    </li>
  )
}

function Rows({ tab, label }: { tab: (typeof tabs)[number]; label: string }) {
  const { read, more } = useReadMore('dispute_list', { tab, limit: 20 }, { isFilter: true })
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ response }) => response)
        if (rows.length === 0)
          return (
            <EmptyState
              title={tab === 'open' ? <Trans>No open disputes</Trans> : <Trans>No settled disputes</Trans>}
              hint={
                <Trans>
                  If you and the other side can't agree about a milestone, either of you can open a dispute
                  from its menu.
                </Trans>
              }
            />
          )
        return (
          <>
            <ul className={classes.rows} aria-label={label}>
              {rows.map((row) => (
                <Row key={row.id} of={row} />
              ))}
            </ul>
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </Loaded>
  )
}

/** The disputes that the member is in. */
export default function DisputesPage() {
  const { t } = useLingui()
  const panelId = useId()
  const { chosen, choose } = useListFilters({ tab: tabs })
  const names = {
    open: t({ message: 'Open', context: 'disputes' }),
    settled: t({ message: 'Settled', context: 'disputes' }),
  }
  const { tab } = chosen
  return (
    <FreelanceShell>
      <HeadedPage name={t`Your disputes`}>
        <Card as="div" className={classes.part}>
          <TabList
            label={t`Your disputes`}
            panelId={panelId}
            tabs={tabs.map((name) => ({ name, label: names[name] }))}
            chosen={tab}
            onChoose={(name) => choose('tab', name)}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={`${panelId}-${tab}`}
            tabIndex={-1}
            className={classes.panel}
          >
            <Rows key={tab} tab={tab} label={names[tab]} />
          </div>
        </Card>
      </HeadedPage>
    </FreelanceShell>
  )
}
