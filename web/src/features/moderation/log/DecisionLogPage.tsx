import type { DecisionFigures, LoggedDecision } from '@commons/contract/moderation/decision-log.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { actTexts } from '../act-texts.tsx'
import { reportTexts } from '../report-texts.ts'
import classes from './DecisionLog.module.css'

const appealTexts: Readonly<Record<NonNullable<LoggedDecision['appeal']>, ReactNode>> = {
  waiting: <Trans>Appeal: waiting</Trans>,
  jury: <Trans>Appeal: with a jury</Trans>,
  upheld: <Trans>Appeal: the decision stays</Trans>,
  overturned: <Trans>Appeal: overturned</Trans>,
  undone: <Trans>Taken back before the appeal was answered</Trans>,
}

/** What moderators decide, for everybody: figures, and each decision without a name or a word. */
export default function DecisionLogPage() {
  const { t } = useLingui()
  usePageTitle(t`How we moderate`)
  const [rule, setRule] = useState('')
  const { read, more } = useReadMore(
    'decision_log',
    { limit: 20, ...(rule !== '' && { rule }) },
    { isFilter: true },
  )
  return (
    <Card className={classes.page}>
      <h1 className={classes.title}>
        <Trans>How we moderate</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>
          All decisions of our moderators, with the rule and what was done. Nobody can be recognised by them.
        </Trans>
      </p>
      <Loaded read={read}>
        {(pages) => {
          const [first] = pages
          if (!first) return null
          const titles = new Map(first.figures.rules.map(({ rule_id, title }) => [rule_id, title]))
          const rows = pages.flatMap(({ recdata }) => recdata)
          return (
            <>
              <Figures of={first.figures} />
              <h2 className={classes.heading}>
                <Trans>Decisions</Trans>
              </h2>
              <NativeSelect
                aria-label={t`Rule`}
                value={rule}
                onChange={({ currentTarget }) => setRule(currentTarget.value)}
                data={[
                  { value: '', label: t`All rules` },
                  ...first.figures.rules.map(({ rule_id, title }) => ({
                    value: String(rule_id),
                    label: title,
                  })),
                ]}
              />
              {rows.length === 0 ? (
                <EmptyState
                  title={<Trans>Nothing was decided yet</Trans>}
                  hint={<Trans>Each decision about a report shows up here.</Trans>}
                />
              ) : (
                <ul className={classes.rows} aria-label={t`Decisions`}>
                  {rows.map((each, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- rows have no ids, and none is ever moved
                    <Row key={index} of={each} rule={titles.get(each.rule_id) ?? ''} />
                  ))}
                </ul>
              )}
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function Row({ of, rule }: { of: LoggedDecision; rule: string }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        {of.acts.length === 0 ? (
          <Trans>Nothing was wrong</Trans>
        ) : (
          of.acts.map((act, index) => (
            <span key={act}>
              {index > 0 && ', '}
              {actTexts[act]}
            </span>
          ))
        )}
      </p>
      <p className={classes.facts}>
        {reportTexts[of.report_type]?.name}
        {' · '}
        {rule}
        {of.hours !== null && (
          <>
            {' · '}
            <Plural value={of.hours} one="answered within # hour" other="answered within # hours" />
          </>
        )}
      </p>
      {(of.appeal !== null || of.is_undone === 1) && (
        <p className={classes.facts}>
          {of.appeal === null ? <Trans>Taken back</Trans> : appealTexts[of.appeal]}
          {of.by_jury === 1 && (
            <>
              {' · '}
              <Trans>decided by a jury</Trans>
            </>
          )}
        </p>
      )}
      <time className={classes.day} dateTime={of.day}>
        {i18n.date(`${of.day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })}
      </time>
    </li>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Figures({ of }: { of: DecisionFigures }) {
  const { i18n, t } = useLingui()
  if (of.counted_at === null) return null
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>The last 365 days</Trans>
      </h2>
      <dl className={classes.figures}>
        <Fact name={<Trans>Decisions</Trans>}>{i18n.number(of.decisions)}</Fact>
        <Fact name={<Trans>Half are made within</Trans>}>
          {of.median_hours === null ? '–' : <Plural value={of.median_hours} one="# hour" other="# hours" />}
        </Fact>
        <Fact name={<Trans>Appeals</Trans>}>{i18n.number(of.appeals)}</Fact>
        <Fact name={<Trans>Overturned after one</Trans>}>{i18n.number(of.overturned)}</Fact>
        <Fact name={<Trans>Waiting, as nobody may decide</Trans>}>{i18n.number(of.nobody_may_decide)}</Fact>
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <div className={classes.scroll} role="region" aria-label={t`Decisions by rule`} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Rule</Trans>
              </th>
              <th scope="col">
                <Trans>Decisions</Trans>
              </th>
              <th scope="col">
                <Trans>Against the rule</Trans>
              </th>
              <th scope="col">
                <Trans>Overturned</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {of.rules.map(({ rule_id, title, decisions, acted, overturned }) => (
              <tr key={rule_id}>
                <th dir="auto" scope="row">
                  {title}
                </th>
                <td>{i18n.number(decisions)}</td>
                <td>{i18n.number(acted)}</td>
                <td>{i18n.number(overturned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
