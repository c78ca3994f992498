import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { piece } from '../../ui/states/piece.tsx'
import { foundReel } from './search/found-reel.tsx'

const MemberReels = piece(async () => ({ default: (await import('./profile/MemberReels.tsx')).MemberReels }))

export const reels: Feature = {
  partOf: 'reels',
  searches: { reel: foundReel },
  reports: {
    reel: {
      title: <Trans>Report this reel</Trans>,
      name: <Trans context="what was reported">Reel</Trans>,
    },
  },
  sections: [
    {
      rank: 10,
      name: 'reels',
      label: <Trans>Reels</Trans>,
      Body: ({ member, isOwn }) => <MemberReels userId={member.user_id} isOwn={isOwn} />,
    },
  ],
  keys: [
    {
      rank: 30,
      title: <Trans>Reels</Trans>,
      rows: [
        [['↓', 'j'], <Trans key="next">Next reel</Trans>],
        [['↑', 'k'], <Trans key="previous">Previous reel</Trans>],
        [[msg`Space`], <Trans key="pause">Pause or play</Trans>],
        [['m'], <Trans key="sound">Sound on or off</Trans>],
        [['l'], <Trans key="like">Like the reel</Trans>],
        [['c'], <Trans key="comments">Comment on the reel</Trans>],
      ],
    },
  ],
}
