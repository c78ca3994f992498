import type { MemberThread } from '@commons/contract/moderation/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { reportTexts } from '../../moderation/judging/public.ts'
import rows from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { barredTexts } from '../reports/case-texts.tsx'

const tabs = ['waiting', 'all'] as const
type Tab = (typeof tabs)[number]

const nothing: Readonly<Record<Tab, ReactNode>> = {
  waiting: <Trans>Nobody waits for an answer</Trans>,
  all: <Trans>No messages with members yet</Trans>,
}

function Row({ of }: { of: MemberThread }) {
  const { i18n } = useLingui()
  const name = of.member ? <bdi>{of.member.full_name}</bdi> : <Trans>Somebody who has left</Trans>
  return (
    <li className={rows.row}>
      <p dir="auto" className={rows.name}>
        {of.member && of.barred === null ? (
          <Link
            dir="auto"
            to={paths.adminMessagesWith(of.member.user_id)}
            search={of.about ? { decision: String(of.about.decision_id) } : {}}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className={rows.facts}>
        {of.about ? (
          <>
            {reportTexts[of.about.report_type]?.name}
            {' · '}
            {of.about.rule}
          </>
        ) : (
          <Trans>General</Trans>
        )}
      </p>
      {of.barred === null ? (
        <p dir="auto" className={rows.words}>
          {of.message}
        </p>
      ) : (
        <p className={rows.facts}>{i18n._(barredTexts[of.barred])}</p>
      )}
      <p className={rows.side}>
        {of.waits_since !== null && (
          <span className={rows.badge}>
            <Trans>Waits for an answer</Trans>
          </span>
        )}
        <RelativeTime at={of.waits_since ?? of.latest_at} />
      </p>
    </li>
  )
}

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const { read, more } = useReadMore('member_thread_list', { state: tab, limit: 20 }, { isFilter: true })
  return (
    <StaffLoaded read={read}>
      {(pages) => {
        const threads = pages.flatMap(({ recdata }) => recdata)
        if (threads.length === 0)
          return (
            <EmptyState
              title={nothing[tab]}
              hint={<Trans>Members write to moderators from Settings, about decisions or anything.</Trans>}
            />
          )
        return (
          <>
            <ul className={rows.rows} aria-label={label}>
              {threads.map((each) => (
                <Row key={`${each.member?.user_id} ${each.about?.decision_id}`} of={each} />
              ))}
            </ul>
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </StaffLoaded>
  )
}

/** Threads with members: those that wait for an answer, or all. */
export default function MessagesPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Messages`}
      hint={<Trans>What members write to moderators. They don't learn who answers.</Trans>}
      roles={['admin', 'moderator']}
    >
      <Threads />
    </StaffPage>
  )
}

function Threads() {
  const { t } = useLingui()
  const panelId = useId()
  const { chosen, choose } = useListFilters({ tab: tabs })
  const { tab } = chosen
  const names: Readonly<Record<Tab, string>> = {
    waiting: t({ message: 'Waiting', context: 'messages' }),
    all: t({ message: 'All', context: 'messages' }),
  }
  return (
    <Card as="div" className={rows.part}>
      <TabList
        label={t`Messages`}
        panelId={panelId}
        tabs={tabs.map((name) => ({ name, label: names[name] }))}
        chosen={tab}
        onChoose={(name) => choose('tab', name)}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} tabIndex={-1}>
        <Rows key={tab} tab={tab} label={names[tab]} />
      </div>
    </Card>
  )
}
