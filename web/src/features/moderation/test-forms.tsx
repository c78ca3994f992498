import { fireEvent, screen } from '@testing-library/react'
import { type Forms, type } from '../../test-walk-forms.tsx'
import { ReportForm } from './ReportForm.tsx'
import AppealDialog from './settings/AppealDialog.tsx'
import { ContactForm } from './settings/ContactForm.tsx'
import { ModeratorsForm } from './settings/ModeratorsForm.tsx'
import VoteDialog from './settings/VoteDialog.tsx'

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
  'features/moderation/settings/VoteDialog.tsx': [
    {
      call: 'jury_vote',
      render: () => <VoteDialog juryCaseId={3} onClose={ignore} />,
      async fill() {
        fireEvent.click(await screen.findByRole('radio', { name: 'Keep the decision' }))
        type('Why? (optional)', 'It is spam')
      },
      fields: { message: 'Why? (optional)' },
      given: ['jury_case_id', 'verdict'],
    },
  ],
  'features/moderation/settings/ModeratorsForm.tsx': [
    {
      call: 'send_moderator_message',
      render: () => <ModeratorsForm decisionId="3" />,
      fill: () => type('Your message', 'Why?'),
      fields: { message: 'Your message' },
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
