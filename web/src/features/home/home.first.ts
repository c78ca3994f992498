import { msg } from '@lingui/core/macro'
import {
  IconHelpCircle,
  IconHelpCircleFilled,
  IconHome,
  IconHomeFilled,
  IconLayoutSidebarRight,
  IconLayoutSidebarRightFilled,
  IconSettings,
  IconSettingsFilled,
} from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const home: First = {
  places: [
    {
      rank: 10,
      to: paths.dashboard(),
      label: msg`Home`,
      icon: IconHome,
      activeIcon: IconHomeFilled,
      key: 'h',
    },
    {
      rank: 130,
      to: paths.setting(),
      label: msg`Settings`,
      icon: IconSettings,
      activeIcon: IconSettingsFilled,
      key: 's',
      hasPlaces: true,
      onlyInMenu: true,
    },
    {
      rank: 140,
      to: paths.widgets(),
      label: msg`Widgets`,
      icon: IconLayoutSidebarRight,
      activeIcon: IconLayoutSidebarRightFilled,
      onlyInMenu: true,
    },
    {
      rank: 150,
      to: paths.faq(),
      label: msg`FAQ`,
      icon: IconHelpCircle,
      activeIcon: IconHelpCircleFilled,
      onlyInMenu: true,
    },
  ],
  // Covered pictures and folded comments, which rooms show.
  actions: { x: 'reveal' },
  waiting: {
    object_comment: async () => (await import('../../discussion/waiting-comments.ts')).objectCommentKind,
    comment_edit: async () => (await import('../../discussion/waiting-edits.ts')).commentEditKind,
    comment_reaction: async () => (await import('../../discussion/said-reactions.ts')).saidReactionKind,
  },
}
