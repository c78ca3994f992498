import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { ProjectCard } from '../card/ProjectCard.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { ProjectList } from './ProjectList.tsx'
import classes from './ProjectLists.module.css'
import { useProjectFilters } from './use-project-filters.ts'

/** All projects, for visitors without an account. */
export default function PublicProjectsPage() {
  const { t } = useLingui()
  usePageTitle(t`All Projects`)
  const filters = useProjectFilters()
  const list = useReadMore('public_project_list', filters.input, { isFilter: true })
  return (
    <div className={classes.public}>
      <header className={listPage.head}>
        <h1 className={listPage.name}>
          <Trans>All Projects</Trans>
        </h1>
        <p className={classes.text}>
          <Trans>Ideas that people here are making, with help from everyone who believes in them.</Trans>
        </p>
      </header>
      <VisuallyHidden as="h2">{t`Projects`}</VisuallyHidden>
      <ProjectFilters filters={filters} />
      <ProjectList
        of={list}
        search={filters}
        onClear={filters.clear}
        empty={
          <EmptyState
            title={<NoProjects stage={filters.stage} />}
            hint={<Trans>Create an account and start the first one.</Trans>}
            action={
              <Button component={Link} to={paths.register()} variant="light">
                <Trans>Register</Trans>
              </Button>
            }
          />
        }
      >
        {(project) => <ProjectCard key={project.id} project={project} isVisitor />}
      </ProjectList>
    </div>
  )
}
