import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { TabList } from '../../../ui/layout/TabList.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { JobOffers } from '../agreement/JobOffers.tsx'
import { useOffer } from '../agreement/use-offer.ts'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { JobPayment } from '../payment/JobPayment.tsx'
import { Proposals } from '../proposals/Proposals.tsx'
import { AgreementReviews } from '../reviews/AgreementReviews.tsx'
import { ClientPanel } from './ClientPanel.tsx'
import { JobAbsent } from './JobAbsent.tsx'
import { JobDetails } from './JobDetails.tsx'
import { JobHead } from './JobHead.tsx'
import classes from './JobPage.module.css'

const tabs = ['details', 'proposals', 'payment', 'reviews'] as const
type Tab = (typeof tabs)[number]

function Shown({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  usePageTitle(job.title)
  const panelId = useId()
  const { values, put } = useAddressValues()
  const offer = useOffer(job)
  // The two of an agreement pay and review each other; all others read reviews on their profiles.
  const agreement = offer && offer.accepted_at !== null ? offer : undefined
  const isShown: Record<Tab, boolean> = {
    details: true,
    proposals: true,
    payment: agreement !== undefined || job.is_own === 1,
    reviews: agreement !== undefined,
  }
  const shown = tabs.filter((each) => isShown[each])
  const tab = shown.find((each) => each === values['tab']) ?? 'details'
  const names: Record<Tab, string> = {
    details: t`Details`,
    proposals: t`Proposals`,
    payment: t({ message: 'Payment', context: 'of a freelance project' }),
    reviews: t`Reviews`,
  }
  const choose = (name: Tab) => put({ tab: name === 'details' ? undefined : name })
  return (
    <div className={classes.page}>
      <JobHead job={job} />
      <JobOffers job={job} />
      <div className={classes.sides} data-own={job.is_own === 1 || undefined}>
        <div className={classes.main}>
          <div className={classes.tabs}>
            <TabList
              label={t`Parts of the project`}
              panelId={panelId}
              tabs={shown.map((name) => ({ name, label: names[name] }))}
              chosen={tab}
              onChoose={choose}
            />
          </div>
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={`${panelId}-${tab}`}
            tabIndex={-1}
            className={classes.panel}
          >
            {tab === 'details' && <JobDetails job={job} onProposals={() => choose('proposals')} />}
            {tab === 'proposals' && <Proposals job={job} onBid={() => choose('details')} />}
            {tab === 'payment' && <JobPayment payment={agreement} />}
            {tab === 'reviews' && agreement && (
              <Card as="div">
                <AgreementReviews jobId={job.id} agreement={agreement} />
              </Card>
            )}
          </div>
        </div>
        {job.is_own === 0 && <ClientPanel job={job} />}
      </div>
    </div>
  )
}

function JobOf({ id }: { id: number }) {
  const { t } = useLingui()
  const read = useRead('get_single_project', { project_id: id })
  if (read.error?.refusal === 'job_not_found') return <JobAbsent />
  if (read.data) return <Shown job={read.data.response} />
  return (
    <>
      <VisuallyHidden as="h1">{t`Project`}</VisuallyHidden>
      <LoadingPage read={read} />
    </>
  )
}

/** A job: what is to be done, for whom, and what members bid for it. */
export default function JobPage() {
  const { jobId = '' } = useParams({ strict: false })
  return (
    <FreelanceShell>
      {/^[1-9][0-9]{0,14}$/.test(jobId) ? <JobOf key={jobId} id={Number(jobId)} /> : <JobAbsent />}
    </FreelanceShell>
  )
}
