import type { ProjectStage } from '@commons/contract/shared/project-figures.ts'
import { Trans } from '@lingui/react/macro'

/** Says that a list of all projects has none of its stage. */
export function NoProjects({ stage }: { stage: ProjectStage }) {
  if (stage === 'running') return <Trans>No projects yet</Trans>
  return stage === 'funded' ? (
    <Trans>No project has been funded yet</Trans>
  ) : (
    <Trans>No project has ended yet</Trans>
  )
}
