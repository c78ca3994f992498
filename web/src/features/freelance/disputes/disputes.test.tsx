import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '../../../api/call.ts'
import { endSession } from '../../../api/session.ts'
import { answerWith, type ByCall, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { aWallet } from '../../wallet/test-wallet.tsx'
import { aFunded, theSides } from '../payment/test-milestones.ts'
import { MilestoneMenu } from '../payment/MilestoneMenu.tsx'
import AcceptSplitDialog from './AcceptSplitDialog.tsx'
import { splitOf } from './dispute-money.ts'
import { Shown } from './DisputePage.tsx'
import DisputesPage from './DisputesPage.tsx'
import { EvidenceForm } from './EvidenceForm.tsx'
import OfferDialog from './OfferDialog.tsx'
import OpenDisputeDialog from './OpenDisputeDialog.tsx'
import { aDispute, aDisputeEvent, anOffer, aSplit, disputeSides } from './test-disputes.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(async () => {
  await import('../../../ui/dialog/DialogBody.tsx')
  // A field that grows with its text waits for fonts, of which jsdom knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
})
beforeEach(() => logIn(9))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
  localStorage.clear()
})

const Stage = () => <>{useStore(stage)}</>
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const close = vi.fn()

const inRouter = (children: ReactNode) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      {children}
      <Stage />
      <ConfirmHost />
    </RouterContextProvider>,
  )

function answer(replies: ByCall<object> = {}, refused: Partial<Record<CallName, string>> = {}) {
  const asked = answerWith(({ name }) => {
    const why = refused[name]
    if (why !== undefined) return refusal(why, 409)
    return success({ recdata: aWallet(), data: aDispute(), ...replies[name] })
  })
  const bodyOf = (call: CallName) => asked.find(({ name }) => name === call)?.body
  return { sent: (call: CallName) => waitFor(() => expect(bodyOf(call)).toBeDefined()), bodyOf }
}

const page = (change: Partial<Dispute> = {}) => {
  const asks = answer()
  inRouter(<Shown dispute={aDispute(change)} />)
  return asks
}

test('who may open a dispute finds it in the menu of the milestone', async () => {
  answer()
  inRouter(<MilestoneMenu milestone={aFunded({ acts: ['dispute'] })} sides={theSides('client')} />)
  fireEvent.click(button(/^More for/))
  expect(await screen.findByRole('menuitem', { name: 'Open a dispute' })).toBeTruthy()
})

test('opening says what freezes, until when, and that it is free', async () => {
  const { sent, bodyOf } = answer()
  inRouter(<OpenDisputeDialog milestone={aFunded()} name="Ada" onClose={close} />)
  await screen.findByRole('dialog')
  for (const text of [
    /200 FCELL.*stay frozen/,
    /Ada has 7 days to answer, or all of it goes to you/,
    /It's free/,
  ])
    expect(
      screen.getAllByText((_, each) => each?.tagName === 'LI' && text.test(each.textContent)),
    ).toHaveLength(1)
  expect(button('Open dispute').disabled).toBe(true)
  type('What is it about?', 'The base has a crack')
  fireEvent.click(button('Open dispute'))
  await sent('dispute_milestone')
  expect(bodyOf('dispute_milestone')).toMatchObject({ milestone_id: 31, message: 'The base has a crack' })
  await waitFor(() => expect(close).toHaveBeenCalled())
})

