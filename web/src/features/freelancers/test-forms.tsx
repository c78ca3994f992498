import type { Forms } from '../../test-walk-forms.tsx'
import { type } from '../../test-walk-forms.tsx'
import { EditProfileForm } from './profile/EditProfileDialog.tsx'
import { RequestReferenceForm } from './profile/RequestReferenceDialog.tsx'
import { ReferenceForm } from './reference/ReferenceForm.tsx'
import { profile } from './test-profile.ts'

const ignore = () => {}

export const forms: Forms = {
  'features/freelancers/profile/EditProfileDialog.tsx': [
    {
      call: 'update_freelancer_profile',
      render: () => <EditProfileForm freelancer={profile} onClose={ignore} />,
      fill: () => type('Summary', 'Words'),
      fields: {
        hourly_rate: 'Hourly rate',
        professional_headline: 'Professional headline',
        top_skills: 'Top skills',
        summary: 'Summary',
      },
      given: ['hide_earnings'],
    },
  ],
  'features/freelancers/profile/RequestReferenceDialog.tsx': [
    {
      call: 'request_reference',
      render: () => <RequestReferenceForm onClose={ignore} />,
      fill: () => type('Their email', 'eve@mill.example'),
      fields: { email: 'Their email', message: 'Your message (optional)' },
    },
  ],
  'features/freelancers/reference/ReferenceForm.tsx': [
    {
      call: 'add_reference',
      render: () => <ReferenceForm code="code" onDone={ignore} />,
      fill: () => type('Your reference', 'Words'),
      fields: {
        name: /^Your name/,
        relationship: 'How you know each other',
        message: 'Your reference',
      },
      given: ['code'],
    },
  ],
}
