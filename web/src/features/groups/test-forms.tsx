import { type Forms, type } from '../../test-walk-forms.tsx'
import CreateGroupPage from './create/CreateGroupPage.tsx'
import { RulesForm } from './detail/RulesForm.tsx'
import { LinkForm } from './members/LinkForm.tsx'
import DeleteGroupDialog from './owner/DeleteGroupDialog.tsx'
import { GroupEdit } from './owner/GroupEdit.tsx'
import { aGroup } from './test-groups.tsx'

const ignore = () => {}

const texts = { group_name: 'Name of the group', description: 'Description' }
const write = () => {
  type('Name of the group', 'Gardeners of Brno')
  type('Description', 'Soil, seeds and sun')
}

export const newGroup = [
  {
    call: 'group_create',
    render: () => <CreateGroupPage />,
    fill: write,
    fields: texts,
    given: ['is_closed_group'],
  },
] as const satisfies Forms[string]

export const forms: Forms = {
  'features/groups/detail/RulesForm.tsx': [
    {
      call: 'group_update',
      render: () => <RulesForm group={aGroup()} onClose={ignore} />,
      fill: () => type('Rules', 'Be kind'),
      fields: { rules: 'Rules' },
      given: ['group_id'],
    },
  ],
  'features/groups/detail/TagFilter.tsx': 'It changes the address, and sends nothing.',
  'features/groups/members/LinkForm.tsx': [
    {
      call: 'group_link_create',
      render: () => <LinkForm groupId={5} onClose={ignore} />,
      fill: () => type('How many people can use it', '10'),
      fields: {},
      given: ['group_id', 'days', 'uses'],
    },
  ],
  'features/groups/owner/DeleteGroupDialog.tsx': [
    {
      call: 'group_delete',
      render: () => (
        <DeleteGroupDialog group={aGroup()} held={undefined} onDeleted={ignore} onClose={ignore} />
      ),
      fill: () => type('Type the name of the group to delete it', 'Gardener'),
      fields: { group_name: 'Type the name of the group to delete it' },
      given: ['group_id'],
    },
  ],
  'features/groups/owner/GroupEdit.tsx': [
    {
      call: 'group_update',
      render: () => <GroupEdit group={aGroup()} onClose={ignore} />,
      fill: write,
      fields: texts,
      given: ['group_id'],
    },
  ],
}