test('a page says what is frozen, whose turn it is until when with the zone, and what happens otherwise', () => {
  page()
  expect(screen.getByRole('heading', { level: 1, name: 'Dispute: The base of the oven' })).toBeTruthy()
  const standing = screen.getByText(/^Your turn: say something or make an offer by/)
  expect(standing.textContent).toMatch(/2099.*(UTC|GMT|[A-Z]{3,4}).*Ada Nováková gets 200 FCELL/)
  expect(screen.getByText('You and Ada Nováková', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Let our staff decide' })).toBeNull()
})

test('the turn of the other side, and that staff decide, are said', () => {
  const next = {
    role: 'client',
    is_own: 0,
    until: '2099-12-02T08:00:00.000Z',
    otherwise: aSplit(200),
  } as const
  page({ next })
  expect(screen.getByText(/^Ada Nováková can answer until/).textContent).toContain('you get 200 FCELL')
  page({
    status: 'escalated',
    next: null,
    ruling: { until: '2099-12-25T08:00:00.000Z', otherwise: aSplit(125), is_taken: 0 },
  })
  expect(screen.getByText(/^Our staff decide by/).textContent).toMatch(
    /Bob gets 125 FCELL.*Ada Nováková gets 75/,
  )
})

test('both last offers are side by side; only the other one can be accepted', async () => {
  page({
    offers: {
      client: anOffer(),
      freelancer: anOffer({ offer_id: 62, split: aSplit(180), can_accept: 0 }),
    },
    acts: ['offer_split', 'accept_split'],
  })
  const [own, theirs] = within(screen.getByRole('region', { name: 'Offers' })).getAllByRole('listitem')
  if (!own || !theirs) throw new Error('There are two offers')
  within(own).getByText('Your offer')
  expect(own.textContent).toMatch(/You get180 FCELL/)
  expect(within(own).queryByRole('button', { name: 'Accept offer' })).toBeNull()
  within(theirs).getByText('Offer by Ada Nováková')
  fireEvent.click(within(theirs).getByRole('button', { name: 'Accept offer' }))
  expect(await screen.findByRole('dialog', { name: 'Accept this offer' })).toBeTruthy()
})

test('an offer is made by the slider or to the token, also of nothing', async () => {
  const { sent, bodyOf } = answer()
  inRouter(<OfferDialog dispute={aDispute()} sides={disputeSides()} onClose={close} />)
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Your part' })
  expect(slider.value).toBe('50')
  fireEvent.change(slider, { target: { value: '25' } })
  const field = screen.getByLabelText<HTMLInputElement>('Tokens for you')
  expect(field.value).toBe('50')
  expect(screen.getByText('Ada Nováková gets').nextSibling?.textContent).toContain('150 FCELL')
  type('Tokens for you', '201')
  expect(screen.getByText(/200/, { selector: '[id$="-error"]' })).toBeTruthy()
  expect(button('Offer').disabled).toBe(true)
  type('Tokens for you', '0')
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.click(button('Offer'))
  await sent('offer_split')
  expect(bodyOf('offer_split')).toMatchObject({ dispute_id: 51, amount: '0' })
})

test('the slider is about the part of who offers, also for a client', async () => {
  const { sent, bodyOf } = answer()
  const dispute = aDispute({ role: 'client' })
  inRouter(<OfferDialog dispute={dispute} sides={disputeSides('client')} onClose={close} />)
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Your part' })
  fireEvent.change(slider, { target: { value: '20' } })
  expect(screen.getByLabelText<HTMLInputElement>('Tokens for Bob').value).toBe('160')
  expect(slider.value).toBe('20')
  fireEvent.click(button('Offer'))
  await sent('offer_split')
  expect(bodyOf('offer_split')).toMatchObject({ amount: '160' })
})

test('an offer is accepted after a tick, once', async () => {
  const { sent, bodyOf } = answer()
  inRouter(<AcceptSplitDialog offer={anOffer()} sides={disputeSides()} onClose={close} />)
  await screen.findByRole('dialog')
  expect(screen.getByText('You get').nextSibling?.textContent).toContain('50 FCELL')
  expect(button('Accept offer').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText("I know that this can't be taken back"))
  await waitFor(() => expect(button('Accept offer').disabled).toBe(false))
  fireEvent.click(button('Accept offer'))
  await sent('accept_split')
  expect(bodyOf('accept_split')).toMatchObject({ offer_id: 61 })
  expect(bodyOf('accept_split')?.['idempotency_key']).toBeTruthy()
})

test('an offer that was replaced meanwhile says so', async () => {
  answer({}, { accept_split: 'split_replaced' })
  inRouter(<AcceptSplitDialog offer={anOffer()} sides={disputeSides()} onClose={close} />)
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByLabelText("I know that this can't be taken back"))
  await waitFor(() => expect(button('Accept offer').disabled).toBe(false))
  fireEvent.click(button('Accept offer'))
  expect((await screen.findByRole('alert')).textContent).toBe('Text of split_replaced')
})

test('what is said is sent, and the field is empty again', async () => {
  const { sent, bodyOf } = answer()
  inRouter(<EvidenceForm dispute={aDispute()} sides={disputeSides()} />)
  type('What do you want to say?', 'It was there before')
  expect(screen.getByText("Then it's Ada Nováková's turn, with 7 days.")).toBeTruthy()
  fireEvent.click(button('Send to both'))
  await sent('add_dispute_evidence')
  expect(bodyOf('add_dispute_evidence')).toMatchObject({ dispute_id: 51, message: 'It was there before' })
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to say?').value).toBe(''),
  )
})

test.each([
  ['Let our staff decide', 'escalate', 'escalate_dispute'],
  ['Withdraw dispute', 'withdraw', 'withdraw_dispute'],
] as const)('“%s” asks first', async (name, act, call) => {
  const { sent, bodyOf } = page({ acts: [act] })
  fireEvent.click(button(name))
  expect(bodyOf(call)).toBeUndefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await sent(call)
  expect(bodyOf(call)).toMatchObject({ dispute_id: 51 })
})

test('the log says who did what, also that staff read the chat, and the ruling its reason', () => {
  page({
    status: 'decided',
    next: null,
    acts: [],
    outcome: {
      by: 'staff',
      split: aSplit(150),
      silent: null,
      reason: 'The crack is small',
      at: '2026-11-26T08:00:00.000Z',
    },
    log: [
      aDisputeEvent({ id: 73, kind: 'chat_read', by: 'staff', message: '' }),
      aDisputeEvent({
        id: 72,
        kind: 'offered',
        by: 'freelancer',
        is_own: 1,
        message: '',
        split: aSplit(180),
      }),
      aDisputeEvent(),
    ],
  })
  const rows = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Our staff · Your chat was read',
    'You · Split offered',
    'Ada Nováková · Dispute opened',
  ])
  expect(screen.getByText('Our staff decided.')).toBeTruthy()
  expect(screen.getByText('The crack is small')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull()
  expect(screen.queryByLabelText('What do you want to say?')).toBeNull()
})

test('what both get adds up to all of it', () => {
  const dispute = aDispute({ frozen: { tokens: '3', usd: '1' } })
  expect(splitOf(1_000_000_000_000_000_000n, dispute)).toEqual({
    freelancer: { tokens: '1', usd: '0.33' },
    client: { tokens: '2', usd: '0.67' },
  })
})

test('the list of disputes leads to each', async () => {
  answer({ dispute_list: { response: [aDispute()] } })
  const root = createRootRoute({ component: DisputesPage })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await act(() => router.load())
  renderInApp(<RouterProvider router={router} />)
  const link = await screen.findByRole('link', { name: 'The base of the oven' })
  expect(link.getAttribute('href')).toContain('/freelancer/disputes/51')
})
