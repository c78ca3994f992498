import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import RoleDialog from './members/RoleDialog.tsx'

const ignore = () => {}
const member = { user_id: 3, full_name: 'Jana', role: null, two_factor: 1, passkeys: 0 } as const

export const forms: Forms = {
  'features/staff/members/RoleDialog.tsx': [
    {
      call: 'update_member_role',
      render: () => <RoleDialog member={member} onClose={ignore} />,
      async fill() {
        fireEvent.click(await screen.findByRole('radio', { name: 'Support' }))
        type('Why?', 'Helps on weekends')
      },
      fields: { reason: 'Why?' },
      given: ['view_user_id', 'role'],
    },
  ],
}
