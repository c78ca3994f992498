import type { SettingGroup } from '@commons/contract/shared/setting.ts'
import type { SettingName } from '@commons/contract/staff/settings.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const groupNames: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  registration: msg`Joining`,
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
  registration_mode: {
    label: msg`How people join`,
    hint: msg`Whoever asks and waits shows up under Requests to join. Members invite people in their settings.`,
    choices: {
      open: msg`Everybody can`,
      approval: msg`After a look at each request`,
      invitation: msg`By invitation`,
    },
  },
  registration_questions_en: {
    label: msg`Questions for those who ask to join, in English`,
    hint: msg`One question a line, at most five. Whoever waits for a look answers them.`,
  },
  registration_questions_cs: {
    label: msg`Questions for those who ask to join, in Czech`,
    hint: msg`Where one language has none, the other's are asked.`,
  },
  open_videos: {
    label: msg`Visitors see public videos`,
    hint: msg`Also in players on other sites, previews of links, and feeds of channels.`,
  },
  member_quota_mb: {
    label: msg`Storage for each member`,
    hint: msg`In megabytes. Plans can give more.`,
  },
}
