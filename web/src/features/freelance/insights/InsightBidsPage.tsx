import type { InsightBid } from '@commons/contract/freelance/my-projects.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { ListSearch } from '../../../shown/ListSearch.tsx'
import { useListFilters } from '../../../shown/use-list-filters.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Dollars } from '../Dollars.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import {
  BidAnswer,
  Cell,
  Fact,
  JobState,
  JobTitle,
  Member,
  NoneFound,
  Nothing,
  Price,
} from '../tables/Cells.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'
import classes from './InsightBidsPage.module.css'

const minutesOfHour = 60
const minutesOfDay = 24 * minutesOfHour

/** How long after the job the bid came. */
function TimeToBid({ minutes }: { minutes: number }) {
  if (minutes >= minutesOfDay)
    return <Plural value={Math.floor(minutes / minutesOfDay)} one="# day" other="# days" />
  if (minutes >= minutesOfHour)
    return <Plural value={Math.floor(minutes / minutesOfHour)} one="# hour" other="# hours" />
  if (minutes === 0) return <Trans>Under a minute</Trans>
  return <Plural value={minutes} one="# minute" other="# minutes" />
}

/** The bid's place by price, and among how many. */
function Rank({ of: { bid_rank, project } }: { of: InsightBid }) {
  const { i18n } = useLingui()
  if (bid_rank === null)
    return (
      <Fact>
        <Trans>Shown once bidding ends</Trans>
      </Fact>
    )
  const rank = i18n.number(bid_rank)
  const count = i18n.number(project.bid_count)
  return (
    <Trans context="the place of a bid among all">
      {rank} of {count}
    </Trans>
  )
}

function Winning({ of: { winning_bid, project } }: { of: InsightBid }) {
  if (winning_bid !== null) return <Dollars amount={winning_bid} />
  if (project.status !== 'open' && project.status !== 'ended') return <Nothing />
  return (
    <Fact>
      <Trans>Not awarded yet</Trans>
    </Fact>
  )
}

function ClientInfo({ of: { client, project } }: { of: InsightBid }) {
  return (
    <div className={classes.client}>
      <Cell>
        <Member of={project} to={paths.timeline(project.user_id)} />
        <Fact>
          {client.is_email_verified === 1 ? (
            <Trans>Email address confirmed</Trans>
          ) : (
            <Trans>Email address not confirmed</Trans>
          )}
        </Fact>
        <Fact>
          <Plural value={client.job_count} one="# project posted" other="# projects posted" />
        </Fact>
        <Fact>
          {client.hire_rate === null ? (
            <Trans>Hasn't hired anybody yet</Trans>
          ) : (
            <Trans>Hired for {client.hire_rate}% of finished projects</Trans>
          )}
        </Fact>
      </Cell>
    </div>
  )
}

/** How the reader's bids did, so that the next do better. */
export default function InsightBidsPage() {
  const { t } = useLingui()
  const { search } = useListFilters({})
  const of = useReadMore('get_insight_bids', { ...search.input, limit: 20 }, { isFilter: true })
  const isSearched = search.asked !== ''
  return (
    <FreelanceShell>
      <HeadedPage
        name={t`Insight bids`}
        hint={<Trans>How your bids did, so that the next one does better.</Trans>}
      >
        <Card as="div" className={classes.card}>
          <div className={classes.search}>
            <ListSearch
              search={search}
              label={t({ message: 'Search projects', context: 'freelance projects' })}
            />
          </div>
          <JobsTable
            of={of}
            label={t`Insight bids`}
            isSearched={isSearched}
            idOf={({ id }) => id}
            columns={[
              {
                name: t({ message: 'Project', context: 'a freelance project' }),
                render: ({ project }) => (
                  <Cell>
                    <JobTitle job={project} />
                    <JobState job={project} />
                  </Cell>
                ),
              },
              { name: t`Time to bid`, render: (bid) => <TimeToBid minutes={bid.minutes_to_bid} /> },
              { name: t`Bid Rank`, render: (bid) => <Rank of={bid} /> },
              { name: t`Winning Bid`, render: (bid) => <Winning of={bid} /> },
              { name: t`Your Bid`, render: (bid) => <Price of={bid} job={bid.project} /> },
              { name: t`Actions Taken`, render: (bid) => <BidAnswer of={bid} /> },
              { name: t`Client Info`, render: (bid) => <ClientInfo of={bid} /> },
              {
                name: t`Chat Initiated`,
                render: (bid) => (bid.is_chat_initiated === 1 ? <Trans>Yes</Trans> : <Trans>No</Trans>),
              },
            ]}
            empty={
              isSearched ? (
                <NoneFound />
              ) : (
                <EmptyState
                  title={<Trans>You haven't bid yet</Trans>}
                  hint={<Trans>When you have, you see here how your bids compare.</Trans>}
                  action={
                    <Button component={Link} to={paths.findWork()} variant="light">
                      <Trans>Find work</Trans>
                    </Button>
                  }
                />
              )
            }
          />
        </Card>
      </HeadedPage>
    </FreelanceShell>
  )
}
