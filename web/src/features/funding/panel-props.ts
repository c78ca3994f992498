import type { Funding } from '@commons/contract/funding.ts'
import type { Project } from '@commons/contract/projects.ts'

/** What a panel on a project's page is given. */
export interface PanelProps {
  readonly project: Project
  /** The same with its money, as the member sees it; undefined for a visitor. */
  readonly funding: Funding | undefined
}
