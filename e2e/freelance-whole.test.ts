/** A job from its posting to both reviews, by hand: its client, the freelancer who gets it, and another bidder. */
import type { Page } from '@playwright/test'
import { answer } from './support/cards.ts'
import { look } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, hears, test } from './support/world.ts'

test.use({
  money: ['play on', 'mint FCELL 1000000', 'mint ETH 1000', 'rate FCELL/ETH 0.0005', 'rate ETH/USD 3000'],
})
test.setTimeout(90_000)

const title = 'A website for our bakery'
const proposal =
  'I built three shops for bakeries, and would begin with the list of breads and their days. '.repeat(2)
const payment = (page: Page) => page.getByRole('region', { name: 'Payment' })
const press = (page: Page, name: string) => payment(page).getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const total = (page: Page, name: string) =>
  payment(page).locator('dt', { hasText: name }).first().locator('xpath=following-sibling::dd')

async function bid(page: Page, price: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await page.getByLabel(/^Your price/).fill(price)
  await page.getByLabel(/^Your proposal/).fill(proposal)
  await page.locator('form').getByRole('button', { name: 'Place Bid' }).click()
  await expect(page.getByText('Your bid has successfully placed!').first()).toBeVisible()
}

async function review(page: Page, stars: string | RegExp, words: string): Promise<void> {
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.getByRole('radio', { name: stars }).check()
  await reviews.getByLabel(/^Your review/).fill(words)
  await reviews.getByRole('button', { name: 'Rating' }).click()
}

