import { msg } from '@lingui/core/macro'
import { IconRocket } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const projects: Commands = {
  partOf: 'projects',
  commands: [
    {
      id: 'projects.new',
      group: 'create',
      label: msg`New project`,
      words: msg`create crowdfunding raise money`,
      icon: IconRocket,
      does: paths.createProject(),
    },
  ],
  words: [{ to: paths.projectLists(), words: msg`crowdfunding pledge fund` }],
}
