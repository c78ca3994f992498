/** The payment of a job: a milestone from its request to its release in part and a refund of the rest. */
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

/** Checks a page in both schemes at both ends of the widths, and a dialog, which has fewer forms, in two of these. */
async function lookAt(
  page: Page,
  name: string,
  { within, ready }: { within?: string; ready?: () => Promise<void> } = {},
): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      if (within !== undefined && (width === 320) !== (colorScheme === 'light')) continue
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await ready?.()
      if (within === undefined) await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, within === undefined ? {} : { within })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' })
const press = (page: Page, name: string) => payment(page).getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The figure beside a name in the summary above the milestones. */
const total = (page: Page, name: string) =>
  payment(page).locator('dt', { hasText: name }).first().locator('xpath=following-sibling::dd')

test('a milestone is asked for, paid in, done, released in part, and the rest is refunded', async ({
  open,
  member,
  call,
  mailedLink,
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
      cost_estimation: '300-400',
    }),
  )
  const message = 'I built three shops for bakeries, and would begin with the list of breads. '.repeat(2)
  await call(bob, 'add_bid', { project_id, price: '300', timeline: 7, message })
  const payment_id = idOf(
    await call(ada, 'add_payment', { project_id, bidder_id: bob.id, amount: '300', status: 'pending' }),
  )
  await call(bob, 'accept_award', { payment_id })

  const page = await open(ada, `/projects/${project_id}?tab=payment`)
  await expect(payment(page).getByText('No milestones yet')).toBeVisible()
  await hears(page, 'agreement')
  const theirs = await open(bob, `/freelancer/agreements/${payment_id}`)
  await press(theirs, 'New milestone')
  const form = dialog(theirs, 'New milestone')
  await form.getByLabel('Description').fill('The list of breads')
  await form.getByLabel('Amount').fill('150')
  await expect(form.getByText('Paid to you: $135.00')).toBeVisible()
  await form.getByRole('button', { name: 'Create Milestone' }).click()
  await expect(theirs.getByText('Your milestone has created!').first()).toBeVisible()
  await expect(payment(theirs).getByText('Ada can accept or decline it.')).toBeVisible()
  await hears(theirs, 'agreement')

  await page.bringToFront()
  await press(page, 'Accept')
  await expect(payment(page).getByText('Your turn: fund it, so that Bob can begin.')).toBeVisible()
  await press(page, 'Fund milestone')
  const fund = dialog(page, 'Fund milestone')
  await expect(fund.getByText(/^This price holds for/)).toBeVisible()
  await expect(fund.getByText('1 FCELL is worth 1.5 USD.')).toBeVisible()
  await lookAt(page, 'funding', { within: '[role=dialog]' })
  await fund.getByRole('button', { name: 'Fund milestone' }).click()
  await expect(total(page, 'In Progress')).toHaveText('100 FCELL ($150.00)')

  await theirs.bringToFront()
  await expect(total(theirs, 'In Progress')).toHaveText('100 FCELL ($150.00)')
  await press(theirs, 'Submit work')
  const work = dialog(theirs, 'Submit work')
  await expect(work.getByText(/no clock starts/)).toBeVisible()
  await work.getByLabel('What have you done?').fill('The breads, by day')
  const list = { name: 'breads.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await work.locator('input[type=file]').setInputFiles(list)
  await expect(work.getByText(/Ada has 14 days/)).toBeVisible()
  await lookAt(theirs, 'submitting', { within: '[role=dialog]' })
  await work.getByRole('button', { name: 'Submit work' }).click()
  await expect(payment(theirs).getByText(/^Ada can answer until/)).toBeVisible()

  await page.bringToFront()
  await expect(payment(page).getByText(/^Your turn: release it or ask for changes by/)).toBeVisible()
  await expect(
    payment(page)
      .getByRole('link', { name: /breads\.pdf/ })
      .first(),
  ).toBeVisible()
  await lookAt(page, 'submitted work')
  await press(page, 'Ask for changes')
  const changes = dialog(page, 'Ask for changes')
  await changes.getByLabel('What should change?').fill('Without rye, please')
  await changes.getByRole('button', { name: 'Ask for changes' }).click()

  await theirs.bringToFront()
  await expect(payment(theirs).getByText('Without rye, please').first()).toBeVisible()
  await press(theirs, 'Submit work')
  await work.getByLabel('What have you done?').fill('Without rye')
  await work.getByRole('button', { name: 'Submit work' }).click()
  await expect(payment(theirs).getByText(/^Ada can answer until/)).toBeVisible()

  await page.bringToFront()
  await expect(payment(page).getByText('Without rye', { exact: true }).first()).toBeVisible()
  await press(page, 'Release milestone')
  const release = dialog(page, 'Release milestone')
  await release.getByLabel('Amount').fill('60')
  await expect(release.getByText('Paid to Bob')).toBeVisible()
  await release.getByLabel("I know that this can't be taken back").check()
  await lookAt(page, 'releasing', { within: '[role=dialog]' })
  await release.getByRole('button', { name: 'Release milestone' }).click()
  await expect(total(page, 'Released to freelancer')).toHaveText('60 FCELL ($90.00)')

  await theirs.bringToFront()
  await expect(total(theirs, 'Paid to you')).toHaveText('54 FCELL ($81.00)')
  await payment(theirs).getByRole('button', { name: 'More for The list of breads' }).click()
  await theirs.getByRole('menuitem', { name: 'Give a refund' }).click()
  const refund = dialog(theirs, 'Give a refund')
  await refund.getByRole('button', { name: 'Max' }).click()
  await refund.getByRole('button', { name: 'Give refund' }).click()
  await expect(payment(theirs).getByText('Released', { exact: true }).first()).toBeVisible()
  await expect(total(theirs, 'In Progress')).toHaveText('0 FCELL ($0.00)')

  await page.bringToFront()
  await expect(total(page, 'Refunded')).toHaveText('40 FCELL ($60.00)')
  // The table of wide screens and the cards of phones fold theirs each on their own.
  const history = payment(page).locator('details')
  await lookAt(page, 'a milestone with all its history', {
    async ready() {
      if ((await history.getAttribute('open')) === null) await history.locator('summary').click()
      await expect(history.getByRole('button', { name: 'Receipt' }).first()).toBeVisible()
    },
  })
  expect([await balanceOf(ada), await balanceOf(bob)]).toEqual(['440', '554'])

  await call(ada, 'update_language', { language_id: 2 })
  const czech = await open(ada, `/freelancer/agreements/${payment_id}`, { locale: 'cs-CZ' })
  const paid = czech.getByRole('region', { name: 'Platba' })
  await expect(paid.getByText('Uvolněno freelancerovi')).toBeVisible()
  await look(czech, 'the payment in Czech')
})
