import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { SectionLinks } from '../../../shown/SectionLinks.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import listPage from '../../../shown/ListPage.module.css'
import { AllProjects } from './AllProjects.tsx'
import { MyProjects } from './MyProjects.tsx'
import { ProjectsHead } from './ProjectsHead.tsx'

/** All projects and the member's own, each a tab with an address. */
export default function ProjectListsPage() {
  const { t } = useLingui()
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const isMine = tab === 'mine'
  usePageTitle(isMine ? t`My Projects` : t`All Projects`)
  return (
    <div className={listPage.page}>
      <ProjectsHead title={<Trans>Projects</Trans>} />
      <SectionLinks
        label={t`Projects`}
        to={paths.projectLists()}
        shown={isMine ? 'mine' : ''}
        sections={[
          { key: '', label: <Trans>All Projects</Trans>, search: {} },
          { key: 'mine', label: <Trans>My Projects</Trans>, search: { tab: 'mine' } },
        ]}
      />
      <Card as="div" className={listPage.list}>
        <VisuallyHidden as="h2">{isMine ? t`My Projects` : t`All Projects`}</VisuallyHidden>
        {isMine ? <MyProjects /> : <AllProjects />}
      </Card>
    </div>
  )
}
