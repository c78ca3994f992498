import { useLingui } from '@lingui/react/macro'
import {
  IconBell,
  IconBellFilled,
  IconBookmark,
  IconBookmarkFilled,
  IconDeviceMobile,
  IconDeviceMobileFilled,
  IconFriends,
  IconHelpCircle,
  IconHelpCircleFilled,
  IconChartAreaLine,
  IconChartAreaLineFilled,
  IconChecklist,
  IconHome,
  IconHomeFilled,
  IconMessageCircle,
  IconMessageCircleFilled,
  IconLayoutSidebarRight,
  IconLayoutSidebarRightFilled,
  IconRocket,
  IconSettings,
  IconSettingsFilled,
  IconUser,
  IconUserFilled,
  IconUsersGroup,
  IconWallet,
  type Icon,
} from '@tabler/icons-react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'

export interface Place {
  to: string
  label: string
  icon: Icon
  activeIcon: Icon
  /** Pressed after `g`, this key opens the place. */
  key?: string
  /** Subpages below its URL count as this place. */
  hasPlaces?: boolean
  /** Links in its submenu; without room for one, the entry leads to `to`. */
  places?: ReadonlyArray<{ to: string; label: string }>
  /** In the phone's menu only, because the bottom bar has no room for it. */
  onlyInMenu?: boolean
}

/** Returns the entries of the main navigation in order; each is added once its page is built. */
export function usePlaces(): Place[] {
  const { t } = useLingui()
  const session = useSession()
  return [
    { to: paths.dashboard(), label: t`Home`, icon: IconHome, activeIcon: IconHomeFilled, key: 'h' },
    ...(session
      ? [
          {
            to: paths.timeline(session.id),
            label: t`Profile`,
            icon: IconUser,
            activeIcon: IconUserFilled,
            key: 'p',
            onlyInMenu: true,
          },
        ]
      : []),
    {
      to: paths.reels(),
      label: t`Reels`,
      icon: IconDeviceMobile,
      activeIcon: IconDeviceMobileFilled,
      key: 'r',
    },
    {
      to: paths.messaging(),
      label: t`Messages`,
      icon: IconMessageCircle,
      activeIcon: IconMessageCircleFilled,
      key: 'm',
      hasPlaces: true,
    },
    {
      to: paths.friends(),
      label: t`Friends`,
      icon: IconFriends,
      activeIcon: IconFriends,
      key: 'f',
      onlyInMenu: true,
    },
    {
      to: paths.myGroups(),
      label: t`Groups`,
      icon: IconUsersGroup,
      activeIcon: IconUsersGroup,
      key: 'g',
      places: [
        { to: paths.createGroup(), label: t`Create group` },
        { to: paths.myGroups(), label: t`My Groups` },
        { to: paths.discoverGroups(), label: t`Discover groups` },
      ],
      onlyInMenu: true,
    },
    {
      to: paths.projectLists(),
      label: t`Projects`,
      icon: IconRocket,
      activeIcon: IconRocket,
      places: [
        { to: paths.createProject(), label: t`Create project` },
        { to: paths.myProjects(), label: t`My Projects` },
        { to: paths.discoverProjects(), label: t`Discover projects` },
      ],
      onlyInMenu: true,
    },
    {
      to: paths.mySurveys(),
      label: t`Surveys`,
      icon: IconChecklist,
      activeIcon: IconChecklist,
      key: 'v',
      places: [
        { to: paths.createSurvey(), label: t`Create or Add Survey` },
        { to: paths.mySurveys(), label: t`My Surveys` },
        { to: paths.discoverSurveys(), label: t`Discover Surveys` },
      ],
      onlyInMenu: true,
    },
    {
      to: paths.notifications(),
      label: t`Notifications`,
      icon: IconBell,
      activeIcon: IconBellFilled,
      key: 'n',
      onlyInMenu: true,
    },
    {
      to: paths.saved(),
      label: t`Saved`,
      icon: IconBookmark,
      activeIcon: IconBookmarkFilled,
      key: 'b',
      onlyInMenu: true,
    },
    {
      to: paths.wallet(),
      label: t`Wallet`,
      icon: IconWallet,
      activeIcon: IconWallet,
      key: 'w',
      onlyInMenu: true,
    },
    {
      to: paths.analytics(),
      label: t`Analytics`,
      icon: IconChartAreaLine,
      activeIcon: IconChartAreaLineFilled,
      key: 'a',
      onlyInMenu: true,
    },
    {
      to: paths.setting(),
      label: t`Settings`,
      icon: IconSettings,
      activeIcon: IconSettingsFilled,
      key: 's',
      hasPlaces: true,
      onlyInMenu: true,
    },
    {
      to: paths.widgets(),
      label: t`Widgets`,
      icon: IconLayoutSidebarRight,
      activeIcon: IconLayoutSidebarRightFilled,
      onlyInMenu: true,
    },
    {
      to: paths.faq(),
      label: t`FAQ`,
      icon: IconHelpCircle,
      activeIcon: IconHelpCircleFilled,
      onlyInMenu: true,
    },
  ]
}
