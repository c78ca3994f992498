import { fireEvent, screen } from '@testing-library/react'
import type { Forms } from '../../test-walk-forms.tsx'
import { aChat } from './test-chat.ts'
import RetentionDialog from './thread/RetentionDialog.tsx'

export const forms: Forms = {
  'features/chat/thread/RetentionDialog.tsx': [
    {
      call: 'chat_retention_update',
      render: () => <RetentionDialog chat={aChat()} onClose={() => {}} />,
      fill: async () => fireEvent.click(await screen.findByLabelText('7 days')),
      fields: {},
      given: ['chat_id', 'keep_days'],
      inToast: true,
    },
  ],
}
