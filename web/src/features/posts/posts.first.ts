import { msg } from '@lingui/core/macro'
import { IconBookmark, IconBookmarkFilled, IconFileText, IconFileTextFilled } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const posts: First = {
  places: [
    {
      rank: 100,
      to: paths.saved(),
      label: msg`Saved`,
      icon: IconBookmark,
      activeIcon: IconBookmarkFilled,
      key: 'b',
      onlyInMenu: true,
    },
    {
      rank: 101,
      to: paths.drafts(),
      label: msg`Drafts`,
      icon: IconFileText,
      activeIcon: IconFileTextFilled,
      onlyInMenu: true,
    },
  ],
  actions: { l: 'like', d: 'dislike', r: 'comment', b: 'remind', t: 'reward' },
  waiting: {
    post: async () => (await import('./public.ts')).postKind,
    reaction: async () => (await import('./public.ts')).reactionKind,
    // Until nobody's browser has any: comments are one kind now.
    comment: async () =>
      (await import('../../discussion/waiting-comments.ts')).earlierComments('post_id', 'post_comment_id'),
  },
}
