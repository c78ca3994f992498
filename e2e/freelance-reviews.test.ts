/** Two who worked together review each other; one takes their reputation along, and a visitor checks it. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

test.use({
  money: ['play on', 'mint FCELL 1000000', 'mint ETH 1000', 'rate FCELL/ETH 0.0005', 'rate ETH/USD 3000'],
})
test.setTimeout(120_000)

/** Checks a screen. */
async function lookAt(page: Page, name: string, within?: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths())
    for (const colorScheme of schemes('light')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      if (within === undefined) await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, within === undefined ? {} : { within })
    }
  if (before) await page.setViewportSize(before)
}

test('reviews are hidden until both are in; a reputation can be checked', async ({
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
  }
  await call(bob, 'update_language', { language_id: 2 })
  const idOf = async (who: typeof ada, name: string, input: object) =>
    ((await call(who, name, input)) as { data: { id: number } }).data.id
  // A job gives new members their play money.
  const hasMoney = async () =>
    ((await call(ada, 'wallet_balance', {})) as { recdata: { fcell_balance: string } }).recdata.fcell_balance
  await expect.poll(hasMoney).toBe('500')
  const project_id = await idOf(ada, 'add_project', {
    title: 'A website for our bakery',
    description: 'We want to take orders online.',
    cost_estimation: '200-300',
    pay_by: 'fixed',
  })
  const message = 'I built three shops for bakeries, and would begin with the list of breads. '.repeat(2)
  await call(bob, 'add_bid', { project_id, price: '250', timeline: 7, message })
  const offer = { project_id, bidder_id: bob.id, amount: '250', status: 'pending' }
  const payment_id = await idOf(ada, 'add_payment', offer)
  await call(bob, 'accept_award', { payment_id })
  const asked = { project_id, description: 'All of it', amount: '250' }
  const milestone_id = await idOf(bob, 'create_milestone', asked)
  await call(ada, 'fund_milestone', { milestone_id })
  await call(ada, 'release_milestone', { milestone_id })

  const hers = await open(ada, `/freelancer/agreements/${payment_id}`)
  const reviews = hers.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByText(/^Bob sees your review after writing theirs/)).toBeVisible()
  // By keyboard alone.
  await reviews.getByRole('radio').first().focus()
  for (let step = 1; step < 5; step++) await hers.keyboard.press('ArrowRight')
  await expect(reviews.getByRole('radio', { name: '5 stars, Excellent' })).toBeChecked()
  await reviews.getByLabel(/^Your review/).fill('Quick, and kind to our old oven.')
  await lookAt(hers, 'an agreement with the form of a review')
  await reviews.getByRole('button', { name: 'Rating' }).click()
  await expect(reviews.getByText(/^Only you see this until/)).toBeVisible()
  await lookAt(hers, 'a review that only its author sees')

  const his = await open(bob, `/projects/${project_id}?tab=reviews`, { locale: 'cs-CZ' })
  const panel = his.getByRole('tabpanel')
  await expect(panel.getByText(/^Ada vás už hodnotí/)).toBeVisible()
  await expect(his.getByText('Quick, and kind')).toHaveCount(0)
  await panel.getByRole('radio', { name: /^4 hvězdičky/ }).check()
  await lookAt(his, 'the reviews of a project, in Czech')
  await panel.getByRole('button', { name: 'Ohodnotit' }).click()
  await expect(panel.getByText('Quick, and kind to our old oven.')).toBeVisible()
  await panel.getByRole('button', { name: 'Odpovědět' }).click()
  await his.getByLabel('Vaše odpověď').fill('Děkuji!')
  await lookAt(his, 'an answer to a review', '[role=dialog]')
  await his.getByRole('button', { name: 'Zveřejnit odpověď' }).click()
  await expect(panel.getByText('Děkuji!')).toBeVisible()

  await his.goto(`/#/u/${bob.id}`)
  await expect(his.getByText('Quick, and kind to our old oven.')).toBeVisible()
  await lookAt(his, 'a profile with a review')
  await his.getByRole('button', { name: 'Vzít si reputaci s sebou' }).click()
  await expect(his.getByRole('dialog')).toContainText('Různí klienti')
  await lookAt(his, 'a reputation', '[role=dialog]')
  const [saved] = await Promise.all([
    his.waitForEvent('download'),
    his.getByRole('button', { name: 'Stáhnout soubor' }).click(),
  ])
  const document_ = await readFile(await saved.path(), 'utf8')

  const visitor = await open(undefined, '/reputation')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Check a reputation' })).toBeVisible()
  const file = (text: string) => ({
    name: 'reputation.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await visitor.locator('input[type=file]').setInputFiles(file(document_))
  await expect(visitor.getByText(/^Genuine: exactly as we signed it/)).toBeVisible()
  await expect(visitor.getByText('5.0 · 1 review')).toBeVisible()
  await lookAt(visitor, 'a reputation that is genuine')
  await visitor
    .locator('input[type=file]')
    .setInputFiles(file(document_.replace('"reviews":1', '"reviews":9')))
  await expect(
    visitor.getByText("This document isn't as we signed it. Ask for the original file."),
  ).toBeVisible()
  await lookAt(visitor, 'a reputation that was altered')
})
