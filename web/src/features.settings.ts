/** The settings panels of every feature, which load with the settings. */
import { accounts } from './features/accounts/accounts.settings.tsx'
import { chat } from './features/chat/chat.settings.ts'
import { home } from './features/home/home.settings.ts'
import { moderation } from './features/moderation/moderation.settings.ts'
import { notifications } from './features/notifications/notifications.settings.ts'
import { people } from './features/people/people.settings.ts'
import { plans } from './features/plans/plans.settings.ts'
import { posts } from './features/posts/posts.settings.ts'
import { profiles } from './features/profiles/profiles.settings.ts'
import type { SettingsPanel } from './settings-kit/settings-panel.ts'

export const settings: ReadonlyArray<readonly SettingsPanel[]> = [
  accounts,
  chat,
  home,
  moderation,
  notifications,
  people,
  plans,
  posts,
  profiles,
]
