import { type MemberRecord } from '@commons/contract/moderation/queue.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Until } from '../../moderation/judging/public.ts'
import { Fact } from '../frame/Fact.tsx'
import { StaffLoaded } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'
import { barredTexts } from '../reports/case-texts.tsx'
import { DecideDialog } from '../reports/CaseDialogs.tsx'
import { DecisionList } from '../reports/DecisionList.tsx'
import { NoteList } from '../reports/NoteList.tsx'
import { RelatedCard } from './RelatedCard.tsx'

interface RecordCardsProps {
  userId: string
  /** Nothing else on the page says who they are. */
  isAlone: boolean
}

/** What moderators know of a member and decide about them. */
export function RecordCards({ userId, isAlone }: RecordCardsProps) {
  const read = useRead('member_record', { view_user_id: userId })
  if (!read.data)
    // What both calls of the page refuse is said once.
    return isAlone || read.error?.refusal === undefined ? (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    ) : null
  const of = read.data.recdata
  return (
    <>
      <Standing of={of} userId={userId} isAlone={isAlone} />
      <RelatedCard userId={userId} />
      <DecisionList decisions={of.decisions} isBarred={of.barred !== null} />
      <NoteList notes={of.notes} about={{ view_user_id: Number(userId) }} />
    </>
  )
}

interface StandingProps extends RecordCardsProps {
  of: MemberRecord
}

/** Whether a member is suspended or limited, and until when. */
function Standing({ of, userId, isAlone }: StandingProps) {
  const { i18n } = useLingui()
  const [isDeciding, setIsDeciding] = useState(false)
  return (
    <Card className={classes.part} aria-labelledby="standing">
      <h2 id="standing">
        {isAlone && of.member ? <bdi>{of.member.full_name}</bdi> : <Trans>Standing</Trans>}
      </h2>
      <dl className={classes.sheet}>
        {isAlone && of.member && <Fact name={<Trans>Username</Trans>}>@{of.member.username}</Fact>}
        <Fact name={<Trans context="members">Suspended</Trans>}>
          {of.suspended ? <Until at={of.suspended.until} /> : <Trans>No</Trans>}
        </Fact>
        <Fact name={<Trans context="members">Limited</Trans>}>
          {of.limited ? <Until at={of.limited.until} /> : <Trans>No</Trans>}
        </Fact>
      </dl>
      {of.barred !== null && <p className={classes.words}>{i18n._(barredTexts[of.barred])}</p>}
      <div className={classes.actions}>
        {of.barred === null && (
          <Button onClick={() => setIsDeciding(true)}>
            <Trans>Decide</Trans>
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to={paths.adminReports()} search={{ by: userId }} />}
        >
          <Trans>Reports of what they published</Trans>
        </Button>
        {isAlone && (
          <Button component={Link} to={paths.timeline(userId)} variant="default">
            <Trans>Show profile</Trans>
          </Button>
        )}
      </div>
      {isDeciding && (
        <DecideDialog
          about={{ userId: Number(userId), language: of.language }}
          acts={['warn', 'suspend', 'limit']}
          onClose={() => setIsDeciding(false)}
        />
      )}
    </Card>
  )
}
