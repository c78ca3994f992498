import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { success } from '../../../api/test-server.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { answerWallet, aWallet, show } from '../test-wallet.tsx'
import { groupedAddress } from './grouped-address.ts'
import { looksLikeAddress } from './address-format.ts'
import { WithdrawSteps } from './WithdrawSteps.tsx'

vi.mock('../../../passkeys/passkeys.ts', () => ({
  askForPasskey: async ({ challenge }: { challenge: string }) => ({ signed: challenge }),
}))

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const write = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent

test('tokens leave in three steps, with the figures that were reviewed and the password', async () => {
  const onClose = vi.fn()
  const sent = answerWallet(aWallet(), { withdraw_token: () => success({ message: 'Sucess', recdata: {} }) })
  show(<WithdrawSteps wallet={aWallet()} currency="FCELL" onClose={onClose} />)
  write('Address', '@jana')
  press('Next')
  screen.getByText('To send to a member, use Send to a member.')
  write('Address', ` ${address} `)
  press('Next')
  expect(step()).toBe('Amount')
  write('Amount', '100,5')
  // One hint, with the balance in it.
  const hint = document.getElementById(field('Amount').getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe("That's more than you have. You can spend 100 FCELL.")
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  press('Max')
  screen.getByText('99.5')
  // What arrives is worth that, at 0.0005 ETH a token.
  expect(screen.getByText('Worth now').nextElementSibling?.textContent).toBe('0.04975 ETH')
  press('Next')
  expect(step()).toBe('Review')
  screen.getByText('0x 5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled).toBe(true)
  write('Your password', 'correct horse')
  press('Withdraw')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const { body } = sent.find(({ name }) => name === 'withdraw_token') ?? {}
  expect(body).toMatchObject({
    fcell: '100',
    fees: '0.5',
    ether: '0.00025',
    currency_value_withdraw: '0.05',
    to_wallet: address,
    password: 'correct horse',
  })
  expect(JSON.stringify({ ...localStorage })).not.toContain('payments')
})

test('ETH is said for 6 s, and with two-factor on a code is asked for', async () => {
  const wallet = aWallet({ is_two_factor: 1 })
  const sent = answerWallet(wallet, { withdraw_eth: () => success({ message: 'Requested', recdata: {} }) })
  show(<WithdrawSteps wallet={wallet} currency="ETH" onClose={() => {}} />)
  write('Address', address)
  press('Next')
  write('Amount', '0.3')
  press('Next')
  write('Code', '123456')
  press('Withdraw')
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: 'Requested', ms: 6000 }]))
  expect(sent.find(({ name }) => name === 'withdraw_eth')?.body).toMatchObject({
    amount: '0.3',
    fees: '0.0015',
    eth_recieved: '0.2985',
    code: '123456',
  })
})

test('a passkey answers in place of the password, and can be taken back', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const onClose = vi.fn()
  const sent = answerWallet(aWallet(), {
    passkey_list: () => success({ recdata: [{ passkey_id: 'x', name: 'Phone', created_at: '2026-11-22' }] }),
    start_passkey_confirmation: () => success({ data: { challenge: 'sign this' } }),
    withdraw_eth: () => success({ message: 'Requested', recdata: {} }),
  })
  show(<WithdrawSteps wallet={aWallet()} currency="ETH" onClose={onClose} />)
  write('Address', address)
  press('Next')
  write('Amount', '0.3')
  press('Next')
  fireEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  await screen.findByText('Confirmed with your passkey')
  expect(screen.queryByLabelText('Your password')).toBeNull()
  press('Use something else')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled).toBe(true)
  expect(document.activeElement).toBe(field('Your password'))
  press('Use a passkey')
  await screen.findByText('Confirmed with your passkey')
  press('Withdraw')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const { body } = sent.find(({ name }) => name === 'withdraw_eth') ?? {}
  expect(body).toMatchObject({ amount: '0.3', credential: { signed: 'sign this' } })
  expect(body).not.toHaveProperty('password')
  expect(JSON.stringify({ ...localStorage })).not.toContain('payments')
})

test('an address of the book is chosen, and what was typed stays when one goes back', async () => {
  const saved = {
    address_id: 4,
    currency: 'FCELL',
    address,
    label: 'Cold',
    usable_at: '2026-11-22T08:00:00.000Z',
  }
  answerWallet(aWallet(), {
    wallet_address_list: () => success({ recdata: [{ ...saved, is_usable: 1 }] }),
  })
  show(<WithdrawSteps wallet={aWallet()} currency="FCELL" onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('radio', { name: /Cold/ }))
  press('Next')
  write('Amount', '7')
  press('Back')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cold/ }).checked).toBe(true)
  press('Next')
  expect(field('Amount').value).toBe('7')
})

test('each step takes the focus when it comes, but the first leaves it where it was', () => {
  answerWallet(aWallet())
  show(<WithdrawSteps wallet={aWallet()} currency="ETH" onClose={() => {}} />)
  const group = (name: string) => screen.getByRole('group', { name })
  expect(document.activeElement).toBe(document.body)
  write('Address', address)
  press('Next')
  expect(document.activeElement).toBe(group('Amount'))
  write('Amount', '0.3')
  press('Next')
  expect(document.activeElement).toBe(group('Review'))
  press('Back')
  expect(document.activeElement).toBe(group('Amount'))
})

test('of nothing, nothing can be withdrawn', () => {
  const wallet = aWallet()
  const empty = { ...wallet, holdings: wallet.holdings.map((each) => ({ ...each, balance: '0' })) }
  answerWallet(empty)
  show(<WithdrawSteps wallet={empty} currency="BTC" onClose={() => {}} />)
  write('Address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  screen.getByText('You have no BTC to withdraw.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
})

test('an address has the form of its chain', () => {
  expect(looksLikeAddress(address, 'ETH')).toBe(true)
  expect(looksLikeAddress(address, 'BTC')).toBe(false)
  expect(looksLikeAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC')).toBe(true)
  expect(looksLikeAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'BTC')).toBe(true)
  expect(groupedAddress('1A1zP1eP5')).toBe('1A1z P1eP 5')
})

test('an address that could be taken for one that was used is pointed out', async () => {
  const used = '0x529aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaee7'
  answerWallet(aWallet(), {
    withdrawal_list: () => success({ recdata: [{ withdrawal_id: 3, address: used, states: [] }] }),
  })
  show(<WithdrawSteps wallet={aWallet()} currency="ETH" onClose={() => {}} />)
  write('Address', '0x1111111111111111111111111111111111111111')
  expect(screen.queryByRole('alert')).toBeNull()
  write('Address', address)
  expect((await screen.findByRole('alert')).textContent).toContain(groupedAddress(used))
  press('Next')
  write(/Amount/, '0.1')
  press('Next')
  expect((await screen.findByRole('alert')).textContent).toContain(groupedAddress(used))
})
