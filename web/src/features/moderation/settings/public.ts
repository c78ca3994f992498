import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { openTexts } from '../../../locales/language.ts'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

export { ContactForm } from './ContactForm.tsx'

const Reports = piece(async () => {
  const [{ ReportsPanel }] = await Promise.all([import('./ReportsPanel.tsx'), openTexts('dialogs')])
  return { default: ReportsPanel }
})

/** The panel of what one has reported. */
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
