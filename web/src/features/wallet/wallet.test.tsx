import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { refusal, success } from '../../api/test-server.ts'
import { useRead } from '../../api/use-call.ts'
import { chooseDeviceSetting } from '../../ui/device-settings.ts'
import { toasts } from '../../ui/notices/toast.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { LimitForm } from './limit/LimitForm.tsx'
import { aReceipt, answerWallet, aTransaction, aWallet, show } from './test-wallet.tsx'
import { csvOfTransactions, readAll } from './transactions/save-csv.ts'
import PledgesDialog from './pledges/PledgesDialog.tsx'
import ReceiveDialog from './receive/ReceiveDialog.tsx'
import ReceiptDialog from './transactions/ReceiptDialog.tsx'
import { Transactions } from './transactions/Transactions.tsx'

beforeAll(async () => void (await import('../../ui/dialog/DialogBody.tsx')))
beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  vi.restoreAllMocks()
  chooseDeviceSetting('amounts', 'shown')
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const balanceCard = (wallet = aWallet()) => {
  const [holding] = wallet.holdings
  if (holding) show(<BalanceCard wallet={wallet} holding={holding} />)
}

test('what cannot be done now is disabled with its reason, and receiving always works', () => {
  answerWallet(aWallet())
  balanceCard(aWallet({ is_stopped: 1 }))
  const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  for (const name of ['Buy FCELL TOKEN', 'Withdraw FCELL TOKEN', 'Sell FCELL TOKEN', 'Send to a member'])
    expect(disabled(name), name).toBe(true)
  expect(disabled('Receive FCELL TOKEN')).toBe(false)
  screen.getByText(/Money is paused/)
})

test('a suspended member can only withdraw', async () => {
  const wallet = aWallet()
  answerWallet(wallet, {
    show_language: () => success({ language_id: 1, suspension: { until: null } }),
  })
  const [holding] = wallet.holdings
  const Framed = () => {
    // As the frame of all pages does.
    useRead('show_language', {})
    return holding ? <BalanceCard wallet={wallet} holding={holding} /> : null
  }
  show(<Framed />)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Buy FCELL TOKEN' })).toBeNull())
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Withdraw FCELL TOKEN'])
})

test('BTC is received at an own address, with how long that takes', async () => {
  const wallet = aWallet()
  const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const holdings = wallet.holdings.map((each) => ({ ...each, address, is_connected: 1 as const }))
  const bitcoin = {
    chain: 'bitcoin',
    currencies: ['BTC'],
    network: 'main',
    height: 900_000,
    tip: 900_000,
    read_at: '2026-11-22T08:00:00.000Z',
    confirmations: 3,
    is_development: 0,
  }
  answerWallet({ ...wallet, holdings }, { chain_status: () => success({ recdata: [bitcoin] }) })
  show(<ReceiveDialog currency="BTC" onClose={() => {}} />)
  await screen.findByText(address)
  const rule = await screen.findByText(/credited once/)
  expect(rule.textContent).toBe(
    "Only send BTC to this address. It's credited once it's in 3 blocks. That takes about 30 minutes.",
  )
  expect(screen.queryByRole('button', { name: /Send me/ })).toBeNull()
})

test('to spend more than before one shows that it is oneself, to spend less one need not', () => {
  const wallet = aWallet()
  const limited = { ...wallet, holdings: wallet.holdings.map((each) => ({ ...each, daily_limit: '50' })) }
  answerWallet(limited)
  show(<LimitForm wallet={limited} currency="FCELL" onClose={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'The most you can spend in a day' })
  const password = () => screen.queryByLabelText('Your password', { selector: 'input' })
  fireEvent.change(field, { target: { value: '40' } })
  expect(password()).toBeNull()
  for (const value of ['50,01', '']) {
    fireEvent.change(field, { target: { value } })
    expect(password(), value).not.toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  }
})

test('what withdrawals and pledges hold stands beside the balance', async () => {
  const wallet = aWallet()
  const holdings = wallet.holdings.map((each) => ({ ...each, held: '2' }))
  answerWallet(wallet, { pledge_list: () => success({ recdata: [], held: '47.5' }) })
  balanceCard({ ...wallet, holdings })
  const line = (await screen.findByRole('button', { name: 'See pledges' })).parentElement
  expect(line?.textContent).toBe('47.5 FCELL pledged to projectsSee pledges')
  expect(screen.getByRole('button', { name: 'See withdrawals' }).parentElement?.textContent).toContain(
    '2 FCELL held for open withdrawals',
  )
})

test('each open pledge names its project, what is held and until when', async () => {
  const pledge = {
    held: '12',
    is_running: 1,
    ends_at: '2026-12-05T08:00:00.000Z',
    made_at: '2026-11-05T08:00:00.000Z',
  }
  answerWallet(aWallet(), {
    pledge_list: () =>
      success({
        held: '36',
        recdata: [
          { ...pledge, pledge_id: 3, project: { group_id: 9, name: 'A well' } },
          { ...pledge, pledge_id: 2, project: { group_id: 8, name: 'A road' }, is_running: 0 },
          { ...pledge, pledge_id: 1, project: null, is_running: 0 },
        ],
      }),
  })
  show(<PledgesDialog onClose={() => {}} />)
  const link = await screen.findByRole('link', { name: 'A well' })
  expect(link.getAttribute('href')).toMatch(/groupdetail\/9$/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A well12 FCELLEnds on December 5, 2026. You can take it back until then.',
    "A road12 FCELLEnded on December 5, 2026. It's held until it's paid out or comes back.",
    "A project you can't see any more12 FCELLIt's held until it comes back.",
  ])
})

