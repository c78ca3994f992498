import type { Project } from '@commons/contract/projects/projects.ts'
import { isRunning } from '@commons/contract/shared/project-figures.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import page from './ProjectBody.module.css'
import { projectPieces } from './project-pieces.ts'
import { ProjectFigures } from './ProjectFigures.tsx'
import classes from './ProjectPanels.module.css'
import { ProjectSide } from './ProjectSide.tsx'
import { ProjectStory } from './ProjectStory.tsx'

function Shown({ project }: { project: Project }) {
  usePageTitle(project.group_name)
  const { id, group_name: name, avatar, banner, owner, member_count } = project
  const { t } = useLingui()
  const { Rewards, Stretch, Terms } = projectPieces
  const by = owner?.full_name
  return (
    <>
      <Card as="header" className={classes.head}>
        <div className={classes.banner}>{banner ? <img src={banner} alt="" /> : <CoverPattern />}</div>
        <div className={classes.face}>
          <MemberAvatar name={name} src={avatar} size={96} square />
        </div>
        <div className={classes.names}>
          <h1 className={classes.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={classes.owner}>
            {by !== undefined && (
              <>
                <Trans>By {by}</Trans>
                {' · '}
              </>
            )}
            <Plural value={member_count} one="# member" other="# members" />
          </p>
        </div>
      </Card>
      <div className={page.columns}>
        <ProjectSide>
          <Card as="section" className={classes.card}>
            <VisuallyHidden as="h2">{t`Funding`}</VisuallyHidden>
            <ProjectFigures project={project}>
              {isRunning(project) && (
                <Button component={Link} to={paths.loginFor(String(id))} size="lg">
                  <Trans>Crowdfund</Trans>
                </Button>
              )}
            </ProjectFigures>
          </Card>
          <Suspense>
            <Rewards project={project} funding={undefined} />
          </Suspense>
        </ProjectSide>
        <div className={page.main}>
          <ProjectStory project={project} isVisitor />
          <Suspense>
            <Stretch project={project} funding={undefined} />
            <Terms project={project} funding={undefined} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

function PublicProject({ id }: { id: number }) {
  const read = useRead('project_detail', { group_id: id })
  // It may be a group, which only members see, or nothing: after the login the member learns which.
  if (read.error?.refusal === 'project_not_found')
    return <Navigate to={paths.login()} search={{ to: paths.group(id) }} replace />
  return (
    <div className={classes.public}>
      <Loaded read={read}>{({ recdata }) => <Shown project={recdata} />}</Loaded>
    </div>
  )
}

/** A project, for visitors without an account. */
export default function PublicProjectPage() {
  const { t } = useLingui()
  usePageTitle(t`Project`)
  const { projectId = '' } = useParams({ strict: false })
  return /^[1-9][0-9]{0,15}$/.test(projectId) ? (
    <PublicProject key={projectId} id={Number(projectId)} />
  ) : (
    <Navigate to={paths.publicProjects()} replace />
  )
}
