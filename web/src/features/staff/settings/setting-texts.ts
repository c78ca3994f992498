import type { SettingGroup } from '@commons/contract/shared/setting.ts'
import type { SettingName } from '@commons/contract/staff/settings.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const groupNames: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  videos: msg`Video site`,
  files: msg`Files`,
}

interface SettingTexts {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** What each choice is called. */
  readonly choices?: Readonly<Record<string, MessageDescriptor>>
}

export const settingTexts: Readonly<Record<SettingName, SettingTexts>> = {
  open_videos: {
    label: msg`Visitors see public videos`,
    hint: msg`Also in players on other sites, previews of links, and feeds of channels.`,
  },
  member_quota_mb: {
    label: msg`Storage for each member`,
    hint: msg`In megabytes. Plans can give more.`,
  },
}
