import type { Funding } from '@commons/contract/funding/funding.ts'
import type { Project } from '@commons/contract/projects/projects.ts'
import type { RefObject } from 'react'

/** Props of the panels on a project's page. */
export interface PanelProps {
  readonly project: Project
  /** The project with its money as the member sees it; undefined for visitors. */
  readonly funding: Funding | undefined
}

export interface RewardsProps extends PanelProps {
  /** How many are shown; a link leads to the others. All if missing. */
  readonly most?: number
  /** It is a section of its own, which says so if there are none. */
  readonly whole?: boolean
  /** Takes the focus when a link elsewhere on the page leads here. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
}
