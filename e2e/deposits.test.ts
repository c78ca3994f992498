/** Coins from a blockchain: the member's own address, and what comes to it, seen live. */
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

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
