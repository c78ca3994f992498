/** Pro: a page with its own look, seen by others at once; and a message to support. */
import type { Page } from '@playwright/test'
import { png } from '../server/test/files/pictures.ts'
import { look, schemes } from './look.ts'
import { expect, test } from './world.ts'

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

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a Pro member gives their page a look, which a visitor of it sees come', async ({
  open,
  member,
  mailedLink,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const page = await open(ada, '/setting/pro')
  await expect(page.getByText(/With Pro your page has its own colour/)).toBeVisible()
  await look(page, 'the settings without Pro')
  await page.goto(await mailedLink(ada.email, /Welcome|Verify/))
  await expect(page.getByText('Your email successfully verified').first()).toBeVisible()
  await page.goto('/#/pro?period=m')
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 150 tokens' }).click()
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  const theirs = await open(bob, `/timeLine/${ada.id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Ada Pro' })).toBeVisible()

  await page.bringToFront()
  await page.goto('/#/setting/pro')
  await page.getByLabel('Page title').fill('Ada & Co.')
  await page.getByLabel('Headline').fill('Engines for everyone')
  await page.getByRole('button', { name: 'Save title and headline' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  // The swatch is what members click; no toast may cover it.
  await part(page, 'Theme').getByTitle('Apricot').click()
  await expect(part(page, 'Theme').getByRole('radio', { name: 'Apricot' })).toBeChecked()
  await page.getByRole('button', { name: 'Save colour' }).click()
  await expect(page.getByRole('button', { name: 'Save colour' })).toBeDisabled()
  const buffer = Buffer.from(await (await png(900, 600)).arrayBuffer())
  const background = part(page, 'Assets').locator('input[type=file]').last()
  await background.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Change background' })).toBeVisible()
  await page.getByLabel('Footer text').fill('More at https://ada.example')
  await page.getByRole('button', { name: 'Save footer' }).click()
  // It shows as chosen once the page is drawn again, which `check` doesn't wait for.
  await part(page, 'Payouts').getByRole('radio', { name: 'Bitcoin' }).click({ force: true })
  await expect(part(page, 'Payouts').getByRole('radio', { name: 'Bitcoin' })).toBeChecked()
  await expect(page.getByText(/Earned so far: 0 tokens/)).toBeVisible()
  await look(page, 'the Pro settings')

  await theirs.bringToFront()
  await expect(theirs.getByText('Engines for everyone')).toBeVisible()
  await expect(theirs).toHaveTitle(/^Ada & Co\./)
  await expect(theirs.getByRole('link', { name: 'https://ada.example' })).toBeVisible()
  await expect(theirs.locator('header img[alt=""], div > img[alt=""]').first()).toBeVisible()
  for (const colorScheme of schemes('light', 'dark')) {
    await theirs.emulateMedia({ colorScheme })
    await look(theirs, `a page with a look, ${colorScheme}`)
  }
})

test('support is written to from the settings', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/setting/subscription-tiers')
  await expect(page.getByText('Your tier')).toBeVisible()
  await look(page, 'the tiers')
  await page.getByLabel('Message').fill('Could I have more room?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We have your message. Look for our answer in your email.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
})
