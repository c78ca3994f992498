import type { ProfileBanner } from '@commons/contract/profiles.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import type { AboutTabName } from './about/about-kinds.ts'

/** Props of each section of a profile. */
export interface SectionProps {
  member: ProfileBanner
  isOwn: boolean
  /** Set while the viewer previews their own profile as others see it. */
  viewAs: ViewAs | undefined
  /** The selected tab of About. */
  tab: string | undefined
  onTab: (tab: AboutTabName) => void
}
