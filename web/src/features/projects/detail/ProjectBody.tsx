import type { Group } from '@commons/contract/groups/groups.ts'
import type { Funding } from '@commons/contract/funding/funding.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { useFunding } from '../../funding/public.ts'
import { ProjectQuestions } from '../comments/ProjectQuestions.tsx'
import page from './ProjectBody.module.css'
import { projectPieces } from './project-pieces.ts'
import { ProjectFigures } from './ProjectFigures.tsx'
import classes from './ProjectPanels.module.css'
import { ProjectSections, sectionOf, type SectionName } from './ProjectSections.tsx'
import { ProjectSide, useHasSide } from './ProjectSide.tsx'
import { ProjectStory } from './ProjectStory.tsx'

/** On a phone, rewards come before the story: some of them, so that it isn't far away. */
const mostOnPhones = 3

type GroupTabName = 'chat' | 'members' | undefined

interface ProjectBodyProps {
  group: Group
  /** What the address asks for. */
  asked: { readonly tab?: string; readonly tag?: string; readonly token?: string }
  /** Renders a tab that projects have of their groups; undefined: the posts. */
  renderTab: (name: GroupTabName) => ReactNode
  /** The rules of the group, and whose it is. */
  rules: ReactNode
}

/** A project's page below its header: its sections, and beside them what it takes to back it. */
export function ProjectBody({ group, asked, renderTab, rules }: ProjectBodyProps) {
  const { t } = useLingui()
  const read = useFunding(group.id)
  const hasSide = useHasSide()
  const section = sectionOf(asked)
  const { Crowdfund, Own, Remind, Rewards } = projectPieces
  const project = read.data?.recdata
  const rewards = useRewardsFocus(section)
  return (
    <div className={page.columns}>
      <ProjectSide>
        <Card as="section" className={classes.card}>
          <VisuallyHidden as="h2">{t`Funding`}</VisuallyHidden>
          <Loaded read={read}>
            {({ recdata }) => (
              <>
                <ProjectFigures project={recdata}>
                  <Crowdfund project={recdata} funding={recdata} />
                </ProjectFigures>
                <Remind project={recdata} funding={recdata} />
                <PlayNote place="card" />
              </>
            )}
          </Loaded>
        </Card>
        {project && (
          <>
            <Own project={project} funding={project} />
            {section !== 'rewards' && (
              <Rewards project={project} funding={project} {...(!hasSide && { most: mostOnPhones })} />
            )}
          </>
        )}
      </ProjectSide>
      <div className={page.sections}>
        <ProjectSections group={group} shown={section} token={asked.token} />
      </div>
      <div className={page.main}>
        {section === 'posts' ? (
          renderTab(undefined)
        ) : section === 'chat' || section === 'members' ? (
          renderTab(section)
        ) : project ? (
          <Section name={section} project={project} rules={rules} rewards={rewards} />
        ) : (
          read.isPending && <CardSkeleton />
        )}
      </div>
    </div>
  )
}

/** Focuses the section of rewards when it is opened by the link to all of them, which is gone then. */
function useRewardsFocus(section: SectionName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(section)
  useEffect(() => {
    const hasChanged = before.current !== section
    before.current = section
    if (hasChanged && document.activeElement === document.body) heading.current?.focus()
  }, [section])
  return heading
}

interface SectionProps {
  name: Exclude<SectionName, 'posts' | 'chat' | 'members'>
  project: Funding
  rules: ReactNode
  /** The heading of the rewards. */
  rewards: RefObject<HTMLHeadingElement | null>
}

/** A section that is the project's own. */
function Section({ name, project, rules, rewards }: SectionProps) {
  const { Backers, Rewards, Stretch, Terms, Updates } = projectPieces
  const props = { project, funding: project }
  switch (name) {
    case 'story':
      return (
        <>
          <ProjectStory project={project} canEdit={project.is_owner === 1} />
          <Stretch {...props} />
          <Terms {...props} />
          {rules}
        </>
      )
    case 'rewards':
      return <Rewards {...props} whole headingRef={rewards} />
    case 'updates':
      return <Updates {...props} />
    case 'questions':
      return <ProjectQuestions project={project} />
    case 'backers':
      return <Backers {...props} />
  }
}
