import { type Forms, type } from '../../test-walk-forms.tsx'
import { MuteMemberForm } from './mute/MuteMemberDialog.tsx'
import { PeopleListForm } from './people-lists/PeopleListForm.tsx'

const list = { list_id: 1, name: 'Old', emoji: '', member_count: 0, pinned_as: null, has_member: 0 } as const

export const forms: Forms = {
  'features/people/people-lists/PeopleListForm.tsx': [
    {
      call: 'add_people_list',
      render: () => <PeopleListForm memberId={3} onClose={() => {}} />,
      fill: () => type('Name', 'Neighbours'),
      fields: { name: 'Name', emoji: 'Emoji (optional)' },
      given: ['member_id'],
    },
    {
      call: 'edit_people_list',
      render: () => <PeopleListForm list={list} onClose={() => {}} />,
      fill: () => type('Name', 'Neighbours'),
      fields: { name: 'Name', emoji: 'Emoji (optional)' },
      given: ['list_id'],
    },
  ],
  'features/people/mute/MuteMemberDialog.tsx': [
    {
      call: 'mute',
      render: () => <MuteMemberForm member={{ user_id: 5, full_name: 'Bob' }} onClose={() => {}} />,
      fill: () => {},
      fields: {},
      given: ['muted_user_id', 'days'],
    },
  ],
}
