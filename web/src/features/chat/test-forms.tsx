import { fireEvent, screen } from '@testing-library/react'
import type { Forms } from '../../test-walk-forms.tsx'
import { aChat } from './test-chat.ts'
import ForwardDialog from './forward/ForwardDialog.tsx'
import AddPeopleDialog from './several/AddPeopleDialog.tsx'
import RenameDialog from './several/RenameDialog.tsx'
import StartDialog from './several/StartDialog.tsx'
import RetentionDialog from './thread/RetentionDialog.tsx'

const friend = (user_id: number, full_name: string) => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  profile_pic: null,
})
const friends = { recdata: [friend(7, 'Jana'), friend(8, 'Karel')] }

export const forms: Forms = {
  'features/chat/several/StartDialog.tsx': [
    {
      call: 'several_chat_start',
      render: () => <StartDialog onClose={() => {}} />,
      answers: { friend_list: friends },
      fill: async () => {
        for (const name of [/Jana/, /Karel/]) fireEvent.click(await screen.findByRole('checkbox', { name }))
        fireEvent.change(screen.getByLabelText('Name of the chat, if you like'), {
          target: { value: 'Brno' },
        })
      },
      fields: { title: 'Name of the chat, if you like' },
      given: ['user_ids'],
    },
  ],
  'features/chat/several/AddPeopleDialog.tsx': [
    {
      call: 'several_chat_add',
      render: () => <AddPeopleDialog chatId={5} onClose={() => {}} />,
      answers: {
        friend_list: friends,
        several_chat_people: { recdata: [{ ...friend(3, 'Me'), is_admin: 1, is_owner: 1 }] },
      },
      fill: async () => fireEvent.click(await screen.findByRole('checkbox', { name: /Jana/ })),
      fields: {},
      given: ['chat_id', 'user_ids'],
    },
  ],
  'features/chat/several/RenameDialog.tsx': [
    {
      call: 'several_chat_rename',
      render: () => <RenameDialog chatId={5} title="" onClose={() => {}} />,
      fill: async () => fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Brno' } }),
      fields: { title: 'Name' },
      given: ['chat_id'],
    },
  ],
  'features/chat/forward/ForwardDialog.tsx': [
    {
      call: 'chat_message_forward',
      render: () => <ForwardDialog of={{ id: 101, message: 'Look', file_type: null }} onClose={() => {}} />,
      answers: { chat_list: { users: [aChat()] }, friend_list: { recdata: [] } },
      fill: async () => {
        fireEvent.click(await screen.findByRole('checkbox', { name: /Jana/ }))
        fireEvent.change(screen.getByLabelText('Add a message'), { target: { value: 'Nice' } })
      },
      fields: { message: 'Add a message' },
      given: ['message_id', 'friend_id', 'by_freelancer'],
    },
  ],
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
