import type { ListedProject } from '@commons/contract/projects.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { CoverPattern } from '../../../ui/CoverPattern.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { FundingRing } from './FundingRing.tsx'
import { isRunning, TimeLeft, useFundedText } from './funding-texts.tsx'
import classes from './ProjectCard.module.css'

interface ProjectCardProps {
  project: ListedProject
  /** Whoever looks has no account, and backs it once they are logged in. */
  isVisitor?: boolean
  /** What an owner can do, in the corner. */
  menu?: ReactNode
  /** Beside Crowdfund. */
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
      {text}
    </Button>
  ) : (
    <Button
      aria-label={label}
      renderRoot={(root) => <Link {...root} to={paths.group(id)} search={{ crowdfund: String(id) }} />}
    >
      {text}
    </Button>
  )
}

/** A project of a list: what it is, how far it has come and how long it can be backed. */
export function ProjectCard({ project, isVisitor = false, menu, children }: ProjectCardProps) {
  const { t } = useLingui()
  const { id, group_name: name, avatar, banner, short_description, location, backer_count } = project
  const funded = useFundedText(project)
  const page = isVisitor ? paths.publicProject(id) : paths.group(id)
  return (
    <li className={classes.card}>
      <div className={classes.banner}>
        {banner ? <img src={banner} alt="" loading="lazy" /> : <CoverPattern />}
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
      <div className={classes.face}>
        <MemberAvatar name={name} src={avatar} size={48} square />
      </div>
      <div className={classes.body}>
        <h3 className={classes.name}>
          <Link to={page} className={classes.link}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {location !== '' && (
          <p className={classes.place}>
            <IconMapPin size={16} aria-hidden="true" />
            <bdi>{location}</bdi>
          </p>
        )}
        {short_description !== '' && <p className={classes.about}>{short_description}</p>}
        <div className={classes.funding}>
          <FundingRing percent={project.funded_percent} label={t`Funded`} valueText={funded} />
          <p className={classes.figures}>
            <b>{funded}</b>
            <span>
              <TimeLeft of={project} />
            </span>
            <span>
              <Plural value={backer_count} one="# backer" other="# backers" />
            </span>
          </p>
        </div>
        {(isRunning(project) || children) && (
          <div className={classes.actions}>
            {isRunning(project) && <CrowdfundLink project={project} isVisitor={isVisitor} />}
            {children}
          </div>
        )}
      </div>
    </li>
  )
}
