import { msg } from '@lingui/core/macro'
import { IconUsersPlus } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const groups: Commands = {
  partOf: 'groups',
  commands: [
    {
      id: 'groups.new',
      group: 'create',
      label: msg`New group`,
      words: msg`create community`,
      icon: IconUsersPlus,
      does: paths.createGroup(),
    },
  ],
  words: [{ to: paths.discoverGroups(), words: msg`find join community` }],
}
