import { msg } from '@lingui/core/macro'
import { IconLanguage, IconPalette } from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { AppearancePanel } from './settings/AppearancePanel.tsx'
import { LanguagePanel } from './settings/LanguagePanel.tsx'

export const home: readonly SettingsPanel[] = [
  {
    id: 'language',
    whileSuspended: true,
    section: 'account',
    rank: 40,
    label: msg`Language`,
    // In both languages: members looking for it may not read the current one.
    keywords: msg`language English Czech jazyk angličtina čeština`,
    icon: IconLanguage,
    Panel: LanguagePanel,
  },
  {
    id: 'appearance',
    whileSuspended: true,
    section: 'appearance',
    rank: 10,
    label: msg`Appearance`,
    keywords: msg`theme dark light density compact motion animation autoplay data saver keyboard shortcuts`,
    parts: [
      msg`Theme`,
      msg`Density`,
      msg`Motion`,
      msg`Data saver`,
      msg`Ask before following`,
      msg`Keyboard shortcuts`,
      msg`Autoplay`,
    ],
    icon: IconPalette,
    Panel: AppearancePanel,
  },
]
