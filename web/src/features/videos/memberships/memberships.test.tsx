import type { Joined } from '@commons/contract/videos/memberships.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { openAt } from '../test-channel-pages.tsx'
import { aChannel } from '../test-channels.ts'
import { aJoined } from '../test-memberships.ts'
import { aSiteVideo } from '../test-videos.ts'

beforeEach(() => logIn(3))
afterEach(() => {
  stage.clear()
  questions.get()?.answer(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const month = {
  state: 'active',
  started_at: '2026-11-26T10:00:00.000Z',
  ends_at: '2026-12-26T10:00:00.000Z',
  grace_until: null,
  renews: 1,
  next_charge: '10',
} as const

/** Opens the page of channel 7, which belongs to member 7 unless it is `own`. */
function open(joined: Joined, { own = false } = {}) {
  const channel = aChannel(7, own ? { user_id: 3, role: 'owner' } : {})
  const locked = { video: null, is_locked: 1, join_price: '10', visibility: 'Members', title: 'Rye' } as const
  const sent = answerWith(({ name }) => {
    switch (name) {
      case 'get_channel':
        return success({ response: channel })
      case 'get_channel_shares':
        return success({ response: [] })
      case 'get_videos_by_channel_id':
        return success({ videos: [aSiteVideo(5, own ? {} : locked)] })
      case 'wallet_balance':
        return success({ recdata: aWallet() })
      case 'leave_channel':
        return success()
      default:
        return success({ recdata: joined })
    }
  })
  openAt('/mychannel/7')
  return (name: string) => sent.filter((each) => each.name === name).map(({ body }) => body)
}

const button = async (name: string | RegExp) => screen.findByRole('button', { name })

test('a locked card says what unlocks it, and joining says what is paid before it is', async () => {
  const calls = open(aJoined(7))
  const card = (await screen.findByRole('link', { name: 'Rye' })).closest('article') ?? document.body
  within(card).getByText('For paying members')
  within(card).getByText(/Join for 10 FCELL a month/)
  fireEvent.click(await button('Join for 10 FCELL a month'))
  await screen.findByRole('heading', { name: 'Friends of bread' })
  screen.getByText('Recipes')
  screen.getByText(/On December 26, 2026 it renews for 10 FCELL/)
  expect(calls('join_channel')).toEqual([])
  fireEvent.click(await button('Pay 10 FCELL'))
  await waitFor(() => expect(calls('join_channel')).toMatchObject([{ channel_id: 7, due: '10' }]))
})

test('who lacks the tokens is led to them, and cannot pay', async () => {
  open(aJoined(7, { offer: { ...(aJoined(7).offer as NonNullable<Joined['offer']>), missing: '4' } }))
  fireEvent.click(await button(/^Join for/))
  await screen.findByRole('link', { name: 'Buy tokens' })
  expect((await button('Pay 10 FCELL')).hasAttribute('disabled')).toBe(true)
})

test('a member sees until when it is paid, and leaves after being asked', async () => {
  const calls = open(aJoined(7, { offer: null, membership: month }))
  fireEvent.click(await button('Member'))
  await screen.findByText("You're a member. On December 26, 2026 it renews for 10 FCELL.")
  fireEvent.click(await button('Leave'))
  await waitFor(() => expect(questions.get()).toBeTruthy())
  expect(calls('leave_channel')).toEqual([])
  questions.get()?.answer(true)
  await waitFor(() => expect(calls('leave_channel')).toMatchObject([{ channel_id: 7 }]))
})

test('who has left sees until when they are a member, and can stay', async () => {
  const { offer } = aJoined(7)
  const resume = { ...(offer as NonNullable<Joined['offer']>), change: 'resume', due: '0' } as const
  open(aJoined(7, { offer: resume, membership: { ...month, renews: 0, next_charge: null } }))
  fireEvent.click(await button('Member until Dec 26, 2026'))
  await button('Stay a member')
  screen.getByText("You're a member until December 26, 2026. Nothing more is paid.")
})

test('an owner offers a membership, sees its members, and closes it after being asked', async () => {
  const calls = open(aJoined(7, { offer: null, member_count: 2 }), { own: true })
  await screen.findByText('2 paying members')
  fireEvent.click(await button('Edit membership'))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Price a month' }), {
    target: { value: '12,5' },
  })
  fireEvent.click(await button('Save'))
  await waitFor(() =>
    expect(calls('set_channel_tier')).toMatchObject([
      { channel_id: 7, title: 'Friends of bread', perks: 'Recipes', price: '12.5' },
    ]),
  )
  fireEvent.click(await button('Close membership'))
  await waitFor(() => expect(questions.get()).toBeTruthy())
  expect(calls('close_channel_tier')).toEqual([])
  questions.get()?.answer(true)
  await waitFor(() => expect(calls('close_channel_tier')).toMatchObject([{ channel_id: 7 }]))
})

test('a channel that offers nothing shows no button, and its owner how to begin', async () => {
  open(aJoined(7, { tier: null, offer: null, member_count: 0 }), { own: true })
  await button('Offer a membership')
})
