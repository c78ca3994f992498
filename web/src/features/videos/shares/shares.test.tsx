import type { Channel } from '@commons/contract/videos/channels.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { openAt } from '../test-channel-pages.tsx'
import { aChannel } from '../test-channels.ts'
import { notJoinable } from '../test-memberships.ts'
import { aShare } from '../test-shares.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  await import('../channels/content/ChannelContent.tsx')
  await import('./SharesCard.tsx')
  await import('./ShareDialog.tsx')
})
afterEach(() => {
  act(() => {
    stage.clear()
    questions.get()?.answer(false)
  })
  vi.unstubAllGlobals()
})

const team = [
  aShare(7, 'Ada', { role: 'owner', percent: 80, earned: '8' }),
  aShare(8, 'Mia', { role: 'manager', proposed: 30 }),
  aShare(9, 'Ed', { percent: 20, earned: '2' }),
]

function openAs(member: number, change: Partial<Channel>, shares = team) {
  logIn(member)
  const channel = aChannel(70, change)
  const sent = answerWith(({ name }) => {
    switch (name) {
      case 'get_channel':
        return success({ response: channel })
      case 'get_videos_by_channel_id':
        return success({ videos: [] })
      case 'get_channel_membership':
        return success({ recdata: notJoinable(70) })
      case 'wallet_balance':
        return success({ recdata: aWallet() })
      case 'get_channel_shares':
        return success({ response: shares })
      case 'propose_channel_share':
        return {
          status: 422,
          body: {
            code: false,
            error: 'shares_exceed_whole',
            message: 'Too much',
            fields: { percent: 'For this one, 39 % is left.' },
          },
        }
      case 'accept_channel_share':
      case 'decline_channel_share':
      case 'end_channel_share':
        return success({ recdata: shares[1] })
      default:
        return success({})
    }
  })
  openAt('/mychannel/70')
  return (call: string) => sent.filter(({ name }) => name === call).map(({ body }) => body)
}

test('the owner sees all shares, proposes, takes back and ends them', async () => {
  const sent = openAs(7, { role: 'owner' })
  const list = await screen.findByRole('list', { name: 'Shares' })
  expect(list.textContent).toContain('80 %')
  expect(list.textContent).toContain('No share · 30 % proposed')
  expect(list.textContent).toContain('20 % · earned 2 FCELL')
  fireEvent.click(screen.getByRole('button', { name: 'Share of Ed' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Propose another share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share for Ed' }))
  const field = dialog.getByLabelText('Share in percent')
  fireEvent.change(field, { target: { value: '60 %' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
  await dialog.findByText('For this one, 39 % is left.')
  expect(sent('propose_channel_share')).toMatchObject([{ channel_id: 70, member_user_id: 9, percent: '60' }])
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Share of Mia' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Take back the proposal' }))
  await screen.findByText('Proposal taken back')
  expect(sent('decline_channel_share')).toMatchObject([{ channel_id: 70, member_user_id: 8 }])
  fireEvent.click(screen.getByRole('button', { name: 'Share of Ed' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'End the share' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(sent('end_channel_share')).toMatchObject([{ channel_id: 70, member_user_id: 9 }]),
  )
})

test('a collaborator reads what a share means, and accepts what is proposed', async () => {
  const sent = openAs(8, { role: 'manager', share_proposed: 30 })
  await screen.findByText(/proposes 30 % of what this channel earns to you/)
  fireEvent.click(screen.getByRole('button', { name: 'Accept 30 %' }))
  await waitFor(() => expect(sent('accept_channel_share')).toMatchObject([{ channel_id: 70, percent: 30 }]))
  await screen.findByRole('list', { name: 'Shares' })
  expect(screen.queryByRole('button', { name: 'Share of Ed' })).toBeNull()
})

test('a collaborator declines a share, and gives up the one they have', async () => {
  const sent = openAs(9, { role: 'editor', share_proposed: 50 })
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  await screen.findByText('Share declined')
  expect(sent('decline_channel_share')).toMatchObject([{ channel_id: 70, member_user_id: 9 }])
  fireEvent.click(await screen.findByRole('button', { name: 'Give up my share' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(sent('end_channel_share')).toMatchObject([{ channel_id: 70, member_user_id: 9 }]),
  )
})

test('an owner without collaborators is led to inviting some', async () => {
  openAs(7, { role: 'owner' }, [aShare(7, 'Ada', { role: 'owner', percent: 100 })])
  await screen.findByRole('button', { name: 'Invite collaborators' })
})
