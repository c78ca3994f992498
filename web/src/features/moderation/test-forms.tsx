import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import { ReportForm } from './ReportForm.tsx'
import AppealDialog from './settings/AppealDialog.tsx'
import { ContactForm } from './settings/ContactForm.tsx'

const ignore = () => {}

export const forms: Forms = {
  'features/moderation/ReportForm.tsx': [
    {
      call: 'add_report',
      render: () => (
        <ReportForm reported={{ type: 'post', id: 3, name: 'Jana' }} onSent={ignore} onClose={ignore} />
      ),
      fill() {
        fireEvent.click(screen.getByRole('radio', { name: 'Something illegal' }))
        type('Anything to add? (optional)', 'See the second line')
      },
      fields: { description: 'Anything to add? (optional)' },
      given: ['report_type', 'report_id', 'reason'],
    },
  ],
  'features/moderation/settings/AppealDialog.tsx': [
    {
      call: 'appeal_decision',
      render: () => <AppealDialog decisionId={3} onClose={ignore} />,
      fill: () => type('Why is it wrong?', 'It was a joke'),
      fields: { message: 'Why is it wrong?' },
      given: ['decision_id'],
    },
  ],
  'features/moderation/settings/ContactForm.tsx': [
    {
      call: 'contact_support',
      render: () => <ContactForm subject="" />,
      fill() {
        type('Subject', 'My account')
        type('Message', 'I lost my phone')
      },
      fields: { subject: 'Subject', message: 'Message' },
    },
  ],
}
