import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { MyProjects } from './MyProjects.tsx'
import { ProjectsHead } from './ProjectsHead.tsx'

/** The projects that the member is in. */
export default function MyProjectsPage() {
  const { t } = useLingui()
  usePageTitle(t`My Projects`)
  return (
    <div className={listPage.page}>
      <ProjectsHead title={<Trans>My Projects</Trans>}>
        <Button component={Link} to={paths.discoverProjects()} variant="default">
          <Trans>Discover projects</Trans>
        </Button>
      </ProjectsHead>
      <Card as="div" className={listPage.list}>
        <VisuallyHidden as="h2">{t`My Projects`}</VisuallyHidden>
        <MyProjects />
      </Card>
    </div>
  )
}
