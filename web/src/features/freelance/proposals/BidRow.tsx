import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { ChatButton } from './ChatButton.tsx'
import { Dollars } from '../Dollars.tsx'
import { RecordLine } from '../record/RecordLine.tsx'
import classes from './Proposals.module.css'

interface BidRowProps {
  bid: Bid
  job: JobDetail
  isCompared: boolean
  onCompare: (wanted: boolean) => void
}

function OwnActions({ bid, job }: { bid: Bid; job: JobDetail }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const retreat = useWrite('delete_bid')
  const ask = async () => {
    const about = t`It stays counted among your bids. You can bid again while the project is open.`
    if (await confirm(t`Retreat from this bid?`, { about, destructive: true })) retreat.mutate({ id: bid.id })
  }
  return (
    <div className={classes.actions}>
      {job.status === 'open' && bid.status !== 'declined' && (
        <Button
          variant="default"
          size="sm"
          onClick={() => void openDialog(() => import('../bid/EditBidDialog.tsx'), { bid, pay: job.pay_by })}
        >
          <Trans>Edit Bid</Trans>
        </Button>
      )}
      {bid.status !== 'awarded' && (
        <Button
          variant="outline"
          color="rose"
          size="sm"
          loading={retreat.isPending}
          onClick={() => void ask()}
        >
          <Trans>Retreat</Trans>
        </Button>
      )}
    </div>
  )
}

function ClientActions({ bid, job, isCompared, onCompare }: BidRowProps) {
  const { t } = useLingui()
  const shortlist = useWrite('shortlist_bid')
  const isListed = bid.status === 'shortlisted'
  const isAnswered = bid.status === 'declined' || bid.status === 'awarded'
  return (
    <div className={classes.actions}>
      {!isAnswered && (job.status === 'open' || job.status === 'ended') && (
        <Button
          size="sm"
          onClick={() => void openDialog(() => import('../agreement/AwardDialog.tsx'), { bid, job })}
        >
          <Trans>Reward</Trans>
        </Button>
      )}
      <ChatButton member={bid} />
      {!isAnswered && (
        <>
          <Button
            variant={isListed ? 'light' : 'default'}
            size="sm"
            aria-pressed={isListed}
            leftSection={isListed && <IconCheck size={18} aria-hidden="true" />}
            loading={shortlist.isPending}
            onClick={() => shortlist.mutate({ id: bid.id, status: isListed ? 0 : 1 })}
          >
            {isListed ? <Trans>Shortlisted</Trans> : <Trans>Shortlist</Trans>}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => void openDialog(() => import('./DeclineDialog.tsx'), { bid })}
          >
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      <Checkbox
        label={t`Compare`}
        aria-label={t`Compare the bid of ${bid.full_name}`}
        checked={isCompared}
        onChange={({ currentTarget }) => onCompare(currentTarget.checked)}
      />
    </div>
  )
}

/** A bid for a job, with what its bidder or the job's client can do with it. */
export function BidRow({ bid, job, ...comparing }: BidRowProps) {
  const { user_id, full_name, username, profile_pic, price, timeline, message, status, reason } = bid
  const isClient = job.is_own === 1
  return (
    <li className={classes.bid} data-own={bid.is_own === 1 || undefined}>
      <div className={classes.head}>
        <MemberAvatar name={full_name} src={profile_pic} size={48} />
        <div className={classes.names}>
          <Link to={paths.freelancer(user_id)} className={classes.by}>
            <bdi>{full_name}</bdi>
          </Link>
          <BotMark of={bid} />
          <p className={classes.facts}>
            <bdi>@{username}</bdi>
            {' · '}
            <RelativeTime at={bid.created_at} isInSentence />
          </p>
          <RecordLine of={bid} />
        </div>
        {price !== null && (
          <p className={classes.price}>
            <Dollars amount={price} />
            {job.pay_by === 'hourly' && (
              <>
                {' '}
                <Trans>an hour</Trans>
              </>
            )}
            <span className={classes.facts}>
              <Plural value={timeline ?? 0} one="in # day" other="in # days" />
            </span>
          </p>
        )}
      </div>
      {message !== null && (
        <p dir="auto" className={classes.message}>
          <LinkedText>{message}</LinkedText>
        </p>
      )}
      {status === 'declined' && (
        <p className={classes.facts}>
          {reason === '' ? <Trans>Declined</Trans> : <Trans>Declined: {reason}</Trans>}
        </p>
      )}
      {bid.is_own === 1 && bid.is_returned === 1 && (
        <p className={classes.facts}>
          <Trans>This bid came back to you: it no longer counts among your bids.</Trans>
        </p>
      )}
      {bid.is_own === 1 ? (
        <OwnActions bid={bid} job={job} />
      ) : (
        isClient && <ClientActions bid={bid} job={job} {...comparing} />
      )}
    </li>
  )
}
