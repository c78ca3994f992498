import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { FundingRing } from './FundingRing.tsx'
import { TimeLeft, useFundedText } from './funding-texts.tsx'
import classes from './ProjectCard.module.css'

interface ProjectFaceProps {
  project: Pick<
    ListedProject,
    | 'avatar'
    | 'backer_count'
    | 'banner'
    | 'days_left'
    | 'funded_percent'
    | 'funding_target'
    | 'group_name'
    | 'location'
    | 'pledged'
    | 'short_description'
    | 'state'
  >
  /** The name of the project, as the card shows it. */
  title: ReactNode
  /** The owner's menu, in the corner. */
  menu?: ReactNode
  /** Buttons below. */
  actions?: ReactNode
}

/** The content of a project's card. */
export function ProjectFace({ project, title, menu, actions }: ProjectFaceProps) {
  const { t } = useLingui()
  const { group_name: name, avatar, banner, short_description, location, backer_count } = project
  const funded = useFundedText(project)
  return (
    <>
      <div className={classes.banner}>
        {banner ? <img src={banner} alt="" loading="lazy" /> : <CoverPattern />}
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
      <div className={classes.face}>
        <MemberAvatar name={name} src={avatar} size={48} square />
      </div>
      <div className={classes.body}>
        <h3 dir="auto" className={classes.name}>
          {title}
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
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </>
  )
}
