import { msg } from '@lingui/core/macro'
import { IconHeart } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Interests = piece(async () => ({
  default: (await import('./settings/InterestsPanel.tsx')).InterestsPanel,
}))

export const profiles: readonly SettingsPanel[] = [
  {
    id: 'interests',
    section: 'account',
    rank: 90,
    label: msg`Interests`,
    keywords: msg`likes topics hobbies tags suggestions`,
    icon: IconHeart,
    Panel: Interests,
  },
]
