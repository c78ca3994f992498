import { msg } from '@lingui/core/macro'
import { IconFileImport, IconHash, IconVolumeOff } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Hashtags = piece(async () => ({ default: (await import('./settings/all.ts')).HashtagsPanel }))
const Imports = piece(() => import('./imports/ImportPanel.tsx'))
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
    keywords: msg`mute unmute hide silence filter words tags people members`,
    icon: IconVolumeOff,
    Panel: Muted,
  },
  {
    id: 'import',
    section: 'account',
    rank: 125,
    label: msg`Import posts`,
    keywords: msg`import mastodon bluesky archive move bring zip`,
    icon: IconFileImport,
    Panel: Imports,
  },
]
