import type { MyProject, projectRoles } from '@commons/contract/freelance/my-projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { JobState, JobTitle, Member, NoneFound, Nothing, Price } from '../tables/Cells.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'
import type { TabProps } from './tabs.ts'

interface WorkProps extends TabProps {
  role: (typeof projectRoles)[number]
  tab: 'current' | 'past'
}

/** Work leads to what was agreed about it. */
const addressOf = ({ id, work }: MyProject) =>
  work !== null && work.payment_id !== null ? paths.agreement(work.payment_id) : paths.job(id)

function Empty({ role, tab }: Pick<WorkProps, 'role' | 'tab'>) {
  const hints: Record<typeof role, Record<typeof tab, ReactNode>> = {
    client: {
      current: <Trans>When a freelancer accepts your award, their work is here.</Trans>,
      past: <Trans>Your projects that are over are listed here.</Trans>,
    },
    freelancer: {
      current: <Trans>When you accept an award, the project is here.</Trans>,
      past: <Trans>Projects that you did for others are listed here.</Trans>,
    },
  }
  return (
    <EmptyState
      title={tab === 'current' ? <Trans>No work under way</Trans> : <Trans>No past work yet</Trans>}
      hint={hints[role][tab]}
      action={
        role === 'freelancer' && (
          <Button component={Link} to={paths.findWork()} variant="light">
            <Trans>Find work</Trans>
          </Button>
        )
      }
    />
  )
}

/** Jobs that somebody does or did: for the reader, or the reader for others. */
export function Work({ role, tab, search, label }: WorkProps) {
  const { t } = useLingui()
  const of = useReadMore('get_my_projects', { role, tab, ...search, limit: 20 }, { isFilter: true })
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
          render: (job) => <JobTitle job={job} to={addressOf(job)} />,
        },
        role === 'client'
          ? {
              name: t`Freelancer`,
              render: ({ work }) =>
                work ? <Member of={work} to={paths.freelancer(work.user_id)} /> : <Nothing />,
            }
          : { name: t`Client`, render: (job) => <Member of={job} to={paths.timeline(job.user_id)} /> },
        {
          name: role === 'client' ? t`Their bid` : t`Your Bid`,
          render: (job) => (job.work ? <Price of={job.work} job={job} /> : <Nothing />),
        },
        { name: t`Status`, render: (job) => <JobState job={job} /> },
      ]}
      empty={isSearched ? <NoneFound /> : <Empty role={role} tab={tab} />}
    />
  )
}
