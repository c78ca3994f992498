/** Freelancing: a job is posted with an attachment, bid for, compared, awarded and accepted. */
import type { Page } from '@playwright/test'
import { answer } from './support/cards.ts'
import { look, widths } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

/** Checks a screen in both schemes. */
async function lookAt(page: Page, name: string, within?: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths())
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      // Below the bar that sticks to the top, buttons would count as too small.
      if (within === undefined) await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, within === undefined ? {} : { within })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

const proposal =
  'I built three shops for bakeries, and would begin with the list of breads and their days. '.repeat(2)
const row = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })

test.setTimeout(120_000)

test('from a posted project to work that is agreed', async ({ open, member, call, mailedLink }) => {
  const [ada, bob, cyd] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  for (const each of [bob, cyd]) {
    const link = new URL(await mailedLink(each.email, 'Verify your email address'))
    const code = new URLSearchParams(link.hash.split('?')[1]).get('code')
    await call(each, 'verify_email', { email_auth_code: code })
  }

  const page = await open(ada, '/freelancer')
  await lookAt(page, 'the landing page')
  await page.getByRole('link', { name: 'Hire a Freelancer' }).click()
  await page.getByLabel('Title').fill('A website for our bakery')
  await page.getByLabel('Description').fill('We want to take orders online. The design exists.')
  await page.getByRole('radio', { name: 'Website' }).check()
  await page.getByRole('radio', { name: 'E-commerce' }).check()
  await page.getByLabel('Skills required').fill('React')
  await page.getByLabel('Skills required').press('Enter')
  await expect(page.getByRole('button', { name: 'Remove React' })).toBeVisible()
  await page.getByRole('button', { name: 'Post project' }).click()
  await expect(page.getByText('Select cost estimation')).toBeVisible()
  await page.getByRole('radio', { name: '$300 – $400' }).check()
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await page.locator('input[type=file]').setInputFiles(plan)
  await lookAt(page, 'a project while it is written')
  await page.getByRole('button', { name: 'Post project' }).click()
  await expect(page).toHaveURL(/#\/projects\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'A website for our bakery' })).toBeVisible()
  await expect(page.getByRole('link', { name: /plan\.pdf/ })).toBeVisible()
  await hears(page, 'job')
  const project_id = Number(/\d+$/.exec(page.url())?.[0])

  const theirs = await open(bob, '/freelancer/projects')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await lookAt(theirs, 'projects that take bids')
  await theirs.getByRole('link', { name: 'A website for our bakery' }).click()
  await theirs.getByLabel(/^Your proposal/).fill(proposal)
  await expect(theirs.getByText('Paid to you: $300.00 - $30.00 = $270.00')).toBeVisible()
  await lookAt(theirs, 'a project with the form of a bid')
  await theirs.locator('form').getByRole('button', { name: 'Place Bid' }).click()
  await expect(theirs.getByText('Your bid has successfully placed!').first()).toBeVisible()
  await expect(row(theirs, 'Bob').getByRole('button', { name: 'Retreat' })).toBeVisible()
  await call(cyd, 'add_bid', { project_id, price: '320', timeline: 14, message: proposal })

  await page.bringToFront()
  await page.getByRole('tab', { name: 'Proposals' }).click()
  await expect(row(page, 'Cyd')).toContainText('$320.00')
  for (const name of ['Bob', 'Cyd'])
    await page.getByRole('checkbox', { name: `Compare the bid of ${name}` }).check()
  await lookAt(page, 'the proposals')
  await page.getByRole('button', { name: 'Compare 2' }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Cyd' })).toBeVisible()
  await lookAt(page, 'compared bids', '[role=dialog]')
  await page.keyboard.press('Escape')
  await row(page, 'Bob').getByRole('button', { name: 'Reward' }).click()
  await expect(page.getByRole('dialog', { name: 'Set up your Fixed Price Project' })).toBeVisible()
  await expect(page.getByText('Total Price: $300.00')).toBeVisible()
  await lookAt(page, 'an award', '[role=dialog]')
  await page.getByRole('button', { name: 'Award' }).click()
  await expect(page.getByText('Your award has created!').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/freelancer\/agreements\/\d+$/)
  await expect(page.getByText('Offered').first()).toBeVisible()
  await hears(page, 'agreement')

  await theirs.bringToFront()
  await expect(theirs.getByRole('heading', { name: 'Ada offers you this project' })).toBeVisible()
  await lookAt(theirs, 'an offer')
  await theirs.getByRole('button', { name: 'Accept', exact: true }).click()
  await answer(theirs, 'Accept this offer?', 'Yes')
  await expect(theirs.getByText('Accepted. The project is yours').first()).toBeVisible()

  await page.bringToFront()
  await expect(page.getByText('Under way').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Propose a change' })).toBeVisible()
  // Notices lie over each other for a while.
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await lookAt(page, 'an agreement')
})
