import { msg } from '@lingui/core/macro'
import { IconFlag, IconGavel, IconUsersGroup } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Reports = piece(async () => ({ default: (await import('./settings/ReportsPanel.tsx')).ReportsPanel }))

const Decisions = piece(async () => ({
  default: (await import('./settings/DecisionsPanel.tsx')).DecisionsPanel,
}))

const Jury = piece(async () => ({ default: (await import('./settings/JuryPanel.tsx')).JuryPanel }))

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
  {
    id: 'decisions',
    whileSuspended: true,
    section: 'other',
    rank: 21,
    label: msg`Decisions about you`,
    keywords: msg`moderators hidden warning rules`,
    icon: IconGavel,
    Panel: Decisions,
  },
  {
    id: 'jury',
    section: 'other',
    rank: 22,
    label: msg`Juries`,
    keywords: msg`jury juror appeal vote drawn`,
    icon: IconUsersGroup,
    Panel: Jury,
  },
]
