import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BidAnswer, Cell, Fact, JobBids, JobState, JobTitle, NoneFound, Price } from '../tables/Cells.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'
import type { TabProps } from './tabs.ts'

/** The reader's bids, with what became of them. */
export function OwnBids({ search, label }: TabProps) {
  const { t } = useLingui()
  const of = useReadMore('get_my_bids', { ...search, limit: 20 }, { isFilter: true })
  const isSearched = search.search !== undefined
  return (
    <JobsTable
      of={of}
      label={label}
      isSearched={isSearched}
      idOf={({ id }) => id}
      columns={[
        {
          name: t({ message: 'Project', context: 'a freelance project' }),
          render: ({ project }) => (
            <Cell>
              <JobTitle job={project} />
              <Fact>
                <bdi>{project.full_name}</bdi>
              </Fact>
            </Cell>
          ),
        },
        { name: t`Your Bid`, render: (bid) => <Price of={bid} job={bid.project} /> },
        { name: t({ message: 'Answer', context: 'to a bid' }), render: (bid) => <BidAnswer of={bid} /> },
        { name: t`All bids`, render: ({ project }) => <JobBids job={project} /> },
        { name: t`Status`, render: ({ project }) => <JobState job={project} /> },
        { name: t`Placed`, render: (bid) => <RelativeTime at={bid.created_at} isInSentence /> },
      ]}
      empty={
        isSearched ? (
          <NoneFound />
        ) : (
          <EmptyState
            title={<Trans>You haven't bid yet</Trans>}
            hint={<Trans>Find a project that suits you, and say what you ask for it.</Trans>}
            action={
              <Button component={Link} to={paths.findWork()} variant="light">
                <Trans>Find work</Trans>
              </Button>
            }
          />
        )
      }
    />
  )
}
