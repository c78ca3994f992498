import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { Dollars } from '../Dollars.tsx'
import { RecordLine } from '../record/RecordLine.tsx'
import { ChatButton } from './ChatButton.tsx'
import classes from './Proposals.module.css'

interface CompareDialogProps {
  bids: readonly Bid[]
  job: JobDetail
  onClose: () => void
}

/** Two or three bids side by side. */
export default function CompareDialog({ bids, job, onClose }: CompareDialogProps) {
  return (
    <Dialog opened title={<Trans>Compare bids</Trans>} size="large" onClose={onClose}>
      <div className={classes.compared}>
        {bids.map((bid) => (
          <section key={bid.id} className={classes.column} aria-label={bid.full_name}>
            <MemberAvatar name={bid.full_name} src={bid.profile_pic} size={48} />
            <h3 className={classes.by}>
              <bdi>{bid.full_name}</bdi>
            </h3>
            <RecordLine of={bid} />
            <dl>
              <dt>{job.pay_by === 'hourly' ? <Trans>Price an hour</Trans> : <Trans>Price</Trans>}</dt>
              <dd>{bid.price !== null && <Dollars amount={bid.price} />}</dd>
              <dt>
                <Trans>Time</Trans>
              </dt>
              <dd>
                <Plural value={bid.timeline ?? 0} one="# day" other="# days" />
              </dd>
            </dl>
            <p dir="auto" className={classes.message}>
              <LinkedText>{bid.message ?? ''}</LinkedText>
            </p>
            <ChatButton member={bid} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
