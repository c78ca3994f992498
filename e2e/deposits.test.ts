/** Coins from a blockchain: the member's own address, and what comes to it, seen live. */
import { look } from './support/look.ts'
import { expect, hears, password, test } from './support/world.ts'

test.use({ money: ['play on', 'mint FCELL 1000000', 'mint ETH 1000', 'mint BTC 100'], hasChain: true })

test('what is sent to an address arrives, confirmation by confirmation', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const mine = await open(ada, '/wallet?tab=ether')
  const balance = mine.getByRole('region', { name: 'Available balance' })
  // A job gives new members their play money.
  await expect(balance).toContainText('2 ETH')
  await hears(mine, 'wallet')
  await mine.getByRole('button', { name: 'Receive ETH' }).click()
  const receive = mine.getByRole('dialog', { name: 'Receive ETH' })
  await expect(receive.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  const address = await receive.getByText(/^0x[0-9a-f]{40}$/).innerText()
  await look(mine, 'an address', { within: '[role=dialog]' })
  await receive.getByRole('button', { name: 'New address' }).click()
  await expect(receive.getByRole('alert')).toContainText('Nothing has come to your address yet')
  await receive.getByRole('button', { name: 'Send me 1 ETH' }).click()
  await expect(receive.getByText('Sent. Your wallet shows it')).toBeVisible()
  await mine.keyboard.press('Escape')

  const deposits = mine.getByRole('region', { name: 'Deposits' })
  await expect(deposits.getByRole('status')).toHaveText(/^[12] of 2 confirmations$|^Credited$/)
  await expect(deposits.getByRole('status')).toHaveText('Credited')
  await expect(balance).toContainText('3 ETH')
  await look(mine, 'deposits')

  // Used, it is replaced by a new one; and nobody else ever has it.
  await mine.getByRole('button', { name: 'Receive ETH' }).click()
  await receive.getByRole('button', { name: 'New address' }).click()
  await expect(receive.getByText(/^0x[0-9a-f]{40}$/)).not.toHaveText(address)
  const theirs = await open(bob, '/wallet')
  await theirs.getByRole('button', { name: 'Receive FCELL TOKEN' }).click()
  await expect(theirs.getByRole('dialog').getByText(/^0x[0-9a-f]{40}$/)).not.toHaveText(address)
})

test('a member checks that their money was counted, and whoever visits reads what there is', async ({
  open,
  member,
  commons,
}) => {
  const ada = await member('Ada')
  const mine = await open(ada, '/wallet?tab=ether')
  await expect(mine.getByRole('region', { name: 'Available balance' })).toContainText('2 ETH')
  await commons.countReserves()
  await mine.getByRole('link', { name: 'What members own, and what the network has' }).click()
  const ether = mine.getByRole('region', { name: 'ETH' })
  await expect(ether).toContainText('Members own2 ETH')
  await ether.getByRole('button', { name: 'Check my ETH' }).click()
  await expect(ether.getByRole('status')).toContainText('Your 2 ETH were counted')
  await ether.getByText('To check it yourself').click()
  await look(mine, 'reserves')
  await mine.setViewportSize({ width: 320, height: 800 })
  await look(mine, 'reserves on a phone')
  const theirs = await open(undefined, '/reserves')
  await expect(theirs.getByRole('region', { name: 'ETH' })).toContainText('Members own2 ETH')
})

