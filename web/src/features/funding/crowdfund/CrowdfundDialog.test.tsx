import type { Funding } from '@commons/contract/funding/funding.ts'
import { useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readVisibleAgain } from '../../../api/live.ts'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { refusal, success } from '../../../api/test-server.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aProject } from '../../projects/test-projects.ts'
import { answerWallet, aWallet, show } from '../../wallet/test-wallet.tsx'
import CrowdfundDialog from './CrowdfundDialog.tsx'

beforeAll(async () => void (await import('../../../ui/dialog/DialogBody.tsx')))
beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret', email: 'ada@example.org' } as Session)
})
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  localStorage.clear()
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const funding: Funding = {
  ...aProject(),
  id: 3,
  group_name: 'A well',
  ends_at: '2026-12-22T08:00:00.000Z',
  funding_target: '100',
  pledged: '0',
  backer_count: 0,
  fee_percent: '2.5',
  discussion_id: 30,
  comments_count: 0,
  paid: '0',
  held: '0',
  is_owner: 0,
  can_pledge: 1,
  can_remind: 1,
  reminds: 0,
  can_set_milestones: 0,
  milestones: [],
  tiers: [
    {
      reward_tier_id: 5,
      title: 'A cup',
      description: '',
      amount: '8',
      limit: 2,
      taken: 1,
      delivery: '2027-03',
      picture: null,
    },
    {
      reward_tier_id: 6,
      title: 'A bucket',
      description: '',
      amount: '20',
      limit: 1,
      taken: 1,
      delivery: null,
      picture: null,
    },
  ],
  pledges: [],
  backers: [],
}
const onClose = vi.fn()
const answers = (crowdfunding = () => success({ recdata: {} })) =>
  answerWallet(aWallet(), { project_funding: () => success({ recdata: funding }), crowdfunding })
const open = async () => {
  show(<CrowdfundDialog groupId={3} onClose={onClose} />)
  await screen.findByRole('textbox', { name: 'Tokens' })
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Tokens' }), { target: { value } })
const yes = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))

test('the terms are said before one pledges, and no more than the balance is taken', async () => {
  answers()
  await open()
  screen.getByText("If the target isn't reached, you get everything back.")
  screen.getByText('Commons keeps 2.5 % of what the owner is paid.')
  screen.getByText('Cannot spend more than 100 tokens')
  screen.getByText('On-chain')
  expect(send().disabled).toBe(true)
  type('101')
  expect(send().disabled).toBe(true)
  type('100')
  expect(send().disabled).toBe(false)
})

test('a pledge below the smallest one is told at the field, and not sent', async () => {
  const sent = answers()
  await open()
  type('0.5')
  screen.getByText('A pledge is at least 1 token')
  expect(send().disabled).toBe(true)
  fireEvent.submit(send())
  type('1')
  expect(screen.queryByText('A pledge is at least 1 token')).toBeNull()
  expect(send().disabled).toBe(false)
  expect(sent.filter(({ name }) => name === 'crowdfunding')).toEqual([])
})

test('a pledge is made once, for its reward and without a name, and said for 2 s', async () => {
  const sent = answers()
  await open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /A bucket/ }).disabled).toBe(true)
  type('7')
  fireEvent.click(screen.getByRole('radio', { name: /A cup/ }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tokens' }).value).toBe('8')
  type('7')
  screen.getByText('This reward needs 8 tokens or more.')
  expect(send().disabled).toBe(true)
  type('8')
  fireEvent.click(screen.getByRole('checkbox', { name: "Don't show my name" }))
  fireEvent.click(send())
  await screen.findByText('Are you sure to Pay this.')
  expect(screen.getByText(/^Reward:/).textContent).toBe('Reward: A cup')
  await yes()
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Success', ms: 2000 }]))
  expect(sent.filter(({ name }) => name === 'crowdfunding').map(({ body }) => body)).toMatchObject([
    { group_id: 3, token: '8', is_unnamed: 1, reward_tier_id: 5 },
  ])
  expect(onClose).toHaveBeenCalled()
})

test('amounts that fit are one press, and a card of a reward brings its amount', async () => {
  answers()
  show(<CrowdfundDialog groupId={3} tierId={5} onClose={onClose} />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tokens' })
  expect(field.value).toBe('8')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /A cup/ }).checked).toBe(true)
  const presets = () =>
    within(screen.getByRole('group', { name: 'Suggested amounts' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  // Less than the reward needs isn't suggested, nor what the sold out one needs.
  expect(presets()).toEqual(['8', '10', '25', '50', '100'])
  fireEvent.click(screen.getByRole('button', { name: '25' }))
  expect(field.value).toBe('25')
  expect(screen.getByRole('button', { name: '25' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('radio', { name: 'No reward' }))
  expect(presets()).toEqual(['5', '8', '10', '25', '50'])
})

test('a reward that was deleted after it was chosen is said to be gone, and nothing is sent for it', async () => {
  function Hinted() {
    const client = useQueryClient()
    return <button onClick={() => void readVisibleAgain(client)}>The project changes</button>
  }
  let tiers = funding.tiers
  const sent = answerWallet(aWallet(), {
    project_funding: () => success({ recdata: { ...funding, tiers } }),
    crowdfunding: () => success({ recdata: {} }),
  })
  show(
    <>
      <Hinted />
      <CrowdfundDialog groupId={3} onClose={onClose} />
    </>,
  )
  fireEvent.click(await screen.findByRole('radio', { name: /A cup/ }))
  tiers = []
  fireEvent.click(screen.getByText('The project changes'))
  await screen.findByText('That reward is gone. Choose another one.')
  expect(send().disabled).toBe(true)
  fireEvent.submit(send())
  fireEvent.click(screen.getByRole('radio', { name: 'No reward' }))
  expect(screen.queryByText('That reward is gone. Choose another one.')).toBeNull()
  fireEvent.click(send())
  await yes()
  await waitFor(() => expect(sent.filter(({ name }) => name === 'crowdfunding')).toHaveLength(1))
  const [paid] = sent.filter(({ name }) => name === 'crowdfunding')
  expect(paid?.body).toMatchObject({ token: '8' })
  expect(paid?.body).not.toHaveProperty('reward_tier_id')
})

test('what the server says is said, and a lost answer is not paid twice', async () => {
  let fails = true
  const sent = answers(() => (fails ? refusal('internal', 500) : refusal('reward_tier_sold_out', 409)))
  await open()
  type('1')
  fireEvent.click(send())
  await yes()
  await screen.findByText('Some Error Occured!')
  fails = false
  fireEvent.click(send())
  await screen.findByText('Text of reward_tier_sold_out')
  expect(
    new Set(sent.filter(({ name }) => name === 'crowdfunding').map(({ body }) => body['idempotency_key']))
      .size,
  ).toBe(1)
})

test('without a network nothing can be pledged, and the reason is said', async () => {
  answers()
  await open()
  type('1')
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(send().disabled).toBe(true))
  screen.getByText("You're offline. Money can only move while you're connected.")
  act(() => void window.dispatchEvent(new Event('online')))
})
