import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import listPage from '../../../shown/ListPage.module.css'
import { AllProjects } from './AllProjects.tsx'
import classes from './ProjectLists.module.css'
import { ProjectsHead } from './ProjectsHead.tsx'

/**
 * All projects, for members who look for one to back. The address holds the search, the order and the filter.
 */
export default function DiscoverProjectsPage() {
  const { t } = useLingui()
  usePageTitle(t`Discover projects`)
  const id = useId()
  return (
    <div className={listPage.page}>
      <ProjectsHead title={<Trans>Discover projects</Trans>}>
        <Button component={Link} to={paths.myProjects()} variant="default">
          <Trans>My Projects</Trans>
        </Button>
      </ProjectsHead>
      <Card as="section" aria-labelledby={id} className={listPage.list}>
        <h2 id={id} className={classes.title}>
          <Trans>All Project</Trans>
        </h2>
        <AllProjects />
      </Card>
    </div>
  )
}
