import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  IconBell,
  IconBroadcast,
  IconClock,
  IconDeviceMobile,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconPlaylist,
  type Icon,
} from '@tabler/icons-react'
import { paths } from '../../../paths.ts'

interface SitePlace {
  readonly to: string
  readonly label: MessageDescriptor
  readonly icon: Icon
  readonly partOf?: NetworkFeature
}

/** The places of the video site, in their order. */
export const sitePlaces: readonly SitePlace[] = [
  { to: paths.videos(), label: msg`Home`, icon: IconHome },
  { to: paths.reels(), label: msg`Shorts`, icon: IconDeviceMobile, partOf: 'reels' },
  { to: paths.allChannels(), label: msg`All Channel`, icon: IconBroadcast },
  { to: paths.videoSubscriptions(), label: msg`Subscriptions`, icon: IconBell },
  { to: paths.watchHistory(), label: msg`History`, icon: IconHistory },
  { to: paths.watchLater(), label: msg`Watch later`, icon: IconClock },
  { to: paths.playlists(), label: msg`Playlists`, icon: IconPlaylist },
  { to: paths.dashboard(), label: msg`Dashboard`, icon: IconLayoutDashboard },
]
