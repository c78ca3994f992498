import { z } from 'zod'
import { defineCall, type NewcomerAct } from '../call.ts'
import { accents } from '../shared/accent.ts'
import { Flag } from '../shared/flag.ts'
import { pictureRefusals } from '../shared/media.ts'
import type { NetworkFeature } from '../shared/network-feature.ts'
import { registrationModes } from '../shared/registration.ts'
import { ownName } from '../shared/renamed.ts'
import { choiceOf, onOff, textOf, type Setting, wholeNumber } from '../shared/setting.ts'
import { Named, Reason } from './staff.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What every page knows of the network. */
    network: true
  }
}

/** Settings of a network, which admins change while it runs (decision 097). */

/** A switch for a feature; what needs it is absent without it, too. */
const feature = (doc: string) => onOff({ group: 'features', initial: true, doc })

/** How often a new account does something in a day; 0: as often as it likes. */
const newcomer = (what: string, initial: number) =>
  wholeNumber({
    group: 'new_accounts',
    from: 0,
    to: 100_000,
    initial,
    doc: `How many ${what} in 24 hours. 0: as many as it likes.`,
  })

/** Every setting. What is here has a control on the page of settings, and its value at `platform.settings`. */
export const settings = {
  network_name: textOf({
    group: 'network',
    initial: ownName,
    longest: 40,
    isRequired: true,
    doc: 'What the network is called, on every page, in mails, papers and apps.',
  }),
  network_slogan: textOf({
    group: 'network',
    initial: '',
    longest: 120,
    doc: 'What the network stands for, on the pages of visitors and in previews of links. Empty: the slogans of Commons.',
  }),
  network_language: choiceOf({
    group: 'network',
    choices: ['en', 'cs'],
    initial: 'en',
    doc: 'The language for visitors whose browser asks for neither English nor Czech.',
  }),
  network_accent: choiceOf({
    group: 'network',
    choices: accents,
    initial: 'petrol',
    doc: 'The colour of buttons and links, also in mails.',
  }),
  feature_groups: feature(
    'Whether there are groups, with their posts, chats and calls. Crowdfunding needs them.',
  ),
  feature_videos: feature('Whether there is a video site, with channels.'),
  feature_reels: feature('Whether there are reels.'),
  feature_surveys: feature('Whether there are surveys.'),
  feature_projects: feature('Whether members crowdfund projects. It needs groups and the wallet.'),
  feature_jobs: feature('Whether members find paid work and freelancers. It needs the wallet.'),
  feature_video_calls: feature('Whether members call each other.'),
  feature_wallet: feature(
    'Whether there is money: the wallet, plans, tips, crowdfunding, paid memberships and paid work.',
  ),
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
  new_account_days: wholeNumber({
    group: 'new_accounts',
    from: 0,
    to: 365,
    initial: 3,
    doc: 'For how many days an account is new, and limited in what it does in a day. 0: none is.',
  }),
  new_account_posts: newcomer('posts, reels, videos and surveys a new account publishes', 40),
  new_account_comments: newcomer('comments and replies it writes', 150),
  new_account_conversations: newcomer('conversations with another member it begins', 30),
  new_account_follows: newcomer('members it follows', 200),
  new_account_links: onOff({
    group: 'new_accounts',
    initial: true,
    doc: 'Whether what new accounts publish may have links.',
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
  mint_limit: wholeNumber({
    group: 'money',
    from: 0,
    to: 1_000_000_000,
    initial: 10_000,
    doc: 'How much of each currency finance may mint in 24 hours. The operator’s command has no limit. 0: nothing.',
  }),
} as const satisfies Record<string, Setting> &
  Record<`feature_${NetworkFeature}`, Setting<boolean>> &
  Record<`new_account_${NewcomerAct}`, Setting<number>>

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
  topics: ['staff:{me}', 'network'],
  input: z.object({
    name: z.enum(settingNames, 'setting_unknown'),
    value: z.string('setting_value_invalid').max(longestValue, 'setting_value_invalid'),
    reason: Reason,
  }),
  output: z.object({}),
  refusals: ['setting_fixed', 'setting_unchanged', 'feature_holds_money'],
  message: 'done.setting_updated',
})

export const add_network_logo = defineCall({
  name: 'add_network_logo',
  doc: 'Show a picture as the network’s logo: in the top bar, mails, and apps. The whole picture is shown, in a square. The logo before it is deleted.',
  auth: 'admin',
  effect: 'write',
  limit: 'upload',
  topics: ['network'],
  input: z.object({}),
  files: { file: ['image'] },
  output: z.object({}),
  refusals: ['picture_missing', ...pictureRefusals],
  message: 'done.logo_added',
})

export const delete_network_logo = defineCall({
  name: 'delete_network_logo',
  doc: 'Show the mark of Commons in place of the network’s logo again.',
  auth: 'admin',
  effect: 'write',
  topics: ['network'],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  message: 'done.logo_deleted',
})
