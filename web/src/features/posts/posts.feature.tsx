import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { piece } from '../../ui/states/piece.tsx'
import { foundPost } from './search/found-post.tsx'
import { foundTag } from './search/found-tag.tsx'

const MediaSection = piece(async () => ({
  default: (await import('./media/MediaSection.tsx')).MediaSection,
}))

export const posts: Feature = {
  searches: { post: foundPost, tag: foundTag },
  reports: {
    post: {
      title: <Trans>Report this post</Trans>,
      name: <Trans context="what was reported">Post</Trans>,
    },
    comment: {
      title: <Trans>Report this comment</Trans>,
      name: <Trans context="what was reported">Comment</Trans>,
    },
    reply: {
      title: <Trans>Report this reply</Trans>,
      name: <Trans context="what was reported">Reply</Trans>,
    },
  },
  sections: [
    {
      rank: 5,
      name: 'media',
      label: <Trans>Media</Trans>,
      Body: ({ member, viewAs, isOwn }) => <MediaSection member={member} viewAs={viewAs} isOwn={isOwn} />,
    },
  ],
  keys: [
    {
      rank: 10,
      title: <Trans>Reading</Trans>,
      rows: [
        [['j'], <Trans key="j">Next post</Trans>],
        [['k'], <Trans key="k">Previous post</Trans>],
        [['Enter'], <Trans key="enter">Open the post</Trans>],
        [['.'], <Trans key="dot">Show new posts</Trans>],
        [['x'], <Trans key="x">Reveal what's covered, or all comments</Trans>],
      ],
    },
    {
      rank: 20,
      title: <Trans>The focused post, or the first on screen</Trans>,
      rows: [
        [['l'], <Trans key="l">Like</Trans>],
        [['d'], <Trans key="d">Dislike</Trans>],
        [['r'], <Trans key="r">Comment</Trans>],
        [['b'], <Trans key="b">Remind</Trans>],
        [['t'], <Trans key="t">Reward</Trans>],
      ],
    },
  ],
}