test('a job from its posting to both reviews', async ({ open, member, call, mailedLink, allowErrors }) => {
  const people = [await member('Ada'), await member('Bob'), await member('Cyd')] as const
  const [ada, bob, cyd] = people
  for (const each of people) {
    const link = new URL(await mailedLink(each.email, 'Verify your email address'))
    const email_auth_code = new URLSearchParams(link.hash.split('?')[1]).get('code')
    await call(each, 'verify_email', { email_auth_code })
    await call(each, 'update_session_setting', { several_devices: 1 })
  }
  const balanceOf = async (each: typeof ada) =>
    ((await call(each, 'wallet_balance', {})) as { recdata: { fcell_balance: string } }).recdata.fcell_balance
  // A job gives new members their play money.
  for (const each of [ada, bob]) await expect.poll(() => balanceOf(each)).toBe('500')

  // It begins with what Bob wrote about something else.
  const { recdata: post } = (await call(bob, 'add_post', { message: 'I build shops for bakers' })) as {
    recdata: { post_id: number }
  }
  const page = await open(ada, `/timeline/${bob.id}/${post.post_id}`)
  await page.getByRole('button', { name: /^Menu of the post by Bob/ }).click()
  await page.getByRole('menuitem', { name: 'Offer a job' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Job for Bob')
  await expect(page.getByLabel('Description')).toHaveValue(/^It's about this: http/)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('We want to take orders online. The design exists.')
  await page.getByRole('radio', { name: 'Figma Design' }).check()
  await page.getByRole('radio', { name: '$300 – $400' }).check()
  await page.getByRole('button', { name: 'Post project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await hears(page, 'job')

  const [his, hers] = [await open(bob, '/freelancer/projects'), await open(cyd, '/freelancer/projects')]
  await bid(his, '300')
  await bid(hers, '330')

  await page.bringToFront()
  await page.getByRole('tab', { name: 'Proposals' }).click()
  const row = (name: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
  await expect(row('Cyd')).toContainText('$330.00')
  await row('Bob').getByRole('button', { name: 'Reward' }).click()
  await page.getByRole('button', { name: 'Award' }).click()
  await expect(page).toHaveURL(/#\/freelancer\/agreements\/\d+$/)
  await hears(page, 'agreement')

  await his.bringToFront()
  await his.getByRole('button', { name: 'Accept', exact: true }).click()
  await answer(his, 'Accept this offer?', 'Yes')
  await expect(his.getByText('Accepted. The project is yours').first()).toBeVisible()
  await his.goto(new URL(page.url()).hash)

  // 404: the agreement doesn't exist for others.
  allowErrors(/status of 404/)
  // The other bidder sees that the job is taken, and nothing of what the two agree on.
  await hers.bringToFront()
  await hers.reload()
  await expect(hers.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(hers.getByRole('tab', { name: 'Payment' })).toHaveCount(0)
  await hers.goto(new URL(page.url()).hash)
  await expect(payment(hers)).toHaveCount(0)
  await look(hers, 'an agreement of others')

  await page.bringToFront()
  await press(page, 'New milestone')
  const form = dialog(page, 'New milestone')
  await form.getByLabel('Description').fill('All of the website')
  await form.getByLabel('Amount').fill('300')
  await form.getByRole('button', { name: 'Create Milestone' }).click()
  await expect(payment(page).getByText('Bob can accept or decline it.')).toBeVisible()
  await his.bringToFront()
  await press(his, 'Accept')
  await expect(payment(his).getByText("Ada funds it next. Begin once it's paid in.")).toBeVisible()
  await hears(his, 'agreement')

  await page.bringToFront()
  await press(page, 'Fund milestone')
  await dialog(page, 'Fund milestone').getByRole('button', { name: 'Fund milestone' }).click()
  await expect(total(page, 'In Progress')).toHaveText('200 FCELL ($300.00)')
  await his.bringToFront()
  await press(his, 'Submit work')
  const work = dialog(his, 'Submit work')
  await work.getByLabel('What have you done?').fill('The shop is open')
  await work.getByRole('button', { name: 'Submit work' }).click()
  await expect(payment(his).getByText(/^Ada can answer until/)).toBeVisible()

  await page.bringToFront()
  await press(page, 'Release milestone')
  const release = dialog(page, 'Release milestone')
  await release.getByRole('button', { name: 'Max' }).click()
  await release.getByLabel("I know that this can't be taken back").check()
  await release.getByRole('button', { name: 'Release milestone' }).click()
  await expect(total(page, 'Released to freelancer')).toHaveText('200 FCELL ($300.00)')
  expect([await balanceOf(ada), await balanceOf(bob), await balanceOf(cyd)]).toEqual(['300', '680', '500'])

  await review(page, '5 stars, Excellent', 'Quick, and kind to our old oven.')
  await his.bringToFront()
  await expect(total(his, 'Paid to you')).toHaveText('180 FCELL ($270.00)')
  await expect(his.getByText('Quick, and kind')).toHaveCount(0)
  await review(his, /^4 stars/, 'Knew what she wanted.')
  await expect(his.getByText('Quick, and kind to our old oven.')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByText('Knew what she wanted.')).toBeVisible()

  // Both have their papers.
  await payment(his).locator('details').filter({ hasText: 'History' }).locator('summary').click()
  const invoice = payment(his).getByRole('button', { name: /^Invoice \d{4}-0001/ })
  const [paper] = await Promise.all([his.waitForEvent('download'), invoice.first().click()])
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
  const books = await open(ada, '/freelancer/settings/payment')
  const statement = books.getByRole('button', { name: `Statement ${new Date().getUTCFullYear()}` })
  const [sheet] = await Promise.all([books.waitForEvent('download'), statement.click()])
  expect(sheet.suggestedFilename()).toMatch(/\.csv$/)

  // What came of it is shown with both names, once both agree.
  await his.bringToFront()
  await his.getByRole('button', { name: 'Show this work' }).click()
  const showing = dialog(his, 'Show this work')
  await expect(showing.getByLabel('Title')).toHaveValue(title)
  await showing.getByLabel('What came of it (optional)').fill('Bread can be ordered the night before.')
  const picture = { name: 'shop.png', mimeType: 'image/png', buffer: await noise(his, 300, 200) }
  await showing.locator('input[type=file]').setInputFiles(picture)
  await look(his, 'showing work', { within: '[role=dialog]' })
  await showing.getByRole('button', { name: 'Propose' }).click()
  await expect(his.getByText('Ada can agree to this. Until then only the two of you see it.')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Show it on both profiles' }).click()
  await expect(page.getByText('Both of you show this on your freelancer profiles.')).toBeVisible()

  // Everybody reads what was said of a freelancer, and sees what he made.
  await hers.goto(`/#/u/${bob.id}`)
  await expect(hers.getByText('Quick, and kind to our old oven.')).toBeVisible()
  await expect(hers.getByText('Bread can be ordered the night before.')).toBeVisible()
  await expect(hers.getByRole('img', { name: `Picture: ${title}` })).toBeVisible()
  await look(hers, 'a profile with work shown by both')
})
