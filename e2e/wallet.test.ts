/** The wallet: a payment of one member reaches another, and both see it live. */
import type { Page } from '@playwright/test'
import { answer, card } from './support/cards.ts'
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

test.use({
  money: [
    'play on',
    'mint FCELL 1000000',
    'mint ETH 1000',
    'mint BTC 100',
    'rate FCELL/ETH 0.0005',
    'rate ETH/USD 3000',
  ],
})

const balance = (page: Page) => page.getByRole('region', { name: 'Available balance' })

test('a tip and a transfer move both balances, live', async ({ open, member, call, mailedLink }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  for (const each of [ada, bob]) {
    const link = new URL(await mailedLink(each.email, 'Verify your email address'))
    await call(each, 'verify_email', {
      email_auth_code: new URLSearchParams(link.hash.split('?')[1]).get('code'),
    })
  }
  const { recdata } = (await call(bob, 'avatar_banner', {})) as { recdata: { username: string } }
  await call(bob, 'add_post', { message: 'Bread for everybody' })

  const theirs = await open(bob, '/dashboard')
  await theirs.getByRole('navigation').getByRole('link', { name: 'Wallet' }).first().click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
  // A job gives new members their play money.
  await expect(balance(theirs)).toContainText('500 FCELL')
  await hears(theirs, 'wallet')

  const mine = await open(ada, '/dashboard')
  await card(mine, 'Bread for everybody').getByRole('button', { name: 'Reward' }).click()
  const reward = mine.getByRole('dialog', { name: 'Reward/Pay' })
  await expect(reward.getByText('Cannot spend more than 500 tokens')).toBeVisible()
  await reward.getByRole('button', { name: '5', exact: true }).click()
  await look(mine, 'a tip', { within: '[role=dialog]' })
  await reward.getByRole('button', { name: 'Send' }).click()
  await answer(mine, 'Are you sure to Pay this.', 'Yes')
  await expect(mine.getByRole('status').filter({ hasText: 'Success' })).toBeVisible()
  await expect(reward).toBeHidden()
  await expect(card(mine, 'Bread for everybody').getByText('5 tokens')).toBeVisible()
  await theirs.bringToFront()
  await expect(balance(theirs)).toContainText('505 FCELL')
  await expect(theirs.getByRole('region', { name: 'Tips' }).getByText('Ada')).toBeVisible()

  await mine.goto(`/#/wallet?to=@${recdata.username}`)
  await mine.bringToFront()
  const send = mine.getByRole('dialog', { name: 'Send to a member' })
  await expect(send.getByLabel('To', { exact: true })).toHaveValue(recdata.username)
  await expect(send.getByText('Bob', { exact: true })).toBeVisible()
  await expect(send).toContainText('495')
  await send.getByLabel('Amount').fill('12,5')
  await send.getByLabel('Amount').blur()
  await expect(send.getByLabel('Amount')).toHaveValue('12.5')
  await look(mine, 'money for a member', { within: '[role=dialog]' })
  await send.getByRole('button', { name: 'Send' }).click()
  await expect(mine.getByRole('dialog', { name: 'Confirm to submit' })).toContainText('482.5')
  await answer(mine, 'Send this?', 'Yes')
  await expect(mine.getByRole('status').filter({ hasText: 'Sucess' })).toBeVisible()
  await expect(balance(mine)).toContainText('482.5 FCELL')
  await look(mine, 'the wallet')

  await theirs.bringToFront()
  await expect(balance(theirs)).toContainText('517.5 FCELL')
  await theirs
    .getByRole('button', { name: /^Receipt of transaction/ })
    .first()
    .click()
  const receipt = theirs.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toContainText('+12.5 FCELL')
  await expect(receipt.getByRole('link', { name: 'Ada' })).toBeVisible()

  // What is said of a press on it doesn't cover its other buttons, however low the window.
  await theirs.setViewportSize({ width: 1280, height: 520 })
  await receipt.getByRole('button', { name: /^Copy hash/ }).click()
  const [toast, dialog] = await Promise.all([
    theirs.getByRole('region', { name: 'Messages (F8)' }).locator('> div').boundingBox(),
    receipt.boundingBox(),
  ])
  expect((dialog?.y ?? 0) + (dialog?.height ?? 520)).toBeLessThanOrEqual(toast?.y ?? 0)
})

test('the price of a currency is shown by day, and one waits for another price, also on another device', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/wallet?tab=ether', { viewport: { width: 320, height: 740 } })
  const other = await open(ada, '/wallet?tab=ether', { viewport: { width: 1280, height: 800 } })
  await expect(page.getByRole('heading', { name: 'Price of ETH' })).toBeVisible()
  await expect(page.getByText('3,000 USD').first()).toBeVisible()
  await page.getByRole('radio', { name: 'BTC' }).check()
  await expect(page.getByText('3,000 USD')).toHaveCount(0)
  await page.getByRole('radio', { name: 'USD' }).check()
  const price = page.getByRole('region', { name: 'Price alerts' })

  const field = price.getByRole('textbox', { name: 'Tell me when 1 ETH costs, in USD' })
  await field.fill('three thousand')
  await price.getByRole('button', { name: 'Set alert' }).click()
  await expect(price.getByText('Enter a plain number, such as 12.5')).toBeVisible()
  await expect(field).toHaveValue('three thousand')
  await field.fill('3000')
  await price.getByRole('button', { name: 'Set alert' }).click()
  await expect(price.getByText("That's the price right now. Choose one above or below it.")).toBeVisible()
  await field.fill('3100.5')
  await price.getByRole('button', { name: 'Set alert' }).click()
  const alerts = price.getByRole('list', { name: 'Price alerts' })
  await expect(alerts.getByText('3,100.5 USD or more')).toBeVisible()
  await look(page, 'a price and an alert')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'a price and an alert in the dark')

  const theirs = other.getByRole('list', { name: 'Price alerts' })
  await other.bringToFront()
  await theirs.getByRole('button', { name: 'Delete the alert for 3,100.5 USD' }).click()
  await expect(theirs).toBeHidden()
  await page.bringToFront()
  await expect(alerts).toBeHidden()
})
