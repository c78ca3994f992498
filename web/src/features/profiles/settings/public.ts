import { useLingui } from '@lingui/react/macro'
import { IconHeart } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Interests = piece(async () => ({ default: (await import('./InterestsPanel.tsx')).InterestsPanel }))

/** Returns the settings panel of interests. */
export function useInterestsSetting(): SettingsPanel {
  const { t } = useLingui()
  return {
    id: 'interests',
    label: t`Interests`,
    keywords: t`likes topics hobbies tags suggestions`,
    icon: IconHeart,
    Panel: Interests,
  }
}
