import { Trans } from '@lingui/react/macro'
import type { Widgets } from '../../feature.ts'
import { FollowRequests } from './aside/FollowRequests.tsx'
import { Follows } from './aside/Follows.tsx'
import { SuggestedForYou } from './aside/SuggestedForYou.tsx'

export const people: Widgets = {
  suggested_channels: {
    Part: SuggestedForYou,
    dialogRank: 20,
    label: <Trans>Suggested for you</Trans>,
    hint: <Trans>People you might want to follow.</Trans>,
  },
  follow_requests: {
    Part: FollowRequests,
    dialogRank: 10,
    label: <Trans>Follow requests</Trans>,
    hint: <Trans>People who follow you and whom you don't follow back.</Trans>,
  },
  follows: {
    Part: Follows,
    dialogRank: 50,
    label: <Trans>Followers and Followings</Trans>,
    hint: <Trans>Who follows you, and whom you follow.</Trans>,
  },
}
