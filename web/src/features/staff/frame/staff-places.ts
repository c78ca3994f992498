import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { StaffRole } from '@commons/contract/call.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  IconCashBanknote,
  IconChartPie,
  IconCoins,
  IconDatabaseExport,
  IconDoor,
  IconFilter,
  IconFileText,
  IconFlag,
  IconListCheck,
  IconListNumbers,
  IconHash,
  IconHeart,
  IconHeartRateMonitor,
  IconHistory,
  IconMessageReport,
  IconMessages,
  IconRefreshAlert,
  IconScale,
  IconUserCheck,
  IconSettings,
  IconSpeakerphone,
  IconTemplate,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { paths } from '../../../paths.ts'

interface StaffPlace {
  readonly to: string
  readonly label: MessageDescriptor
  readonly icon: Icon
  /** The page is the only one at its address, not those below it. */
  readonly isExact?: true
  readonly roles: readonly StaffRole[]
  /** The feature of the network that it is a part of, where a network can do without. */
  readonly partOf?: NetworkFeature
}

/** The pages of staff in their order, each for the roles that may make its calls. */
export const staffPlaces: readonly StaffPlace[] = [
  {
    to: paths.admin(),
    label: msg({ message: 'Overview', context: 'administration' }),
    icon: IconHeartRateMonitor,
    isExact: true,
    roles: ['admin'],
  },
  { to: paths.adminStart(), label: msg`First steps`, icon: IconListCheck, roles: ['admin'] },
  { to: paths.adminReports(), label: msg`Reports`, icon: IconFlag, roles: ['admin', 'moderator'] },
  {
    to: paths.adminAppeals(),
    label: msg`Appeals`,
    icon: IconMessageReport,
    roles: ['admin', 'moderator'],
  },
  {
    to: paths.adminMessages(),
    label: msg({ message: 'Messages', context: 'with members' }),
    icon: IconMessages,
    roles: ['admin', 'moderator'],
  },
  {
    to: paths.adminTemplates(),
    label: msg`Templates`,
    icon: IconTemplate,
    roles: ['admin', 'moderator'],
  },
  {
    to: paths.adminMembers(),
    label: msg`Members`,
    icon: IconUsers,
    roles: ['admin', 'moderator', 'support'],
  },
  {
    to: paths.adminSignups(),
    label: msg`Requests to join`,
    icon: IconUserCheck,
    roles: ['admin', 'moderator'],
  },
  { to: paths.adminEntry(), label: msg`Who may join`, icon: IconDoor, roles: ['admin', 'moderator'] },
  { to: paths.adminWords(), label: msg`Words and files`, icon: IconFilter, roles: ['admin', 'moderator'] },
  { to: paths.adminTags(), label: msg`Tags`, icon: IconHash, roles: ['admin', 'moderator'] },
  { to: paths.adminInterests(), label: msg`Interests`, icon: IconHeart, roles: ['admin'] },
  {
    to: paths.adminDisputes(),
    label: msg`Disputes`,
    icon: IconScale,
    roles: ['admin', 'finance'],
    partOf: 'jobs',
  },
  {
    to: paths.adminWithdrawals(),
    label: msg`Withdrawals`,
    icon: IconCashBanknote,
    roles: ['admin', 'finance'],
    partOf: 'wallet',
  },
  {
    to: paths.adminMoney(),
    label: msg({ message: 'Money', context: 'administration' }),
    icon: IconCoins,
    roles: ['admin', 'finance'],
    partOf: 'wallet',
  },
  {
    to: paths.adminSettings(),
    label: msg({ message: 'Settings', context: 'of the network' }),
    icon: IconSettings,
    roles: ['admin'],
  },
  { to: paths.adminRules(), label: msg`Rules`, icon: IconListNumbers, roles: ['admin'] },
  { to: paths.adminLegal(), label: msg`Legal pages`, icon: IconFileText, roles: ['admin'] },
  { to: paths.adminAnnouncements(), label: msg`Announcements`, icon: IconSpeakerphone, roles: ['admin'] },
  { to: paths.adminLog(), label: msg`Log of acts`, icon: IconHistory, roles: ['admin'] },
  { to: paths.adminJobs(), label: msg`Jobs`, icon: IconRefreshAlert, roles: ['admin'] },
  { to: paths.adminBackups(), label: msg`Backups`, icon: IconDatabaseExport, roles: ['admin'] },
  { to: paths.adminStorage(), label: msg`Storage`, icon: IconChartPie, roles: ['admin'] },
]
