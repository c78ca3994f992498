import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../api/session.ts'
import { answerWith, success } from '../api/test-server.ts'
import { renderInApp } from '../test-render.tsx'
import { TipsGiven } from './TipsGiven.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

test('what a post was given is marked where it is play money', async () => {
  answerWith(() => success({ recdata: { is_play_money: 1 } }))
  renderInApp(<TipsGiven tips="12.5" tip_count={2} />)
  screen.getByText('12.5 tokens')
  await screen.findByTitle('Play money')
})

test('the wallet is read for a post that was given something alone', () => {
  const sent = answerWith(() => success({ recdata: { is_play_money: 0 } }))
  renderInApp(<TipsGiven tips="0" tip_count={0} />)
  expect(sent).toEqual([])
})
