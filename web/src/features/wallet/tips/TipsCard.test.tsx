import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { answerWallet, aWallet, show } from '../test-wallet.tsx'
import { TipsCard } from './TipsCard.tsx'

beforeEach(() => logIn(7))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

test('each tip leads to what it was for', async () => {
  const tip = {
    user_id: 9,
    username: 'jana',
    full_name: 'Jana',
    profile_pic: null,
    post_id: null,
    reel_id: null,
    video_id: null,
    amount: '5',
    created_at: '2026-11-22T08:00:00.000Z',
    duration: '1 day',
  }
  answerWallet(aWallet(), {
    tip_list: () =>
      success({
        recdata: [
          { ...tip, trx_number: 1, post_id: 33 },
          { ...tip, trx_number: 2, reel_id: 12 },
          { ...tip, trx_number: 3, video_id: 13 },
        ],
      }),
  })
  show(<TipsCard />)
  const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await to('See the post')).toMatch(/33/)
  expect(await to('See the reel')).toMatch(/reelid=.*12/)
  expect(await to('See the video')).toMatch(/\/vtube\/13$/)
})
