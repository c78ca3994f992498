/** A plan: bought with tokens, seen by everybody at once, and cancelled. */
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

test.use({
  money: [
    'play on',
    'mint FCELL 100000',
    'mint ETH 1000',
    'mint BTC 100',
    'rate FCELL/ETH 0.0005',
    'rate ETH/USD 3000',
    'fee 0.5',
  ],
})

test('Plus is bought, stands beside one’s name at once, and is cancelled', async ({
  open,
  member,
  mailedLink,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const theirs = await open(bob, `/timeLine/${ada.id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()

  const page = await open(ada, '/plus')
  await expect(page.getByRole('heading', { level: 1, name: 'Plus' })).toBeVisible()
  const upgrade = page.getByRole('button', { name: 'Upgrade to Plus' })
  await expect(upgrade).toBeDisabled()
  await expect(page.getByText('Verify your email first')).toBeVisible()
  await page.goto(await mailedLink(ada.email, /Welcome|Verify/))
  await expect(page.getByText('Your email successfully verified').first()).toBeVisible()

  await page.goto('/#/plus')
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked()
  await expect(page.getByText('≈ $720.00')).toBeVisible()
  await expect(page.getByText('You need 940 more tokens')).toBeVisible()
  await look(page, 'the plans')
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await expect(page).toHaveURL(/period=m$/)
  await upgrade.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Plus' })
  await expect(dialog.getByText('450 tokens')).toBeVisible()
  await look(page, 'what a plan costs', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Pay 50 tokens' }).click()
  await expect(page.getByText("You're all set. Enjoy your plan!")).toBeVisible()
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  await expect(page.getByText(/You have Plus\. The next charge is 50 tokens/)).toBeVisible()

  await theirs.bringToFront()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Ada Plus' })).toBeVisible()

  await page.bringToFront()
  await page.goto('/#/setting/recurring-payments')
  await expect(page.getByText(/50 tokens a month, next on/)).toBeVisible()
  await look(page, 'a recurring payment')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText("You haven't set up any recurring payments.")).toBeVisible()
  await page.goto('/#/plus?period=m')
  await expect(page.getByRole('button', { name: 'Keep Plus' })).toBeVisible()
})
