import { Trans } from '@lingui/react/macro'
import type { Widgets } from '../../feature.ts'
import { TagsForYou } from './aside/TagsForYou.tsx'

export const posts: Widgets = {
  tags: {
    Part: TagsForYou,
    dialogRank: 30,
    label: <Trans>Tags for you</Trans>,
    hint: <Trans>Tags with posts you might like.</Trans>,
  },
}
