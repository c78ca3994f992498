import { useLingui } from '@lingui/react/macro'
import { IconLanguage, IconPalette } from '@tabler/icons-react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { useAccountPanels } from '../../accounts/public.ts'
import { useChatSetting } from '../../chat/settings/public.ts'
import { useReportsSetting } from '../../moderation/settings/public.ts'
import { useNotificationsSetting } from '../../notifications/settings/public.ts'
import { useBlockedSetting, useReferralsSetting } from '../../people/settings/public.ts'
import { usePlanPanels } from '../../plans/settings/public.ts'
import { usePostPanels } from '../../posts/settings/public.ts'
import { useInterestsSetting } from '../../profiles/settings/public.ts'
import { AppearancePanel } from './AppearancePanel.tsx'
import { LanguagePanel } from './LanguagePanel.tsx'

export interface SettingsSection {
  label: string
  panels: readonly SettingsPanel[]
}

/** Returns the settings panels by section, in order; each is added once it is built. */
export function useSettingsSections(): readonly SettingsSection[] {
  const { t } = useLingui()
  const { displayName, username, email, password, emailNotifications, nsfw, leaving, ...safety } =
    useAccountPanels()
  const { hashtags, muted } = usePostPanels()
  const { upgrade, pro, methods, recurring, tiers } = usePlanPanels()
  const interests = useInterestsSetting()
  const reports = useReportsSetting()
  const notifications = useNotificationsSetting()
  const blocked = useBlockedSetting()
  const chat = useChatSetting()
  const referrals = useReferralsSetting()
  const language: SettingsPanel = {
    id: 'language',
    label: t`Language`,
    // In both languages: members looking for it may not read the current one.
    keywords: t`language English Czech jazyk angličtina čeština`,
    icon: IconLanguage,
    Panel: LanguagePanel,
  }
  const appearance: SettingsPanel = {
    id: 'appearance',
    label: t`Appearance`,
    keywords: t`theme dark light density compact motion animation autoplay data saver keyboard shortcuts`,
    icon: IconPalette,
    Panel: AppearancePanel,
  }
  return [
    {
      label: t`Account`,
      panels: [
        displayName,
        username,
        email,
        language,
        password,
        emailNotifications,
        notifications,
        chat,
        interests,
        hashtags,
        nsfw,
        muted,
        upgrade,
        pro,
      ],
    },
    { label: t`Security`, panels: [safety.twoFactor, safety.passkeys, safety.sessions] },
    { label: t`Billing`, panels: [methods, recurring] },
    { label: t`Appearance`, panels: [appearance] },
    { label: t`Other`, panels: [referrals, reports, blocked, tiers, leaving] },
  ]
}
