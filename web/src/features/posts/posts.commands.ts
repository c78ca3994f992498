import { msg } from '@lingui/core/macro'
import { IconPencilPlus } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'
import { createPost } from './editing/create-post.ts'

export const posts: Commands = {
  commands: [
    {
      id: 'posts.new',
      group: 'create',
      label: msg`New post`,
      words: msg`create write publish share picture photo`,
      icon: IconPencilPlus,
      does: () => createPost(),
    },
  ],
  words: [
    { to: paths.saved(), words: msg`bookmarks kept later` },
    { to: paths.drafts(), words: msg`scheduled planned unpublished drafts later` },
  ],
}
