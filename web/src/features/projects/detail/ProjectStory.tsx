import type { Project } from '@commons/contract/projects/projects.ts'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import classes from './ProjectPanels.module.css'

/** What a project is about, in its owner's words, with its facts. */
export function ProjectStory({ project, isVisitor = false }: { project: Project; isVisitor?: boolean }) {
  const heading = useId()
  const { description } = project
  return (
    <Card as="section" className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Trans>Story</Trans>
      </h2>
      {description === '' ? (
        <EmptyState
          title={<Trans>No story yet</Trans>}
          hint={<Trans>What this project is about will be here.</Trans>}
        />
      ) : (
        <div dir="auto" className={classes.story}>
          <LinkedText mentions={[]}>{description}</LinkedText>
        </div>
      )}
      <ProjectFacts project={project} isVisitor={isVisitor} />
    </Card>
  )
}
