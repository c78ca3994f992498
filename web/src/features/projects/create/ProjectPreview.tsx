import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import card from '../card/ProjectCard.module.css'
import { ProjectFace } from '../card/ProjectFace.tsx'
import type { ProjectDraft } from '../form/project-draft.ts'
import classes from './ProjectPreview.module.css'

/** The card of a project as lists will show it. */
export function ProjectPreview({ draft }: { draft: ProjectDraft }) {
  const { t } = useLingui()
  const id = useId()
  const avatar = useFileUrl(draft.avatar) ?? null
  const banner = useFileUrl(draft.banner) ?? null
  const target = typedAmount(draft.target, 'FCELL')
  const name = draft.name.trim() || t`Title`
  return (
    <Card as="section" className={classes.preview} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <Trans>Preview</Trans>
      </h2>
      <div className={card.card}>
        <ProjectFace
          project={{
            group_name: name,
            avatar,
            banner,
            short_description: draft.description.trim(),
            location: draft.location.trim(),
            funding_target: target.state === 'amount' ? target.text : '0',
            pledged: '0',
            funded_percent: 0,
            backer_count: 0,
            days_left: draft.days,
            state: 'running',
          }}
          title={<bdi>{name}</bdi>}
        />
      </div>
    </Card>
  )
}
