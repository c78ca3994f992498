import type { ProfileBanner } from '@commons/contract/profiles.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import type { AboutTabName } from './about/about-kinds.ts'

/** What each part of a member's page is told. */
export interface SectionProps {
  member: ProfileBanner
  isOwn: boolean
  /** One's own page as others see it. */
  viewAs: ViewAs | undefined
  postId: number | undefined
  /** The tab of About. */
  tab: string | undefined
  onTab: (tab: AboutTabName) => void
}