test('BTC arrives at an address of its own network, block by block', async ({ open, member }) => {
  const mine = await open(await member('Ada'), '/wallet?tab=btc')
  const balance = mine.getByRole('region', { name: 'Available balance' })
  await expect(balance).toContainText('0.05 BTC')
  await hears(mine, 'wallet')
  await mine.getByRole('button', { name: 'Receive BTC' }).click()
  const receive = mine.getByRole('dialog', { name: 'Receive BTC' })
  await expect(receive.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
  await expect(receive.getByText(/^bcrt1q[0-9a-z]{38}$/)).toBeVisible()
  await receive.getByRole('button', { name: 'Send me 0.01 BTC' }).click()
  await expect(receive.getByText('Sent. Your wallet shows it')).toBeVisible()
  await mine.keyboard.press('Escape')

  const deposits = mine.getByRole('region', { name: 'Deposits' })
  await expect(deposits.getByRole('status')).toHaveText('Credited', { timeout: 15_000 })
  await expect(balance).toContainText('0.06 BTC')
  await expect(deposits.getByRole('link')).toHaveAttribute('href', /\/tx\/[0-9a-f]{64}$/)
  await mine.setViewportSize({ width: 320, height: 800 })
  await look(mine, 'deposits of BTC')
})

test('what a member withdraws is approved by finance, and both see it leave and arrive', async ({
  open,
  member,
  commons,
}) => {
  const [ada, fay] = [await member('Ada'), await member('Fay')]
  await commons.ageMembers(1)
  const mine = await open(ada, '/wallet?tab=ether')
  const balance = mine.getByRole('region', { name: 'Available balance' })
  await expect(balance).toContainText('2 ETH')
  await mine.getByRole('button', { name: 'Withdraw ETH' }).click()
  const dialog = mine.getByRole('dialog', { name: 'Withdraw ETH' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill('0x52908400098527886E0F7030069857D2E4169EE7')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  // What was typed is still there to be mended.
  await expect(dialog.getByText(/wrong/i)).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog).toBeHidden()
  await expect(balance).toContainText('1.5 ETH')
  const withdrawals = mine.getByRole('region', { name: 'Withdrawals' })
  await expect(withdrawals.getByText('This address is new.')).toBeVisible()
  await hears(mine, 'wallet')

  const theirs = await open(fay, '/')
  await commons.makeStaff(fay, 'finance')
  await commons.endWaits()
  await theirs.goto('/#/admin/withdrawals')
  await theirs.getByRole('link', { name: /0\.5/ }).click()
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()

  // Nobody reloads: it is sent, and final, in a block and then two.
  const [withdrawal] = [withdrawals.getByRole('listitem').first()]
  await expect(withdrawal.locator('p').first()).toContainText('Confirmed')
  await expect(withdrawal.getByRole('link', { name: /^0x[0-9a-f]{4}…/ })).toHaveAttribute(
    'href',
    /^https:\/\/explorer\.example\/tx\/0x[0-9a-f]{64}$/,
  )
  await look(mine, 'a withdrawal that is final')

  // Bitcoin's way is another, and its chain takes its time to start; a member sees the same.
  await mine.goto('/#/wallet?tab=btc')
  await expect(balance).toContainText('0.05 BTC')
  await mine.getByRole('button', { name: 'Send BTC' }).click()
  const btc = mine.getByRole('dialog', { name: 'Send BTC' })
  const toBitcoin = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
  await btc.getByRole('textbox', { name: 'Address' }).fill(toBitcoin)
  await btc.getByRole('button', { name: 'Next' }).click()
  await btc.getByRole('textbox', { name: 'Amount' }).fill('0.02')
  await btc.getByRole('button', { name: 'Next' }).click()
  await btc.getByLabel('Your password', { exact: true }).fill(password)
  await btc.getByRole('button', { name: 'Send BTC' }).click()
  await expect(btc).toBeHidden()
  await commons.endWaits()
  await theirs.goto('/#/admin/withdrawals')
  await theirs.getByRole('link', { name: /0\.02/ }).click()
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(withdrawal.locator('p').first()).toContainText('Confirmed', { timeout: 30_000 })
  await expect(balance).toContainText('0.03 BTC')
  await expect(withdrawal.getByRole('link', { name: /^[0-9a-f]{6}…/ })).toHaveAttribute(
    'href',
    /\/tx\/[0-9a-f]{64}$/,
  )
  await expect(theirs.getByText('Confirmed').first()).toBeVisible()
  await theirs.setViewportSize({ width: 320, height: 800 })
  await look(theirs, 'a withdrawal as finance sees it')
})

test('a deposit that its chain takes back is decided by finance, and its member sees it', async ({
  open,
  member,
  commons,
}) => {
  const [ada, fay] = [await member('Ada'), await member('Fay')]
  const mine = await open(ada, '/wallet?tab=ether')
  const balance = mine.getByRole('region', { name: 'Available balance' })
  await expect(balance).toContainText('2 ETH')
  await hears(mine, 'wallet')
  await mine.getByRole('button', { name: 'Receive ETH' }).click()
  const receive = mine.getByRole('dialog', { name: 'Receive ETH' })
  await receive.getByRole('button', { name: 'Send me 1 ETH' }).click()
  await expect(receive.getByText('Sent. Your wallet shows it')).toBeVisible()
  await mine.keyboard.press('Escape')
  const deposits = mine.getByRole('region', { name: 'Deposits' })
  await expect(deposits.getByRole('status')).toHaveText('Credited')
  await expect(balance).toContainText('3 ETH')

  const theirs = await open(fay, '/')
  await commons.makeStaff(fay, 'finance')
  await commons.takeDepositsBack()
  await theirs.goto('/#/admin/withdrawals')
  const vanished = theirs.getByRole('region', { name: 'Deposits that vanished' })
  await expect(vanished.getByRole('listitem')).toContainText('They still have 1 ETH of it.')
  await look(theirs, 'a deposit that vanished')
  await vanished.getByRole('button', { name: 'Take it back' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'Take the deposit back?' })
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog.getByText('Say why. The log keeps it.')).toBeVisible()
  await dialog.getByLabel('Why?').fill('A reorganisation')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog).toBeHidden()
  await vanished.getByRole('tab', { name: 'Decided' }).click()
  await expect(vanished.getByRole('listitem')).toContainText('1 ETH was taken back')

  // Nobody reloads.
  await expect(deposits.getByRole('status')).toHaveText('Taken back')
  await expect(balance).toContainText('2 ETH')
  await theirs.setViewportSize({ width: 320, height: 800 })
  await look(theirs, 'decided deposits on a phone')
})
