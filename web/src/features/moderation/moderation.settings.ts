import { msg } from '@lingui/core/macro'
import { IconFlag, IconGavel, IconMessages, IconUsersGroup } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

const Reports = piece(async () => ({ default: (await import('./settings/ReportsPanel.tsx')).ReportsPanel }))

const Decisions = piece(async () => ({
  default: (await import('./settings/DecisionsPanel.tsx')).DecisionsPanel,
}))

const Moderators = piece(async () => ({
  default: (await import('./settings/ModeratorsPanel.tsx')).ModeratorsPanel,
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
    id: 'moderators',
    whileSuspended: true,
    section: 'other',
    rank: 22,
    label: msg`Messages with moderators`,
    keywords: msg`moderators ask answer decision rules contact`,
    icon: IconMessages,
    Panel: Moderators,
  },
  {
    id: 'jury',
    section: 'other',
    rank: 23,
    label: msg`Juries`,
    keywords: msg`jury juror appeal vote drawn`,
    icon: IconUsersGroup,
    Panel: Jury,
  },
]
