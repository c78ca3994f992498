import type { Group } from '@commons/contract/groups/groups.ts'
import { useLingui } from '@lingui/react/macro'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { useFunding } from '../../funding/public.ts'
import { ProjectQuestions } from '../comments/ProjectQuestions.tsx'
import { projectPieces } from './project-pieces.ts'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectFigures } from './ProjectFigures.tsx'
import classes from './ProjectPanels.module.css'

/** The project parts of a group's page: its funding, and what that pays for. */
export function ProjectPanels({ group }: { group: Group }) {
  const { t } = useLingui()
  const read = useFunding(group.id)
  const { Crowdfund, panels } = projectPieces
  return (
    <>
      <Card as="section" className={classes.card}>
        <VisuallyHidden as="h2">{t`Funding`}</VisuallyHidden>
        <Loaded read={read}>
          {({ recdata: project }) => (
            <>
              <ProjectFigures project={project}>
                {Crowdfund && <Crowdfund project={project} funding={project} />}
              </ProjectFigures>
              <ProjectFacts project={project} />
              <PlayNote place="card" />
            </>
          )}
        </Loaded>
      </Card>
      {read.data && <ProjectQuestions project={read.data.recdata} />}
      {read.data &&
        panels.map(({ name, Body }) => (
          <Body key={name} project={read.data.recdata} funding={read.data.recdata} />
        ))}
    </>
  )
}
