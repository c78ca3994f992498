import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ProjectCard } from '../card/ProjectCard.tsx'
import { ProjectMenu } from '../owner/ProjectMenu.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { ProjectList } from './ProjectList.tsx'
import { useProjectFilters } from './use-project-filters.ts'

const Owned = (project: ListedProject) => (
  <ProjectCard
    key={project.id}
    project={project}
    menu={project.user_type === 'admin' && <ProjectMenu project={project} />}
  />
)

/** All projects, below their filters. */
export function AllProjects() {
  const filters = useProjectFilters()
  const list = useReadMore('all_project_list', filters.input, { isFilter: true })
  return (
    <>
      <ProjectFilters filters={filters} />
      <ProjectList
        of={list}
        search={filters}
        onClear={filters.clear}
        empty={
          <EmptyState
            title={<NoProjects stage={filters.stage} />}
            hint={<Trans>Have an idea? People here can help you make it.</Trans>}
            action={
              <Button component={Link} to={paths.createProject()} variant="light">
                <Trans>Create project</Trans>
              </Button>
            }
          />
        }
      >
        {Owned}
      </ProjectList>
    </>
  )
}
