import { useLingui } from '@lingui/react/macro'
import { IconHash, IconVolumeOff } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

const Hashtags = piece(async () => ({ default: (await import('./all.ts')).HashtagsPanel }))
const Muted = piece(async () => ({ default: (await import('./all.ts')).MutedPanel }))

/** The settings panels of posts. */
export function usePostPanels() {
  const { t } = useLingui()
  return {
    hashtags: {
      id: 'hashtags',
      label: t`Hashtags`,
      keywords: t`tags follow topics interests #`,
      icon: IconHash,
      Panel: Hashtags,
    },
    muted: {
      id: 'muted-words',
      label: t`Muted words`,
      keywords: t`mute hide silence filter words tags`,
      icon: IconVolumeOff,
      Panel: Muted,
    },
  } satisfies Record<string, SettingsPanel>
}
