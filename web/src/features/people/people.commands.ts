import { msg } from '@lingui/core/macro'
import { IconPlaylistAdd } from '@tabler/icons-react'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'
import { openPeopleList } from './people-lists/open-people-list.ts'

export const people: Commands = {
  commands: [
    {
      id: 'people.list',
      group: 'create',
      label: msg`New list`,
      words: msg`create people feed group`,
      icon: IconPlaylistAdd,
      does: () => openPeopleList({}),
    },
  ],
  words: [
    { to: paths.friends(), words: msg`people followers following contacts` },
    { to: paths.peopleLists(), words: msg`people feeds lists pinned` },
  ],
}
