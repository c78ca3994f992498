import type { NotificationGroup } from '@commons/contract/notifications/settings.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What members are told of, by what it is about. */
export const groupNames: Record<NotificationGroup, MessageDescriptor> = {
  people: msg`People`,
  posts: msg`Posts`,
  reels: msg`Reels`,
  videos: msg`Videos and channels`,
  chats: msg`Chats and calls`,
  groups: msg`Groups`,
  projects: msg`Projects`,
  surveys: msg`Surveys`,
  work: msg`Freelancing`,
  wallet: msg`Wallet and plans`,
  account: msg`Your account`,
}
