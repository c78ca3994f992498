import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ProjectCard } from '../card/ProjectCard.tsx'
import { DeleteProjectButton } from '../owner/DeleteProjectButton.tsx'
import { ProjectMenu } from '../owner/ProjectMenu.tsx'
import { NoProjectFound, ProjectSearch } from './ProjectFilters.tsx'
import { ProjectList } from './ProjectList.tsx'

/** The projects that the member is in. They can edit and delete their own here. */
export function MyProjects() {
  const search = useListSearch()
  const list = useReadMore('project_list', { ...search.input, limit: 12 }, { isFilter: true })
  return (
    <>
      <ProjectSearch search={search} />
      <ProjectList
        of={list}
        search={search.asked}
        empty={
          search.asked === '' ? (
            <EmptyState
              title={<Trans>No projects yet</Trans>}
              hint={<Trans>Projects you create or join show up here.</Trans>}
              action={
                <Button component={Link} to={paths.discoverProjects()} variant="light">
                  <Trans>Discover projects</Trans>
                </Button>
              }
            />
          ) : (
            <NoProjectFound onClear={() => search.setTyped('')} />
          )
        }
      >
        {(project) => {
          const isOwn = project.user_type === 'admin'
          return (
            <ProjectCard key={project.id} project={project} menu={isOwn && <ProjectMenu project={project} />}>
              {isOwn && <DeleteProjectButton project={project} />}
            </ProjectCard>
          )
        }}
      </ProjectList>
    </>
  )
}
