import { msg } from '@lingui/core/macro'
import { IconHash, IconVolumeOff } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Hashtags = piece(async () => ({ default: (await import('./settings/all.ts')).HashtagsPanel }))
const Muted = piece(async () => ({ default: (await import('./settings/all.ts')).MutedPanel }))

export const posts: readonly SettingsPanel[] = [
  {
    id: 'hashtags',
    section: 'account',
    rank: 100,
    label: msg`Hashtags`,
    keywords: msg`tags follow topics interests #`,
    icon: IconHash,
    Panel: Hashtags,
  },
  {
    id: 'muted-words',
    section: 'account',
    rank: 120,
    label: msg`Muted words`,
    keywords: msg`mute hide silence filter words tags`,
    icon: IconVolumeOff,
    Panel: Muted,
  },
]
