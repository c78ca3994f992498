import { type Case, mostCasesAtOnce, waitingTimes } from '@commons/contract/moderation/queue.ts'
import { type Report, reportReasons, ReportType } from '@commons/contract/moderation/moderation.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { reasonTexts, reportTexts } from '../../moderation/judging/public.ts'
import { Filters } from '../frame/Filters.tsx'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import { caseStates } from './case-texts.tsx'
import { DecideDialog } from './CaseDialogs.tsx'
import classes from './Reports.module.css'
import { useKindNames } from './use-kind-names.ts'
import { useReasonNames } from './use-reason-names.ts'

/** What can be done with several cases at once: what every kind takes. */
const actsOfSeveral = (cases: readonly Case[]) =>
  cases.some(({ report_type }) => report_type === 'member' || report_type === 'chat')
    ? (['warn'] as const)
    : cases.every(({ member }) => member !== null)
      ? (['hide', 'warn', 'suspend', 'limit'] as const)
      : (['hide', 'warn'] as const)

interface RowProps {
  of: Case
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ of, isChosen, onChoose }: RowProps) {
  const { t, i18n } = useLingui()
  const isWaiting = of.state === 'open' || of.state === 'reviewing'
  const name = reportTexts[of.report_type]?.name
  return (
    <li className={classes.line}>
      <div className={classes.check}>
        {isWaiting && (
          <Checkbox
            aria-label={t`Choose report ${of.report_id}`}
            checked={isChosen}
            disabled={of.barred !== null}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </div>
      <div className={classes.body}>
        <p className={rows.name}>
          <Link to={paths.adminReport(of.report_id)} data-case={of.report_id}>
            <bdi>{name}</bdi>
            {of.member && (
              <>
                {' · '}
                <bdi>{of.member.full_name}</bdi>
              </>
            )}
          </Link>
        </p>
        {of.shown !== '' && <p className={classes.excerpt}>{of.shown}</p>}
        <p className={rows.facts}>
          {of.reasons.map((reason, index) => (
            <span key={reason}>
              {index > 0 && ', '}
              {reasonTexts[reason]}
            </span>
          ))}
          {' · '}
          {of.word_rules.length > 0 && (
            <>
              <Trans>
                found by a rule: <bdi>{of.word_rules.join(', ')}</bdi>
              </Trans>
              {' · '}
            </>
          )}
          {of.reporters > 0 && (
            <>
              <Plural value={of.reporters} one="# person reported it" other="# people reported it" />
              {' · '}
            </>
          )}
          <RelativeTime at={of.last_at} />
          {of.assigned_to && (
            <>
              {' · '}
              <Trans>
                with <bdi>{of.assigned_to.full_name}</bdi>
              </Trans>
            </>
          )}
        </p>
      </div>
      <span className={rows.badge}>{i18n._(caseStates[of.state])}</span>
    </li>
  )
}

/** What members reported, each object once. The address has the filters. */
export default function ReportsPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Reports`}
      hint={
        <Trans>
          What members reported. Keys: J and K for the next and the one before, A to take it on, D to decide.
        </Trans>
      }
      roles={['admin', 'moderator']}
    >
      <Purges />
      <Queue />
    </StaffPage>
  )
}

/** What waits for a second moderator before it is removed for good. */
function Purges() {
  const { data } = useRead('purge_list', {})
  if (!data || data.recdata.length === 0) return null
  return (
    <Card className={rows.part} aria-labelledby="purges">
      <h2 id="purges">
        <Trans>To be removed for good</Trans>
      </h2>
      <p className={rows.facts}>
        <Trans>It takes two: somebody who didn’t ask for it confirms it.</Trans>
      </p>
      <ul className={rows.rows}>
        {data.recdata.map((purge) => (
          <li key={purge.decision_id} className={rows.row}>
            <p className={rows.name}>
              <Link to={paths.adminReport(purge.report_id)}>
                {reportTexts[purge.report_type]?.name}
                {purge.member && (
                  <>
                    {' · '}
                    <bdi>{purge.member.full_name}</bdi>
                  </>
                )}
              </Link>
            </p>
            <p dir="auto" className={rows.words}>
              {purge.reason}
            </p>
            <p className={rows.facts}>
              {purge.asked_by ? <bdi>{purge.asked_by.full_name}</bdi> : <Trans>Somebody who has left</Trans>}
              {' · '}
              <RelativeTime at={purge.asked_at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((each) => each === value) ?? ''

/** The most cases that are chosen at once. They are decided in parts. */
const mostChosen = 1000

const isChoosable = ({ barred, state }: Case) =>
  barred === null && (state === 'open' || state === 'reviewing')

function Queue() {
  const { t } = useLingui()
  const { values, put } = useAddressValues()
  const state = values['state'] === 'decided' ? 'decided' : 'waiting'
  const reason = oneOf<Report['reason']>(reportReasons, values['reason'])
  const assigned = oneOf(['me', 'nobody'] as const, values['assigned'])
  const kind = oneOf(ReportType.options, values['kind'])
  const language = oneOf(['en', 'cs'] as const, values['language'])
  const waits = oneOf(waitingTimes, values['waits'])
  const muted = oneOf(['only'] as const, values['muted'])
  const foundBy = values['found_by']
  const by = values['by']
  const isOfSome = foundBy !== undefined || by !== undefined
  const set = [state === 'decided', reason, assigned, kind, language, waits].filter(Boolean).length
  const reasonNames = useReasonNames()
  const kindNames = useKindNames()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [decided, setDecided] = useState<readonly Case[]>([])
  const [lastDecided, setLastDecided] = useState(0)
  const [isGathering, setGathering] = useState(false)
  const perPage = isOfSome ? 50 : 20
  const list = useRef<HTMLOListElement>(null)
  const assign = useWrite('assign_reports')
  const { read, more } = useReadMore(
    'admin_report_list',
    {
      limit: perPage,
      state,
      kind,
      reason,
      assigned,
      language,
      waits,
      muted,
      ...(foundBy !== undefined && { word_rule_id: foundBy }),
      ...(by !== undefined && { view_user_id: by }),
    },
    { isFilter: true },
  )
  const cases = read.data?.flatMap(({ recdata }) => recdata) ?? []
  const counts = read.data?.[0]?.counts
  const choosable = cases
    .filter(isChoosable)
    .slice(0, mostChosen)
    .map(({ report_id }) => report_id)
  const chosenCases = cases.filter(({ report_id }) => chosen.includes(report_id))

  /** Chooses all that match, also what isn't listed yet. */
  async function chooseAll() {
    setGathering(true)
    const pages = await more.loadAll(mostChosen / perPage)
    setGathering(false)
    setChosen(
      pages
        .flatMap(({ recdata }) => recdata)
        .filter(isChoosable)
        .slice(0, mostChosen)
        .map(({ report_id }) => report_id),
    )
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
    const next = { j: at + 1, k: at - 1 }[event.key]
    if (next !== undefined) {
      links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
      return
    }
    const found = cases.find(({ report_id }) => String(report_id) === links[at]?.dataset['case'])
    if (!found || state === 'decided') return
    if (event.key === 'a') assign.mutate({ report_ids: [found.report_id] })
    if (event.key === 'd' && found.barred === null) {
      event.preventDefault()
      setDecided([found])
    }
  }

  return (
    <Card as="div" className={rows.part} onKeyDown={press}>
      <Filters count={set}>
        <NativeSelect
          aria-label={t`State`}
          value={state}
          onChange={({ currentTarget }) =>
            put({ state: currentTarget.value === 'decided' ? 'decided' : undefined })
          }
          data={[
            { value: 'waiting', label: t`Waiting` },
            { value: 'decided', label: t`Decided` },
          ]}
        />
        <NativeSelect
          aria-label={t`Reason`}
          value={reason}
          onChange={({ currentTarget }) => put({ reason: currentTarget.value || undefined })}
          data={[
            { value: '', label: t`All reasons` },
            ...reportReasons.map((value) => ({ value, label: reasonNames[value] })),
          ]}
        />
        <NativeSelect
          aria-label={t`Who looks at it`}
          value={assigned}
          onChange={({ currentTarget }) => put({ assigned: currentTarget.value || undefined })}
          data={[
            { value: '', label: t`Whoever looks at it` },
            { value: 'me', label: t`With me` },
            { value: 'nobody', label: t`With nobody yet` },
          ]}
        />
        <NativeSelect
          aria-label={t`Kind`}
          value={kind}
          onChange={({ currentTarget }) => put({ kind: currentTarget.value || undefined })}
          data={[
            { value: '', label: t`All kinds` },
            ...ReportType.options.map((value) => ({ value, label: kindNames[value] })),
          ]}
        />
        <NativeSelect
          aria-label={t`Language of its author`}
          value={language}
          onChange={({ currentTarget }) => put({ language: currentTarget.value || undefined })}
          data={[
            { value: '', label: t`All languages` },
            { value: 'en', label: 'English' },
            { value: 'cs', label: 'Čeština' },
          ]}
        />
        {state === 'waiting' && (
          <NativeSelect
            aria-label={t`How long it waits`}
            value={waits}
            onChange={({ currentTarget }) => put({ waits: currentTarget.value || undefined })}
            data={[
              { value: '', label: t`However long it waits` },
              { value: 'day', label: t`Longer than a day` },
              { value: 'three_days', label: t`Longer than three days` },
              { value: 'week', label: t`Longer than a week` },
            ]}
          />
        )}
      </Filters>
      {isOfSome && (
        <div className={rows.actions}>
          <span className={rows.facts}>
            {foundBy === undefined ? (
              <Trans>Only what one member wrote</Trans>
            ) : (
              <Trans>Only what one rule found</Trans>
            )}
          </span>
          <Button variant="default" onClick={() => put({ found_by: undefined, by: undefined })}>
            <Trans>Show all reports</Trans>
          </Button>
        </div>
      )}
      {counts && (
        <p className={rows.facts}>
          <Trans>
            New: {counts.open} · in review: {counts.reviewing} · with you: {counts.mine}
          </Trans>
          {state === 'waiting' && (counts.muted > 0 || muted !== '') && (
            <>
              {' · '}
              <Link to={paths.adminReports()} search={muted === '' ? { muted: 'only' } : {}}>
                {muted === '' ? (
                  <Plural
                    value={counts.muted}
                    one="# only from muted reporters"
                    other="# only from muted reporters"
                  />
                ) : (
                  <Trans>Show the other reports</Trans>
                )}
              </Link>
            </>
          )}
        </p>
      )}
      {/* There from the beginning: screen readers say what changes in it. */}
      <p className={`${rows.facts} ${classes.said}`} role="status">
        {lastDecided > 0 && <Plural value={lastDecided} one="# report decided." other="# reports decided." />}
      </p>
      <StaffLoaded read={read}>
        {() =>
          cases.length === 0 ? (
            <EmptyState
              title={state === 'waiting' ? <Trans>Nothing waits</Trans> : <Trans>Nothing was decided</Trans>}
              hint={<Trans>What members report shows up here at once.</Trans>}
            />
          ) : (
            <>
              <ol ref={list} className={rows.rows} aria-label={t`Reports`}>
                {cases.map((each) => (
                  <Row
                    key={each.report_id}
                    of={each}
                    isChosen={chosen.includes(each.report_id)}
                    onChoose={(isChosen) =>
                      setChosen(
                        isChosen
                          ? [...chosen, each.report_id]
                          : chosen.filter((report) => report !== each.report_id),
                      )
                    }
                  />
                ))}
              </ol>
              {more.isThere && <MoreButton more={more} />}
              {choosable.length > 1 && (
                <div className={rows.actions}>
                  <Button variant="default" loading={isGathering} onClick={() => void chooseAll()}>
                    {more.isThere ? (
                      <Trans>Choose all that match</Trans>
                    ) : (
                      <Plural value={choosable.length} one="Choose # report" other="Choose all # reports" />
                    )}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </StaffLoaded>
      {chosenCases.length > 0 && (
        <div className={classes.bulk}>
          <Plural value={chosenCases.length} one="# chosen" other="# chosen" />
          {chosenCases.length <= mostCasesAtOnce && (
            <Button
              variant="default"
              loading={assign.isPending}
              onClick={() => assign.mutate({ report_ids: chosenCases.map(({ report_id }) => report_id) })}
            >
              <Trans>Take on</Trans>
            </Button>
          )}
          <Button onClick={() => setDecided(chosenCases)}>
            <Trans>Decide</Trans>
          </Button>
          <Button variant="subtle" onClick={() => setChosen([])}>
            <Trans>Choose none</Trans>
          </Button>
        </div>
      )}
      {decided.length > 0 && (
        <DecideDialog
          about={{
            reportIds: decided.map(({ report_id }) => report_id),
            nsfw: [],
            language: decided[0]?.language ?? 'en',
          }}
          acts={actsOfSeveral(decided)}
          onClose={() => setDecided([])}
          onDone={() => {
            setLastDecided(decided.length)
            setChosen([])
          }}
        />
      )}
    </Card>
  )
}
