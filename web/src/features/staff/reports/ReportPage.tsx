import type { CaseDetail } from '@commons/contract/moderation/queue.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { reasonTexts, reportTexts } from '../../moderation/judging/public.ts'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import { MemberThread } from '../messages/MemberThread.tsx'
import { barredTexts, caseStates, standings } from './case-texts.tsx'
import { DecideDialog } from './CaseDialogs.tsx'
import { DecisionList } from './DecisionList.tsx'
import { MuteReporter } from './MuteReporter.tsx'
import { NoteList } from './NoteList.tsx'
import classes from './Reports.module.css'

/** A case: what was reported, as it was and as it is, by whom, and what was decided before. */
export default function ReportPage() {
  const { t } = useLingui()
  return (
    <StaffPage name={t`A report`} roles={['admin', 'moderator']}>
      <Loading />
    </StaffPage>
  )
}

function Loading() {
  const { reportId = '' } = useParams({ strict: false })
  const read = useRead('admin_report_detail', { report_id: reportId })
  if (read.data) return <Shown of={read.data.recdata} />
  return (
    <Card as="div">
      <StaffLoaded read={read}>{() => null}</StaffLoaded>
    </Card>
  )
}

function Shown({ of }: { of: CaseDetail }) {
  return (
    <>
      <Reported of={of} />
      {of.has_messages === 1 && of.barred === null && <Messages reportId={of.report_id} />}
      <Reporters of={of} />
      {of.decisions.length > 0 && <DecisionList decisions={of.decisions} isBarred={of.barred === 'own'} />}
      <Talk of={of} />
      <NoteList notes={of.notes} about={{ report_id: of.report_id }} />
    </>
  )
}

function Reported({ of }: { of: CaseDetail }) {
  const { i18n } = useLingui()
  const [isDeciding, setIsDeciding] = useState(false)
  const assign = useWrite('assign_reports')
  const isWaiting = of.state === 'open' || of.state === 'reviewing'
  return (
    <Card className={rows.part} aria-labelledby="reported">
      <h2 id="reported">
        {reportTexts[of.report_type]?.name}
        {of.member && (
          <>
            {' · '}
            <Link to={paths.adminMember(of.member.user_id)}>
              <bdi>{of.member.full_name}</bdi>
            </Link>
          </>
        )}
      </h2>
      <p className={rows.facts}>
        {i18n._(caseStates[of.state])}
        {' · '}
        {i18n._(standings[of.standing])}
        {of.assigned_to && (
          <>
            {' · '}
            <Trans>
              with <bdi>{of.assigned_to.full_name}</bdi>
            </Trans>
          </>
        )}
      </p>
      {of.shown !== '' && <blockquote className={classes.quote}>{of.shown}</blockquote>}
      {of.text_now !== null && of.text_now !== of.shown && (
        <>
          <p className={rows.facts}>
            <Trans>It has changed since. Now it says:</Trans>
          </p>
          <blockquote className={classes.quote}>{of.text_now}</blockquote>
        </>
      )}
      {of.link !== null && (
        <p className={rows.facts}>
          <Link to={of.link}>
            <Trans>Open it</Trans>
          </Link>
        </p>
      )}
      {isWaiting && of.barred !== null && <p className={rows.words}>{i18n._(barredTexts[of.barred])}</p>}
      {isWaiting && (
        <div className={rows.actions}>
          {of.barred === null && (
            <Button onClick={() => setIsDeciding(true)}>
              <Trans>Decide</Trans>
            </Button>
          )}
          <Button
            variant="default"
            loading={assign.isPending}
            onClick={() => assign.mutate({ report_ids: [of.report_id] })}
          >
            <Trans>Take on</Trans>
          </Button>
          {of.assigned_to && (
            <Button
              variant="default"
              onClick={() => assign.mutate({ report_ids: [of.report_id], moderator_user_id: 0 })}
            >
              <Trans>Give up</Trans>
            </Button>
          )}
        </div>
      )}
      {isDeciding && (
        <DecideDialog
          about={{ reportIds: [of.report_id], nsfw: of.nsfw_now, language: of.language ?? 'en' }}
          acts={of.acts}
          onClose={() => setIsDeciding(false)}
        />
      )}
    </Card>
  )
}

/** The messages around a reported one. Opening them is in the log. */
function Messages({ reportId }: { reportId: number }) {
  const { mutate, data, isPending } = useWrite('read_reported_messages')
  return (
    <Card className={rows.part} aria-labelledby="messages">
      <h2 id="messages">
        <Trans>Messages around it</Trans>
      </h2>
      {data ? (
        <ol className={rows.rows}>
          {data.recdata.map((message) => (
            <li key={`${message.created_at} ${message.message}`} className={rows.row}>
              <p className={rows.name}>
                {message.sender ? (
                  <bdi>{message.sender.full_name}</bdi>
                ) : (
                  <Trans>Somebody who has left</Trans>
                )}
                {message.is_reported === 1 && (
                  <>
                    {' '}
                    <span className={rows.badge}>
                      <Trans>Reported</Trans>
                    </span>
                  </>
                )}
              </p>
              <p dir="auto" className={rows.words}>
                {message.message}
              </p>
              <p className={rows.side}>
                <RelativeTime at={message.created_at} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <p className={rows.facts}>
            <Trans>
              Two before and two after, as they were when it was reported. The log says that you read them.
            </Trans>
          </p>
          <div className={rows.actions}>
            <Button variant="default" loading={isPending} onClick={() => mutate({ report_id: reportId })}>
              <Trans>Read them</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Reporters({ of }: { of: CaseDetail }) {
  const { i18n } = useLingui()
  return (
    <Card className={rows.part} aria-labelledby="reporters">
      <h2 id="reporters">
        {of.reporters > 0 ? (
          <Plural value={of.reporters} one="# person reported it" other="# people reported it" />
        ) : (
          <Trans>Found by a rule</Trans>
        )}
      </h2>
      <ul className={rows.rows}>
        {of.reports.map((report) => (
          <li key={report.report_id} className={rows.row}>
            <p className={rows.name}>
              {report.is_found === 1 ? (
                <Trans>A rule about words</Trans>
              ) : report.reporter ? (
                <Link to={paths.adminMember(report.reporter.user_id)}>
                  <bdi>{report.reporter.full_name}</bdi>
                </Link>
              ) : (
                <Trans>Somebody who has left</Trans>
              )}
              {' · '}
              {reasonTexts[report.reason]}
            </p>
            {report.description !== '' && (
              <p dir="auto" className={rows.words}>
                {report.description}
              </p>
            )}
            {report.is_found === 0 && (
              <>
                <p className={rows.facts}>
                  <Trans>
                    Their reports: {i18n.number(report.sent)}, upheld {i18n.number(report.upheld)}, dismissed{' '}
                    {i18n.number(report.dismissed)}
                  </Trans>
                </p>
                {of.barred !== 'own' && of.barred !== 'involved' && <MuteReporter of={report} />}
              </>
            )}
            <p className={rows.side}>
              <RelativeTime at={report.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What moderators and its author wrote to each other: about the decision that it led to, or in general. */
function Talk({ of }: { of: CaseDetail }) {
  if (of.member === null || of.barred !== null) return null
  const decision = of.decisions.find(({ decision_id }) => decision_id === of.decision_id)
  return (
    <Card className={rows.part} aria-labelledby="talk">
      <h2 id="talk">
        <Trans>Messages with its author</Trans>
      </h2>
      <MemberThread
        memberId={of.member.user_id}
        decisionId={decision && decision.acts.length > 0 ? decision.decision_id : undefined}
        isKnown
      />
    </Card>
  )
}
