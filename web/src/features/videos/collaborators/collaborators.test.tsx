import type { Channel } from '@commons/contract/videos/channels.ts'
import type { Collaborator } from '@commons/contract/videos/collaborators.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { openAt } from '../test-channel-pages.tsx'
import { aChannel } from '../test-channels.ts'
import { notJoinable } from '../test-memberships.ts'
import { aSiteVideo } from '../test-videos.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  await import('../channels/content/ChannelContent.tsx')
  await import('./CollaboratorsDialog.tsx')
})
afterEach(() => {
  act(() => {
    stage.clear()
    questions.get()?.answer(false)
  })
  vi.unstubAllGlobals()
})

function collaborator(user_id: number, full_name: string, change: Partial<Collaborator> = {}): Collaborator {
  const username = full_name.toLowerCase()
  return {
    user_id,
    full_name,
    username,
    profile_pic: null,
    role: 'editor',
    is_invited: 0,
    is_offered: 0,
    ...change,
  }
}

const staff = [
  collaborator(7, 'Ada', { role: 'owner' }),
  collaborator(8, 'Mia', { role: 'manager' }),
  collaborator(9, 'Ed'),
  collaborator(10, 'Ida', { is_invited: 1 }),
]

function openAs(member: number, change: Partial<Channel>) {
  logIn(member)
  const channel = aChannel(70, change)
  const sent = answerWith(({ name }) => {
    switch (name) {
      case 'get_channel':
        return success({ response: channel })
      case 'get_all_channels':
      case 'get_channel_invitations':
        return success({ response: [channel] })
      case 'get_videos_by_channel_id':
        return success({ videos: [aSiteVideo(1, { role: channel.role })] })
      case 'get_channel_shares':
        return success({ response: [] })
      case 'get_channel_membership':
        return success({ recdata: notJoinable(70) })
      case 'get_collaborators':
        return success({ response: staff })
      case 'search_user':
        return success({
          users: [
            { id: 9, full_name: 'Ed', username: 'ed', avatar: null },
            { id: 11, full_name: 'Eda', username: 'eda', avatar: null },
          ],
        })
      case 'add_collaborator':
      case 'update_collaborator':
        return success({ recdata: collaborator(9, 'Ed', { role: 'manager' }) })
      case 'accept_collaboration':
      case 'accept_channel_offer':
        return success({ recdata: channel })
      default:
        return success({})
    }
  })
  const sentOf = (call: string) => sent.filter(({ name }) => name === call).map(({ body }) => body)
  return { sentOf }
}

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Collaborators' }))
  return within(await screen.findByRole('dialog', { name: 'Collaborators' }))
}

test('the owner sees who runs a channel, changes roles, and offers it to one of them', async () => {
  const { sentOf } = openAs(7, { role: 'owner' })
  openAt('/mychannel/70')
  const dialog = await openDialog()
  await dialog.findByText(/Invited: Editor/)
  fireEvent.click(dialog.getByRole('button', { name: 'Menu for Ed' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make a manager' }))
  await screen.findByText('Ed is a manager now')
  expect(sentOf('update_collaborator')).toMatchObject([
    { channel_id: 70, member_user_id: 9, role: 'manager' },
  ])
  fireEvent.click(dialog.getByRole('button', { name: 'Menu for Mia' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Hand the channel over' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(sentOf('offer_channel')).toMatchObject([{ member_user_id: 8 }]))
  fireEvent.click(dialog.getByRole('button', { name: 'Menu for Ida' }))
  await screen.findByRole('menuitem', { name: 'Take back the invitation' })
  expect(screen.queryByRole('menuitem', { name: 'Hand the channel over' })).toBeNull()
})

test('the owner finds somebody who isn’t in it, and invites them in a role', async () => {
  const { sentOf } = openAs(7, { role: 'owner' })
  openAt('/mychannel/70')
  const dialog = await openDialog()
  fireEvent.change(await dialog.findByRole('searchbox', { name: 'Search people' }), {
    target: { value: 'ed' },
  })
  fireEvent.change(dialog.getByRole('combobox', { name: 'Their role' }), { target: { value: 'manager' } })
  const invite = await dialog.findByRole('button', { name: 'Invite Eda' })
  expect(dialog.queryByRole('button', { name: 'Invite Ed' })).toBeNull()
  fireEvent.click(invite)
  await waitFor(() =>
    expect(sentOf('add_collaborator')).toMatchObject([
      { channel_id: 70, member_user_id: 11, role: 'manager' },
    ]),
  )
})

test.each([
  { role: 'manager', member: 8, may: [true, true, false] },
  { role: 'editor', member: 9, may: [false, false, false] },
] as const)(
  'as $role a member has the table, and the actions that the role allows',
  async ({ role, member, may }) => {
    openAs(member, { role })
    openAt('/mychannel/70')
    fireEvent.click(await screen.findByRole('button', { name: 'More: Video 1' }))
    await screen.findByRole('menuitem', { name: 'Edit video' })
    const found = [
      screen.queryByRole('menuitem', { name: 'Delete' }),
      screen.queryByRole('button', { name: 'Customise channel' }),
      screen.queryByRole('button', { name: 'Delete this channel' }),
    ]
    expect(found.map((element) => element !== null)).toEqual(may)
  },
)

test('a collaborator leaves after a question', async () => {
  const { sentOf } = openAs(9, { role: 'editor' })
  openAt('/mychannel/70')
  const dialog = await openDialog()
  fireEvent.click(await dialog.findByRole('button', { name: 'Leave' }))
  expect(dialog.queryByRole('button', { name: 'Menu for Ed' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(sentOf('delete_collaborator')).toMatchObject([{ channel_id: 70, member_user_id: 9 }]),
  )
})

test('an invitation is answered in the list of channels', async () => {
  const { sentOf } = openAs(10, { invited_as: 'editor' })
  openAt('/allchannel')
  await screen.findByRole('heading', { name: 'Invitations to channels' })
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await screen.findByText('Invitation declined')
  expect(sentOf('delete_collaborator')).toMatchObject([{ channel_id: 70, member_user_id: 10 }])
})

test('an offered channel is taken over on its page', async () => {
  const { sentOf } = openAs(8, { role: 'manager', is_offered: 1 })
  openAt('/mychannel/70')
  fireEvent.click(await screen.findByRole('button', { name: 'Take it over' }))
  await waitFor(() => expect(sentOf('accept_channel_offer')).toMatchObject([{ channel_id: 70 }]))
})
