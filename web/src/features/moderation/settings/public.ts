import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

export { ContactForm } from './ContactForm.tsx'

const Reports = piece(async () => ({ default: (await import('./ReportsPanel.tsx')).ReportsPanel }))

/** Returns the settings panel of the member's reports. */
export function useReportsSetting(): SettingsPanel {
  const { t } = useLingui()
  return {
    id: 'reported-content',
    label: t`Reported Content`,
    keywords: t`reports abuse spam moderation complaints`,
    icon: IconFlag,
    Panel: Reports,
  }
}
