import type { Funding } from '@commons/contract/funding/funding.ts'
import type { Project } from '@commons/contract/projects/projects.ts'

/** Props of the panels on a project's page. */
export interface PanelProps {
  readonly project: Project
  /** The project with its money as the member sees it; undefined for visitors. */
  readonly funding: Funding | undefined
}
