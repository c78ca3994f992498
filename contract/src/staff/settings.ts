import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { registrationModes } from '../shared/registration.ts'
import { choiceOf, onOff, type Setting, textOf, wholeNumber } from '../shared/setting.ts'
import { Named, Reason } from './staff.ts'

/** Settings of a network, which admins change while it runs (decision 097). */

/** Every setting. What is here has a control on the page of settings, and its value at `platform.settings`. */
export const settings = {
  registration_mode: choiceOf({
    group: 'registration',
    choices: registrationModes,
    initial: 'open',
    doc: 'How people become members: `open` to everybody, after a look by moderators (`approval`), or by members’ invitations alone (`invitation`).',
  }),
  registration_questions_en: textOf({
    group: 'registration',
    initial: '',
    longest: 1000,
    lines: 'many',
    doc: 'What those are asked who wait for moderators, in English: one question a line, at most five.',
  }),
  registration_questions_cs: textOf({
    group: 'registration',
    initial: '',
    longest: 1000,
    lines: 'many',
    doc: 'The same questions in Czech. Where one language has none, the other’s are asked.',
  }),
  open_videos: onOff({
    group: 'videos',
    initial: false,
    variable: 'OPEN_VIDEOS',
    doc: 'Whether visitors see the public videos of the video site, too: players on other sites, previews of links, oEmbed, and feeds of channels.',
  }),
  member_quota_mb: wholeNumber({
    group: 'files',
    from: 1,
    to: 10_000_000,
    initial: 5120,
    variable: 'MEMBER_QUOTA_MB',
    doc: 'The storage each member gets for files, in megabytes.',
  }),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type SettingValues = {
  readonly [Name in SettingName]: z.output<(typeof settings)[Name]['shape']>
}

export const settingNames = Object.keys(settings) as readonly SettingName[]

/** The longest text of a value, in characters. */
const longestValue = 100_000

export const StoredSetting = z.object({
  name: z.enum(settingNames),
  value: z.string().describe('What holds now. A switch is 1 or 0.'),
  initial: z.string().describe('What holds until an admin changes it.'),
  /** 1: a variable of the environment says it, and it can’t be changed here. */
  is_fixed: Flag,
  /** What held before the last change; null if it was never changed, or held what holds at first. */
  previous: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
  changed_by: Named,
  reason: z.string().describe('Why it was changed last.'),
})
export type StoredSetting = z.infer<typeof StoredSetting>

export const setting_list = defineCall({
  name: 'setting_list',
  doc: 'What the network is set to, and who changed it last.',
  auth: 'admin',
  effect: 'read',
  topics: ['staff:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(StoredSetting) }),
  refusals: [],
})

export const update_setting = defineCall({
  name: 'update_setting',
  doc: 'Change a setting of the network. It holds at once, in every process.',
  auth: 'admin',
  effect: 'write',
  topics: ['staff:{me}'],
  input: z.object({
    name: z.enum(settingNames, 'setting_unknown'),
    value: z.string('setting_value_invalid').max(longestValue, 'setting_value_invalid'),
    reason: Reason,
  }),
  output: z.object({}),
  refusals: ['setting_fixed', 'setting_unchanged'],
  message: 'done.setting_updated',
})
