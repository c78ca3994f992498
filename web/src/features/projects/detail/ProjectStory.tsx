import type { Project } from '@commons/contract/projects/projects.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { StoryBody } from '../story/StoryBody.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import classes from './ProjectPanels.module.css'

const StoryEditor = piece(async () => ({ default: (await import('../story/StoryEditor.tsx')).StoryEditor }))

interface ProjectStoryProps {
  project: Project
  /** The viewer owns the project. */
  canEdit?: boolean
  isVisitor?: boolean
}

/** What a project is about, in its owner's words and pictures, with its facts. */
export function ProjectStory({ project, canEdit = false, isVisitor = false }: ProjectStoryProps) {
  const heading = useId()
  const [isEditing, setIsEditing] = useState(false)
  const edit = useFocusBack(isEditing)
  const { description, story } = project
  const isEmpty = description === '' && story.video === null && story.pictures.length === 0
  return (
    <Card as="section" className={classes.card} aria-labelledby={heading} {...focusArea}>
      <div className={classes.storyHead}>
        <h2 id={heading} className={classes.heading}>
          <Trans>Story</Trans>
        </h2>
        {canEdit && !isEditing && (
          <Button ref={edit} variant="light" onClick={() => setIsEditing(true)}>
            <Trans>Pictures and video</Trans>
          </Button>
        )}
      </div>
      {isEditing && canEdit ? (
        <StoryEditor project={project} onClose={() => setIsEditing(false)} />
      ) : isEmpty ? (
        <EmptyState
          title={<Trans>No story yet</Trans>}
          hint={<Trans>What this project is about will be here.</Trans>}
        />
      ) : (
        <StoryBody project={project} isVisitor={isVisitor} />
      )}
      <ProjectFacts project={project} isVisitor={isVisitor} />
    </Card>
  )
}
