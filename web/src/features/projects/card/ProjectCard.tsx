import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { isRunning } from '@commons/contract/shared/project-figures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import classes from './ProjectCard.module.css'
import { ProjectFace } from './ProjectFace.tsx'

interface ProjectCardProps {
  project: ListedProject
  /** The viewer has no account, and must log in before backing it. */
  isVisitor?: boolean
  /** The owner's menu, in the corner. */
  menu?: ReactNode
  /** Shown beside Crowdfund. */
  children?: ReactNode
}

function CrowdfundLink({
  project: { id, group_name: name },
  isVisitor,
}: {
  project: ListedProject
  isVisitor: boolean
}) {
  const { t } = useLingui()
  const label = t`Crowdfund ${name}`
  const text = <Trans>Crowdfund</Trans>
  return isVisitor ? (
    <Button component={Link} to={paths.loginFor(String(id))} aria-label={label}>
      <bdi>{text}</bdi>
    </Button>
  ) : (
    <Button
      aria-label={label}
      renderRoot={(root) => <Link {...root} to={paths.group(id)} search={{ crowdfund: String(id) }} />}
    >
      <bdi>{text}</bdi>
    </Button>
  )
}

/** A project in a list: what it is, how much is funded, and how long it can be backed. */
export function ProjectCard({ project, isVisitor = false, menu, children }: ProjectCardProps) {
  const { id, group_name: name } = project
  // Owners can't back their own project.
  const isBackable = isRunning(project) && project.user_type !== 'admin'
  return (
    <li className={classes.card}>
      <ProjectFace
        project={project}
        title={
          <Link to={isVisitor ? paths.publicProject(id) : paths.group(id)} className={classes.link}>
            <bdi>{name}</bdi>
          </Link>
        }
        menu={menu}
        actions={
          (isBackable || children) && (
            <>
              {isBackable && <CrowdfundLink project={project} isVisitor={isVisitor} />}
              {children}
            </>
          )
        }
      />
    </li>
  )
}
