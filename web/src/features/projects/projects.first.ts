import { msg } from '@lingui/core/macro'
import { IconRocket } from '@tabler/icons-react'
import type { First } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const projects: First = {
  partOf: 'projects',
  places: [
    {
      rank: 70,
      to: paths.projectLists(),
      label: msg`Projects`,
      icon: IconRocket,
      places: [
        { to: paths.createProject(), label: msg`Create project` },
        { to: paths.myProjects(), label: msg`My Projects` },
        { to: paths.discoverProjects(), label: msg`Discover projects` },
      ],
      onlyInMenu: true,
    },
  ],
  // Until nobody's browser has any: comments are one kind now.
  waiting: {
    project_comment: async () =>
      (await import('../../discussion/waiting-comments.ts')).earlierComments(
        'discussion_id',
        'project_comment_id',
      ),
  },
}
