import type { SettingGroup } from '@commons/contract/shared/setting.ts'
import type { SettingName } from '@commons/contract/staff/settings.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const groupNames: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  network: msg`The network`,
  features: msg`Features`,
  registration: msg`Joining`,
  new_accounts: msg`New accounts`,
  videos: msg`Video site`,
  files: msg`Files`,
  money: msg({ message: 'Money', context: 'administration' }),
}

interface SettingTexts {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** What each choice is called. */
  readonly choices?: Readonly<Record<string, MessageDescriptor>>
}

export const settingTexts: Readonly<Record<SettingName, SettingTexts>> = {
  network_name: {
    label: msg({ message: 'Name', context: 'of the network' }),
    hint: msg`On every page, in emails, on papers and in the app that members install.`,
  },
  network_slogan: {
    label: msg`Slogan`,
    hint: msg`On the pages of visitors and in previews of links. Leave it empty for the usual ones.`,
  },
  network_language: {
    label: msg`Language for visitors`,
    hint: msg`For those whose browser asks for neither English nor Czech.`,
    choices: { en: msg`English`, cs: msg`Czech` },
  },
  network_accent: {
    label: msg`Colour`,
    hint: msg`Of buttons and links, also in emails. Each is readable in the light and in the dark.`,
    choices: {
      petrol: msg({ message: 'Petrol', context: 'colour' }),
      blue: msg({ message: 'Blue', context: 'colour' }),
      violet: msg({ message: 'Violet', context: 'colour' }),
      plum: msg({ message: 'Plum', context: 'colour' }),
      green: msg({ message: 'Green', context: 'colour' }),
      bronze: msg({ message: 'Bronze', context: 'colour' }),
    },
  },
  feature_groups: {
    label: msg`Groups`,
    hint: msg`Groups with their posts, chats and calls. Crowdfunding needs them.`,
  },
  feature_videos: {
    label: msg`Videos`,
    hint: msg`The video site with its channels, playlists and live comments.`,
  },
  feature_reels: { label: msg`Reels` },
  feature_surveys: { label: msg`Surveys` },
  feature_projects: {
    label: msg`Crowdfunding`,
    hint: msg`Projects that members back with tokens. It needs groups and the wallet.`,
  },
  feature_jobs: {
    label: msg`Freelancing`,
    hint: msg`Paid work: jobs, bids, milestones and disputes. It needs the wallet.`,
  },
  feature_video_calls: { label: msg`Video calls` },
  feature_wallet: {
    label: msg`Wallet`,
    hint: msg`Everything of money: the wallet, plans, tips, paid memberships, crowdfunding and paid work.`,
  },
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
  new_account_days: {
    label: msg`How long an account is new`,
    hint: msg`In days. Until then it's limited as below. 0: nobody is.`,
  },
  new_account_posts: {
    label: msg`Posts a day`,
    hint: msg`Reels, videos and surveys count, too. 0: no limit.`,
  },
  new_account_comments: { label: msg`Comments a day`, hint: msg`Replies count, too. 0: no limit.` },
  new_account_conversations: {
    label: msg`New conversations a day`,
    hint: msg`With people they haven't talked to yet. 0: no limit.`,
  },
  new_account_follows: { label: msg`Follows a day`, hint: msg`0: no limit.` },
  new_account_links: {
    label: msg`Links in what they publish`,
    hint: msg`Without them, a wave of spam has little to sell.`,
  },
  open_videos: {
    label: msg`Visitors see public videos`,
    hint: msg`Also in players on other sites, previews of links, and feeds of channels.`,
  },
  member_quota_mb: {
    label: msg`Storage for each member`,
    hint: msg`In megabytes. Plans can give more.`,
  },
  mint_limit: {
    label: msg`Minting a day`,
    hint: msg`How much of each currency finance may mint in 24 hours. 0: nothing.`,
  },
}
