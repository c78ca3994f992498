import { type Bid, bidSorts } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { bidStatuses } from '@commons/contract/shared/bid.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { BidRow } from './BidRow.tsx'
import classes from './Proposals.module.css'

const fewestCompared = 2
const mostCompared = 3

/** The bids for a job. Its client sorts, shortlists, compares and declines them. */
export function Proposals({ job, onBid }: { job: JobDetail; onBid: () => void }) {
  const { t } = useLingui()
  const isClient = job.is_own === 1
  const { chosen, choose } = useListFilters({ sort: bidSorts, status: ['', ...bidStatuses] })
  const asked = isClient ? chosen : {}
  const { read, more } = useReadMore(
    'get_bid_by_project_id',
    { project_id: job.id, limit: 20, ...asked },
    { isFilter: true },
  )
  const [compared, setCompared] = useState<readonly Bid[]>([])
  const compare = (bid: Bid, wanted: boolean) =>
    setCompared((before) =>
      [...before.filter(({ id }) => id !== bid.id), ...(wanted ? [bid] : [])].slice(-mostCompared),
    )
  const isFiltered = isClient && chosen.status !== ''
  return (
    <Card as="div" className={classes.card}>
      {isClient && (
        <div className={classes.filters}>
          <NativeSelect
            size="md"
            aria-label={t`Order`}
            value={chosen.sort}
            onChange={({ currentTarget: { value } }) => choose('sort', value)}
            data={[
              { value: 'newest', label: t`Newest` },
              { value: 'price', label: t`Lowest price` },
              { value: 'rating', label: t`Best rating` },
              { value: 'days', label: t`Fewest days` },
            ]}
          />
          <NativeSelect
            size="md"
            aria-label={t`Which bids`}
            value={chosen.status}
            onChange={({ currentTarget: { value } }) => choose('status', value)}
            data={[
              { value: '', label: t`All bids` },
              { value: 'open', label: t({ message: 'Not answered', context: 'bids' }) },
              { value: 'shortlisted', label: t({ message: 'Shortlisted', context: 'bids' }) },
              { value: 'declined', label: t({ message: 'Declined', context: 'bids' }) },
              { value: 'awarded', label: t({ message: 'Awarded', context: 'bids' }) },
            ]}
          />
          <Button
            variant="light"
            disabled={compared.length < fewestCompared}
            onClick={() => void openDialog(() => import('./CompareDialog.tsx'), { bids: compared, job })}
          >
            <Plural value={compared.length} _0="Compare" one="Compare #" other="Compare #" />
          </Button>
        </div>
      )}
      <Loaded read={read}>
        {(pages) => {
          const bids = pages.flatMap(({ response }) => response)
          if (bids.length === 0)
            return isFiltered ? (
              <EmptyState
                title={<Trans>No bid like that</Trans>}
                hint={<Trans>Look at all of them.</Trans>}
                action={
                  <Button variant="light" onClick={() => choose('status', '')}>
                    <Trans>All bids</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={<Trans>No bids yet</Trans>}
                hint={
                  isClient ? (
                    <Trans>They show up here as soon as somebody bids.</Trans>
                  ) : (
                    <Trans>Only the client sees what you ask for.</Trans>
                  )
                }
                action={
                  !isClient &&
                  job.status === 'open' && (
                    <Button onClick={onBid}>
                      <Trans>Place Bid</Trans>
                    </Button>
                  )
                }
              />
            )
          return (
            <>
              <ul className={classes.bids}>
                {bids.map((bid) => (
                  <BidRow
                    key={bid.id}
                    bid={bid}
                    job={job}
                    isCompared={compared.some(({ id }) => id === bid.id)}
                    onCompare={(wanted) => compare(bid, wanted)}
                  />
                ))}
              </ul>
              {more.isThere && <MoreButton more={more} />}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
