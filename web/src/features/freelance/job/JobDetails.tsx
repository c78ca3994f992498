import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { AttachmentList } from '../../../shown/attachments/AttachmentList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { useReport } from '../../moderation/public.ts'
import { BidCard } from '../bid/BidCard.tsx'
import { BiddingEnds } from '../BiddingEnds.tsx'
import { Budget } from '../Dollars.tsx'
import { Skills } from '../Skills.tsx'
import classes from './JobPage.module.css'

function ReportButton({ job: { id, full_name: name } }: { job: JobDetail }) {
  const report = useReport()
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconFlag size={18} aria-hidden="true" />}
      onClick={() => report({ type: 'job', id, name })}
    >
      <Trans>Report project</Trans>
    </Button>
  )
}

/** What is to be done, and the form that bids for it. */
export function JobDetails({ job, onProposals }: { job: JobDetail; onProposals: () => void }) {
  const { t } = useLingui()
  const heading = useId()
  const form = useRef<HTMLDivElement>(null)
  const { description, skills, files, status, bidding_ends, is_own, project_industry, project_purpose } = job
  const canBid = is_own === 0 && status === 'open'
  // The caller's own bid comes first.
  const bids = useRead('get_bid_by_project_id', { project_id: job.id, limit: 1 }, { enabled: is_own === 0 })
  const own = bids.data?.response.find((bid) => bid.is_own === 1)
  const kinds = [project_industry, project_purpose].filter((text) => text !== '').join(' · ')
  return (
    <>
      <Card aria-labelledby={heading} className={classes.part}>
        <h2 id={heading} className={classes.name}>
          <Trans>Project details</Trans>
        </h2>
        {kinds !== '' && <p className={classes.facts}>{kinds}</p>}
        <p dir="auto" className={classes.text}>
          <LinkedText>{description}</LinkedText>
        </p>
        <p className={classes.facts}>
          <Budget of={job} />
        </p>
        <Skills skills={skills} />
        <AttachmentList attachments={files} label={t`Attachments of the project`} />
        {bidding_ends !== null && (
          <p className={classes.facts}>
            <BiddingEnds at={bidding_ends} />
          </p>
        )}
        {is_own === 0 && (
          <>
            <p className={classes.note}>
              <IconAlertTriangle size={20} aria-hidden="true" />
              <Trans>
                Don't pay deposits, and don't move the talk to a messaging app. Whoever asks for that is
                likely a scam: report it.
              </Trans>
            </p>
            <div className={classes.report}>
              <ReportButton job={job} />
            </div>
          </>
        )}
      </Card>
      {canBid && bids.data && !own && (
        <div className={classes.sticky}>
          <Button
            fullWidth
            onClick={() => {
              form.current?.scrollIntoView({ block: 'start' })
              form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
            }}
          >
            <Trans>Place Bid</Trans>
          </Button>
        </div>
      )}
      {is_own === 0 && bids.data && (
        <div ref={form}>
          <BidCard job={job} bid={own} left={bids.data} onPlaced={onProposals} />
        </div>
      )}
    </>
  )
}
