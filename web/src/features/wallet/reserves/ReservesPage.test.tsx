import { createHash } from 'node:crypto'
import { leafText, nodeText } from '@commons/contract/shared/reserve-tree.ts'
import type { Reserve, ReserveProof } from '@commons/contract/wallet/reserves.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, type ByCall, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import ReservesPage from './ReservesPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const mine = { hash: sha256(leafText('ETH', 4, 7n, 'aa')), units: 7n }
const theirs = { hash: 'b'.repeat(64), units: 3n }
const root = sha256(nodeText(mine, theirs))
const proof: ReserveProof = {
  currency: 'ETH',
  day: '2026-11-27',
  amount: '0.000000000000000007',
  root,
  total: '10',
  user_id: 4,
  parts: [{ units: '7', nonce: 'aa', steps: [{ side: 'right', hash: theirs.hash, units: '3' }] }],
}
const ether: Reserve = {
  currency: 'ETH',
  owned: '5',
  leaves: 2,
  root,
  held_for_others: '1',
  on_chain: '4',
  difference: '-2',
  height: 90,
  addresses: [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', amount: '4' }],
  of_members: { addresses: 0, amount: '0' },
}
const bitcoin: Reserve = {
  ...ether,
  currency: 'BTC',
  owned: '0',
  leaves: 0,
  root: '',
  held_for_others: '0',
  on_chain: null,
  difference: null,
  height: null,
  addresses: [],
}
const counted = (isPlay: 0 | 1 = 0) => ({
  get_reserves: {
    recdata: [{ day: '2026-11-27', taken_at: '2026-11-27T10:00:00.000Z', reserves: [ether, bitcoin] }],
    is_play_money: isPlay,
  },
})

function open(replies: ByCall<object>) {
  answerWith(({ name }) => {
    const reply = replies[name]
    return reply ? success(reply) : 'network failure'
  })
  renderInApp(<ReservesPage />)
}

test('everybody reads what is owned, what is there, and what is missing', async () => {
  open(counted(1))
  const section = await screen.findByRole('region', { name: 'ETH' })
  expect(section.textContent).toContain('Members own5 ETH')
  expect(section.textContent).toContain('Missing2 ETH')
  expect(screen.getByRole('region', { name: 'BTC' }).textContent).toContain("We don't know")
  screen.getByText(/All amounts here are play money/)
  expect(screen.queryByRole('button', { name: 'Check my ETH' })).toBeNull()
})

test('a member’s own browser calculates the top', async () => {
  logIn(4)
  open({ ...counted(), reserve_proof: { recdata: proof } })
  fireEvent.click(await screen.findByRole('button', { name: 'Check my ETH' }))
  await screen.findByText(/were counted/)
  expect(screen.queryByRole('button', { name: 'Check my BTC' })).toBeNull()
})

test('what leads elsewhere is no proof', async () => {
  logIn(4)
  const parts = [{ units: '6', nonce: 'aa', steps: proof.parts[0]?.steps ?? [] }]
  open({ ...counted(), reserve_proof: { recdata: { ...proof, parts } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Check my ETH' }))
  await screen.findByText(/another top than the published one/)
})

test('before the first count it says so', async () => {
  open({ get_reserves: { recdata: [], is_play_money: 0 } })
  await screen.findByText('Nothing was counted yet')
})