test('play money is said once, not at every amount', async () => {
  const wallet = aWallet({ is_play_money: 1 })
  answerWallet(wallet, { transaction_detail: () => success({ recdata: aReceipt }) })
  show(<ReceiptDialog trxNumber={12} currency="FCELL" onClose={() => {}} />)
  await screen.findByText('105.000000000000000001')
  await screen.findByText('Play money: nothing here is worth anything outside this demo.')
  expect(screen.getAllByText(/play/i)).toHaveLength(1)
})

test('hidden amounts are nowhere to be read', () => {
  answerWallet(aWallet())
  chooseDeviceSetting('amounts', 'hidden')
  balanceCard()
  expect(screen.queryByText('100')).toBeNull()
  screen.getByText('hidden amount')
})

test('transactions are narrowed by type, and an empty history says so', async () => {
  const sent = answerWallet(aWallet(), {
    trx_type_list: () => success({ recdata: [{ id: 1, name: 'Tip' }] }),
    transaction_list: (body) => success({ recdata: body['trx_type_id'] ? [] : [aTransaction] }),
  })
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  show(<Transactions currency="FCELL" />)
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Trx Number', 'Trx Date', 'Trx Type', 'Trx Amount', 'Hash'])
  within(table).getByText('−5')
  const type = await screen.findByRole('combobox', { name: 'Type' })
  // It looks like every other select.
  expect(type.closest('[data-size]')?.getAttribute('data-size')).toBe('md')
  expect(type.parentElement?.querySelector('.tabler-icon')).toBeNull()
  fireEvent.change(type, { target: { value: '1' } })
  await screen.findByText('No Transaction Found')
  expect(sent.some(({ name, body }) => name === 'transaction_list' && body['trx_type_id'] === '1')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('table')
})

test('a search that has not looked through everything offers to look on', async () => {
  answerWallet(aWallet(), {
    transaction_list: ({ before }) =>
      success(before ? { recdata: [aTransaction] } : { recdata: [], next: '2000' }),
  })
  show(<Transactions currency="FCELL" />)
  await screen.findByText('Nothing here yet')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Nothing More To Load')
  expect(screen.queryByText('Nothing here yet')).toBeNull()
})

test('a receipt says everything, with every decimal', async () => {
  answerWallet(aWallet(), { transaction_detail: () => success({ recdata: aReceipt }) })
  show(<ReceiptDialog trxNumber={12} currency="FCELL" onClose={() => {}} />)
  await screen.findByText('105.000000000000000001')
  screen.getByText('100.000000000000000001')
  expect(screen.getByRole('link', { name: 'Post 33' }).getAttribute('href')).toMatch(/timeLine\/9\/33$/)
  screen.getByText('0xabcdef0123456789')
})

test('a receipt of work says gross, fee, tax and net, and has the invoice', async () => {
  const earned = {
    ...aReceipt,
    trx_amount: '34',
    gross: '40',
    fee: '4',
    tax: { amount: '2', percent: '5' },
    invoices: [{ invoice_id: 5, number: '2026-0005' }],
  }
  answerWallet(aWallet(), { transaction_detail: () => success({ recdata: earned }) })
  show(<ReceiptDialog trxNumber={12} currency="FCELL" onClose={() => {}} />)
  const tax = await screen.findByText('Tax withheld (5%)')
  expect(tax.nextElementSibling?.textContent).toMatch(/^2\b/)
  expect(screen.getByText('Released').nextElementSibling?.textContent).toMatch(/^40\b/)
  expect(screen.getByText('Net').nextElementSibling?.textContent).toMatch(/^34\b/)
  screen.getByRole('button', { name: 'Invoice 2026-0005' })
})

test('a receipt can be kept as a PDF, and a refusal is said', async () => {
  let isThere = true
  const data = {
    file_name: 'commons-receipt-12.pdf',
    file_type: 'application/pdf',
    content: btoa('%PDF-1.7'),
  }
  const sent = answerWallet(aWallet(), {
    transaction_detail: () => success({ recdata: aReceipt }),
    get_receipt: () => (isThere ? success({ data }) : refusal('transaction_not_found', 404)),
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show(<ReceiptDialog trxNumber={12} currency="FCELL" onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.type).toBe('application/pdf')
  expect(saved[0]?.size).toBe('%PDF-1.7'.length)
  expect(sent.find(({ name }) => name === 'get_receipt')?.body).toMatchObject({ trx_number: 12 })
  isThere = false
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Text of transaction_not_found']))
})

test('the file has every page, with amounts as they are', async () => {
  answerWallet(aWallet(), {
    transaction_list: (body) =>
      success(
        body['before']
          ? { recdata: [{ ...aTransaction, trx_number: 11, trx_amount: '0.123456789012345678' }] }
          : { recdata: [aTransaction], next: '12' },
      ),
  })
  const names = { number: 'N', date: 'D', type: 'T', who: 'W', amount: 'A', currency: 'C', hash: 'H' }
  expect(csvOfTransactions(await readAll({ currency: 'FCELL' }), names).split('\r\n')).toEqual([
    '\ufeff"N","D","T","W","A","C","H"',
    '12,"2026-11-22 08:00:00","Tip","Jana",-5,"FCELL","0xabcdef0123456789"',
    '11,"2026-11-22 08:00:00","Tip","Jana",0.123456789012345678,"FCELL","0xabcdef0123456789"',
    '',
  ])
})
