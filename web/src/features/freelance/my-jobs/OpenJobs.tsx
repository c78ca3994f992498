import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { Budget } from '../Dollars.tsx'
import { JobBids, JobState, JobTitle, NoneFound, Nothing } from '../tables/Cells.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'
import type { TabProps } from './tabs.ts'

function PostButton() {
  return (
    <Button
      component={Link}
      to={paths.postJob()}
      variant="light"
      leftSection={<IconPlus size={20} aria-hidden="true" />}
    >
      <Trans>Post a Project</Trans>
    </Button>
  )
}

/** A client's jobs that nobody does yet. */
export function OpenJobs({ search, label }: TabProps) {
  const { t } = useLingui()
  const of = useReadMore(
    'get_my_projects',
    { role: 'client', tab: 'open', ...search, limit: 20 },
    { isFilter: true },
  )
  const isSearched = search.search !== undefined
  return (
    <JobsTable
      of={of}
      label={label}
      isSearched={isSearched}
      idOf={({ id }) => id}
      action={
        <div>
          <PostButton />
        </div>
      }
      columns={[
        {
          name: t({ message: 'Project', context: 'a freelance project' }),
          render: (job) => <JobTitle job={job} />,
        },
        { name: t`Budget`, render: (job) => <Budget of={job} /> },
        { name: t`Bids`, render: (job) => <JobBids job={job} /> },
        { name: t`Status`, render: (job) => <JobState job={job} /> },
        {
          name: t`Posted`,
          render: (job) =>
            job.status === 'draft' ? <Nothing /> : <RelativeTime at={job.created_at} isInSentence />,
        },
      ]}
      empty={
        isSearched ? (
          <NoneFound />
        ) : (
          <EmptyState
            title={<Trans>No open projects</Trans>}
            hint={<Trans>Post one, and people here bid for it. Drafts wait here too.</Trans>}
            action={<PostButton />}
          />
        )
      }
    />
  )
}
