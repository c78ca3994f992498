import type { Invite } from '@commons/contract/freelance/invites.ts'
import type { projectRoles } from '@commons/contract/freelance/my-projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BidAnswer, Cell, Fact, JobState, JobTitle, Member, NoneFound, Price } from '../tables/Cells.tsx'
import { JobsTable } from '../tables/JobsTable.tsx'
import type { TabProps } from './tabs.ts'

interface QuotesProps extends TabProps {
  role: (typeof projectRoles)[number]
}

/** The bid that answers an invite, with what became of it. */
function Quote({ of: { bid, project } }: { of: Invite }) {
  if (!bid)
    return (
      <Fact>
        <Trans>No quote yet</Trans>
      </Fact>
    )
  return (
    <Cell>
      <Price of={bid} job={project} />
      <BidAnswer of={bid} />
    </Cell>
  )
}

/** Invites to bid, with the bids that answer them: a client's own, or those that a freelancer got. */
export function Quotes({ role, search, label }: QuotesProps) {
  const { t } = useLingui()
  const of = useReadMore('project_invite_list', { role, ...search, limit: 20 }, { isFilter: true })
  const isSearched = search.search !== undefined
  const isClient = role === 'client'
  return (
    <JobsTable
      of={of}
      label={label}
      isSearched={isSearched}
      idOf={({ invite_id }) => invite_id}
      columns={[
        {
          name: t({ message: 'Project', context: 'a freelance project' }),
          render: ({ project, message }) => (
            <Cell>
              <JobTitle job={project} />
              {message !== '' && (
                <Fact>
                  <Trans>“{message}”</Trans>
                </Fact>
              )}
            </Cell>
          ),
        },
        {
          name: isClient ? t`Freelancer` : t`Client`,
          render: (invite) => (
            <Member
              of={invite}
              to={isClient ? paths.freelancer(invite.user_id) : paths.timeline(invite.user_id)}
            />
          ),
        },
        { name: t({ message: 'Quote', context: 'a price' }), render: (invite) => <Quote of={invite} /> },
        { name: t`Status`, render: ({ project }) => <JobState job={project} /> },
        {
          name: t({ message: 'Asked', context: 'for a quote' }),
          render: (invite) => <RelativeTime at={invite.created_at} isInSentence />,
        },
      ]}
      empty={
        isSearched ? (
          <NoneFound />
        ) : (
          <EmptyState
            title={<Trans>No quotes yet</Trans>}
            hint={
              isClient ? (
                <Trans>Freelancers whom you invite to bid are listed here, with what they ask.</Trans>
              ) : (
                <Trans>Clients who invite you to bid are listed here.</Trans>
              )
            }
          />
        )
      }
    />
  )
}
