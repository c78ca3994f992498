import { type Forms, type } from '../../../test-walk-forms.tsx'
import { GroupForm } from './GroupForm.tsx'
import { aGroup } from './test-groups.ts'

const ignore = () => {}
const fill = () => type('Name', 'Kitchen')
const fields = { name: 'Name' }

export const forms: Forms = {
  'features/videos/subscriptions/GroupForm.tsx': [
    {
      call: 'create_subscription_group',
      render: () => <GroupForm channelId={1} onClose={ignore} />,
      fill,
      fields,
      given: ['channel_id'],
    },
    {
      call: 'update_subscription_group',
      render: () => <GroupForm group={aGroup(5)} onClose={ignore} />,
      fill,
      fields,
      given: ['subscription_group_id'],
    },
  ],
}
