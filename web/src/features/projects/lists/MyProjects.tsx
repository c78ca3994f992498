import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { ListSearch, useListSearch } from '../../../shown/ListSearch.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ProjectCard } from '../card/ProjectCard.tsx'
import { DeleteProjectButton } from '../owner/DeleteProjectButton.tsx'
import { ProjectMenu } from '../owner/ProjectMenu.tsx'
import { ProjectList } from './ProjectList.tsx'

/** The projects that the member is in. They can edit and delete their own here. */
export function MyProjects() {
  const { t } = useLingui()
  const search = useListSearch()
  const list = useReadMore('project_list', { ...search.input, limit: 12 }, { isFilter: true })
  return (
    <>
      <ListSearch search={search} label={t`Search projects`} />
      <ProjectList
        of={list}
        search={search}
        onClear={() => search.setTyped('')}
        empty={
          <EmptyState
            title={<Trans>No projects yet</Trans>}
            hint={<Trans>Projects you create or join show up here.</Trans>}
            action={
              <Button component={Link} to={paths.discoverProjects()} variant="light">
                <Trans>Discover projects</Trans>
              </Button>
            }
          />
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
