import { msg } from '@lingui/core/macro'
import { IconFlag } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Reports = piece(async () => ({ default: (await import('./settings/ReportsPanel.tsx')).ReportsPanel }))

export const moderation: readonly SettingsPanel[] = [
  {
    id: 'reported-content',
    section: 'other',
    rank: 20,
    label: msg`Reported Content`,
    keywords: msg`reports abuse spam moderation complaints`,
    icon: IconFlag,
    Panel: Reports,
  },
]
