export const settingsTabs = ['profile', 'membership', 'password', 'payment', 'trust'] as const
export type SettingsTab = (typeof settingsTabs)[number]
