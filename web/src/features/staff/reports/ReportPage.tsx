import type { CaseDetail, StaffDecision } from '@commons/contract/moderation/queue.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { actTexts, reasonTexts, reportTexts } from '../../moderation/public.ts'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import rows from '../frame/Rows.module.css'
import { MemberThread } from '../messages/MemberThread.tsx'
import { barredTexts, caseStates, standings } from './case-texts.tsx'
import { DecideDialog, ReasonDialog } from './CaseDialogs.tsx'
import { MuteReporter } from './MuteReporter.tsx'
import { NoteForm } from './NoteForm.tsx'
import type { DecisionAct } from './ReasonForm.tsx'
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
      <Decisions of={of} />
      <Talk of={of} />
      <Notes of={of} />
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
            <Link to={`/timeLine/${of.member.user_id}`}>
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
          reportIds={[of.report_id]}
          acts={of.acts}
          nsfw={of.nsfw_now}
          language={of.language ?? 'en'}
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
              <p className={rows.words}>{message.message}</p>
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
                <bdi>{report.reporter.full_name}</bdi>
              ) : (
                <Trans>Somebody who has left</Trans>
              )}
              {' · '}
              {reasonTexts[report.reason]}
            </p>
            {report.description !== '' && <p className={rows.words}>{report.description}</p>}
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

/** What can be done with a decision that stands: nothing about oneself. */
function DecisionActs({ of, onAct }: { of: StaffDecision; onAct: (act: DecisionAct) => void }) {
  const me = useSession()?.id
  const button = (act: DecisionAct, text: ReactNode) => (
    <Button key={act} variant="default" size="compact-md" onClick={() => onAct(act)}>
      {text}
    </Button>
  )
  return (
    <div className={rows.actions}>
      {button('undo_decision', <Trans>Take it back</Trans>)}
      {of.acts.includes('hide') && of.purge === null && button('ask_purge', <Trans>Remove for good…</Trans>)}
      {of.purge && (
        <>
          {of.purge.asked_by?.user_id !== me && button('confirm_purge', <Trans>Confirm the removal…</Trans>)}
          {button('withdraw_purge', <Trans>Call the removal off…</Trans>)}
        </>
      )}
    </div>
  )
}

function Decisions({ of }: { of: CaseDetail }) {
  const [doing, setDoing] = useState<{ decisionId: number; act: DecisionAct }>()
  if (of.decisions.length === 0) return null
  return (
    <Card className={rows.part} aria-labelledby="decisions">
      <h2 id="decisions">
        <Trans>Decisions about this member</Trans>
      </h2>
      <ul className={rows.rows}>
        {of.decisions.map((decision) => (
          <li key={decision.decision_id} className={rows.row}>
            <p className={rows.name}>
              {decision.acts.length === 0 ? (
                <Trans>Nothing was wrong</Trans>
              ) : (
                decision.acts.map((act, index) => (
                  <span key={act}>
                    {index > 0 && ', '}
                    {actTexts[act]}
                  </span>
                ))
              )}
              {' · '}
              {decision.rule.title}
              {decision.is_undone === 1 && (
                <>
                  {' · '}
                  <Trans>Taken back</Trans>
                </>
              )}
            </p>
            {decision.shown !== '' && <blockquote className={classes.quote}>{decision.shown}</blockquote>}
            <p className={rows.words}>{decision.reason}</p>
            {decision.undone_reason !== '' && <p className={rows.words}>{decision.undone_reason}</p>}
            <p className={rows.facts}>
              {decision.moderator ? (
                <bdi>{decision.moderator.full_name}</bdi>
              ) : (
                <Trans>Somebody who has left</Trans>
              )}
              {' · '}
              <RelativeTime at={decision.decided_at} />
            </p>
            {decision.purge && <PurgeWords of={decision.purge} />}
            {decision.is_undone === 0 && !decision.purge?.purged_at && of.barred !== 'own' && (
              <DecisionActs
                of={decision}
                onAct={(act) => setDoing({ decisionId: decision.decision_id, act })}
              />
            )}
          </li>
        ))}
      </ul>
      {doing && <ReasonDialog {...doing} onClose={() => setDoing(undefined)} />}
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

function PurgeWords({ of }: { of: NonNullable<StaffDecision['purge']> }) {
  const asker = of.asked_by ? <bdi>{of.asked_by.full_name}</bdi> : <Trans>Somebody who has left</Trans>
  return (
    <p className={rows.words}>
      {of.purged_at === null ? (
        <Trans>
          {asker} asks to remove it for good: {of.reason}
        </Trans>
      ) : (
        <Trans>Removed for good. Nobody can bring it back.</Trans>
      )}
    </p>
  )
}

function Notes({ of }: { of: CaseDetail }) {
  return (
    <Card className={rows.part} aria-labelledby="notes">
      <h2 id="notes">
        <Trans>Notes of staff</Trans>
      </h2>
      {of.notes.length > 0 && (
        <ul className={rows.rows}>
          {of.notes.map((note) => (
            <li key={note.note_id} className={rows.row}>
              <p className={rows.name}>
                {note.author ? <bdi>{note.author.full_name}</bdi> : <Trans>Somebody who has left</Trans>}
              </p>
              <p className={rows.words}>{note.message}</p>
              <p className={rows.side}>
                <RelativeTime at={note.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm reportId={of.report_id} />
    </Card>
  )
}
