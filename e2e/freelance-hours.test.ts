/** Work by the hour: funded ahead, logged by day while the client looks on, and accepted once the week has ended. */
import type { Page } from '@playwright/test'
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
test.setTimeout(120_000)

/** Checks a screen at both ends of the widths, each in one scheme, or a dialog. */
async function lookAt(page: Page, name: string, within?: string): Promise<void> {
  const before = page.viewportSize()
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    if (within === undefined) await page.evaluate(() => scrollTo(0, 0))
    await look(page, `${name}, ${width} ${colorScheme}`, within === undefined ? {} : { within })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' })
const press = (page: Page, name: string) => payment(page).getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The figures beside a name in the sums above the log. */
const total = (page: Page, name: string) =>
  payment(page).locator('dt', { hasText: name }).first().locator('xpath=following-sibling::dd')

test('hours are funded, logged in front of the client, and accepted after the week', async ({
  open,
  member,
  call,
  mailedLink,
  commons,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  for (const each of [ada, bob]) {
    const link = new URL(await mailedLink(each.email, 'Verify your email address'))
    const email_auth_code = new URLSearchParams(link.hash.split('?')[1]).get('code')
    await call(each, 'verify_email', { email_auth_code })
    await call(each, 'update_session_setting', { several_devices: 1 })
  }
  const idOf = (answer: Record<string, unknown>) => (answer['data'] as { id: number }).id
  const balanceOf = async (each: typeof ada) => {
    const { recdata } = (await call(each, 'wallet_balance', {})) as { recdata: { fcell_balance: string } }
    return recdata.fcell_balance
  }
  // A job gives new members their play money.
  for (const each of [ada, bob]) await expect.poll(() => balanceOf(each)).toBe('500')
  const project_id = idOf(
    await call(ada, 'add_project', {
      title: 'A website for our bakery',
      description: 'We want to take orders online.',
      project_industry: 'Website',
      project_purpose: 'E-commerce',
      skills_required: '["React"]',
      cost_estimation: '5-20',
      pay_by: 'hourly',
    }),
  )
  const message = 'I built three shops for bakeries, and would begin with the list of breads. '.repeat(2)
  await call(bob, 'add_bid', { project_id, price: '15', timeline: 40, message })
  const offer = { project_id, bidder_id: bob.id, amount: '15', status: 'pending', weekly_hours: 20 }
  const payment_id = idOf(await call(ada, 'add_payment', offer))
  await call(bob, 'accept_award', { payment_id })

  const page = await open(ada, `/projects/${project_id}?tab=payment`)
  await expect(payment(page).getByText('Your turn: fund hours, so that Bob can begin.')).toBeVisible()
  await press(page, 'Fund hours')
  const fund = dialog(page, 'Fund hours')
  await fund.getByLabel('Hours').fill('10')
  await expect(fund.getByText(/^This price holds for/)).toBeVisible()
  await expect(fund.getByText('1 FCELL is worth 1.5 USD.')).toBeVisible()
  await lookAt(page, 'funding hours', '[role=dialog]')
  await fund.getByRole('button', { name: 'Fund hours' }).click()
  await expect(total(page, 'Funded, not logged')).toHaveText('10 h100 FCELL ($150.00)')
  await hears(page, 'agreement')

  const theirs = await open(bob, `/freelancer/agreements/${payment_id}`)
  await press(theirs, 'Log work')
  const log = dialog(theirs, 'Log work')
  await log.getByLabel('Hours').fill('2')
  await log.getByLabel('Minutes').fill('30')
  await log.getByLabel('What did you do?').fill('The list of breads')
  await lookAt(theirs, 'logging work', '[role=dialog]')
  await log.getByRole('button', { name: 'Log work' }).click()
  await expect(payment(theirs).getByText('The list of breads')).toBeVisible()

  // The client sees it at once.
  await page.bringToFront()
  await expect(payment(page).getByText('The list of breads')).toBeVisible()
  await expect(total(page, 'Logged this week')).toHaveText('2 h 30 min of 20 h25 FCELL ($37.50)')
  await lookAt(page, 'a week under way')

  await commons.endWeeks()
  await page.reload()
  await expect(payment(page).getByText(/^Your turn: accept this week by/)).toBeVisible()
  await expect(payment(page).getByText('The list of breads')).toBeVisible()
  await lookAt(page, 'a week that waits')
  await press(page, 'Accept week')
  const accept = dialog(page, 'Accept week')
  await accept.getByLabel("I know that this can't be taken back").check()
  await lookAt(page, 'accepting a week', '[role=dialog]')
  await accept.getByRole('button', { name: 'Accept week' }).click()
  await expect(total(page, 'Released to freelancer')).toHaveText('25 FCELL ($37.50)')
  await press(page, 'Take back unused hours')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(payment(page).getByText(/^Paused: no funded hours are left/)).toBeVisible()
  expect([await balanceOf(ada), await balanceOf(bob)]).toEqual(['475', '522.5'])

  await call(bob, 'update_language', { language_id: 2 })
  const czech = await open(bob, `/freelancer/agreements/${payment_id}`, { locale: 'cs-CZ' })
  const paid = czech.getByRole('region', { name: 'Platba' })
  await expect(paid.getByText(/^Pozastaveno: nezbývají/)).toBeVisible()
  await lookAt(czech, 'hours in Czech')
})
