import type { StaffAppeal } from '@commons/contract/moderation/appeals.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { actTexts, reportTexts } from '../../moderation/judging/public.ts'
import rows from '../frame/Rows.module.css'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import { barredTexts } from '../reports/case-texts.tsx'
import classes from '../reports/Reports.module.css'

const AnswerDialog = piece(() => import('./AnswerDialog.tsx'))

const tabs = ['waiting', 'jury', 'answered'] as const
type Tab = (typeof tabs)[number]

const states: Readonly<Record<StaffAppeal['state'], MessageDescriptor>> = {
  waiting: msg({ message: 'Waiting', context: 'appeals' }),
  jury: msg`With a jury`,
  upheld: msg`The decision stays`,
  overturned: msg`Overturned`,
  undone: msg`Taken back before`,
}

const nothing: Readonly<Record<Tab, ReactNode>> = {
  waiting: <Trans>No appeal waits</Trans>,
  jury: <Trans>No jury is at work</Trans>,
  answered: <Trans>No appeal was answered yet</Trans>,
}

function Row({ of, onAnswer }: { of: StaffAppeal; onAnswer: () => void }) {
  const { i18n } = useLingui()
  const { decision } = of
  return (
    <li className={rows.row}>
      <p className={rows.name}>
        {reportTexts[decision.report_type]?.name}
        {of.member && (
          <>
            {' · '}
            <bdi>{of.member.full_name}</bdi>
          </>
        )}
      </p>
      {decision.shown !== '' && <blockquote className={classes.quote}>{decision.shown}</blockquote>}
      <p className={rows.facts}>
        {decision.acts.map((act) => (
          <span key={act}>
            {actTexts[act]}
            {' · '}
          </span>
        ))}
        <bdi>{decision.rule.title}</bdi>
        {' · '}
        <Trans>Reason: {decision.reason}</Trans>
      </p>
      <p className={rows.words}>
        <Trans>Appeal: {of.message}</Trans>
      </p>
      {of.seats && (
        <p className={rows.facts}>
          <Trans>
            Jurors who take part: {of.seats.taken}, votes: {of.seats.voted}
          </Trans>
        </p>
      )}
      {of.jury && (
        <p className={rows.facts}>
          <Trans>
            The jury: {of.jury.overturn} to overturn, {of.jury.uphold} to keep
          </Trans>
        </p>
      )}
      {of.answer !== '' && (
        <p className={rows.words}>
          <Trans>Answer: {of.answer}</Trans>
        </p>
      )}
      {of.state === 'waiting' && of.barred !== null && (
        <p className={rows.facts}>{i18n._(barredTexts[of.barred])}</p>
      )}
      <div className={rows.actions}>
        {of.state === 'waiting' && of.barred === null && (
          <Button size="compact-md" onClick={onAnswer}>
            <Trans>Answer</Trans>
          </Button>
        )}
        {of.report_id !== null && (
          <Button component={Link} to={paths.adminReport(of.report_id)} variant="default" size="compact-md">
            <Trans>Open the case</Trans>
          </Button>
        )}
      </div>
      <p className={rows.side}>
        <span className={rows.badge}>{i18n._(states[of.state])}</span>
        <RelativeTime at={of.created_at} />
      </p>
    </li>
  )
}

function Rows({ tab, label }: { tab: Tab; label: string }) {
  const { read, more } = useReadMore('appeal_list', { state: tab, limit: 20 }, { isFilter: true })
  const [answered, setAnswered] = useState<number>()
  return (
    <>
      <StaffLoaded read={read}>
        {(pages) => {
          const appeals = pages.flatMap(({ recdata }) => recdata)
          if (appeals.length === 0)
            return (
              <EmptyState
                title={nothing[tab]}
                hint={<Trans>Members can appeal for 20 days. Somebody else than who decided answers.</Trans>}
              />
            )
          return (
            <>
              <ul className={rows.rows} aria-label={label}>
                {appeals.map((each) => (
                  <Row key={each.appeal_id} of={each} onAnswer={() => setAnswered(each.appeal_id)} />
                ))}
              </ul>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }}
      </StaffLoaded>
      {answered !== undefined && (
        <Suspense>
          <AnswerDialog appealId={answered} onClose={() => setAnswered(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Appeals of members against decisions, for moderators who didn't make them. */
export default function AppealsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Appeals`}
      hint={<Trans>Members who find a decision wrong. Somebody else than who decided answers them.</Trans>}
      roles={['admin', 'moderator']}
    >
      <Appeals />
    </StaffPage>
  )
}

function Appeals() {
  const { t } = useLingui()
  const panelId = useId()
  const { chosen, choose } = useListFilters({ tab: tabs })
  const { tab } = chosen
  const names: Readonly<Record<Tab, string>> = {
    waiting: t({ message: 'Waiting', context: 'appeals' }),
    jury: t`With a jury`,
    answered: t({ message: 'Answered', context: 'appeals' }),
  }
  return (
    <Card as="div" className={rows.part}>
      <TabList
        label={t`Appeals`}
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
