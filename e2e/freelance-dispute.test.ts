/** Disputes about milestones: the two agree on a split, or our staff decide. */
import { look } from './support/look.ts'
import { expect, hears, type Member, test } from './support/world.ts'

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
test.setTimeout(90_000)

type Call = (member: Member, name: string, input: object) => Promise<Record<string, unknown>>

const idOf = (answer: Record<string, unknown>) => (answer['data'] as { id: number }).id

/** Makes an agreement of two. */
async function agreementOf(client: Member, freelancer: Member, call: Call) {
  const project_id = idOf(
    await call(client, 'add_project', {
      title: 'A website for our bakery',
      description: 'We want to take orders online.',
      project_industry: 'Website',
      project_purpose: 'E-commerce',
      skills_required: '["React"]',
      cost_estimation: '300-400',
    }),
  )
  const message = 'I built three shops for bakeries, and would begin with the list of breads. '.repeat(2)
  await call(freelancer, 'add_bid', { project_id, price: '300', timeline: 7, message })
  const payment_id = idOf(
    await call(client, 'add_payment', {
      project_id,
      bidder_id: freelancer.id,
      amount: '300',
      status: 'pending',
    }),
  )
  await call(freelancer, 'accept_award', { payment_id })
  return { project_id, payment_id }
}

/** Adds a milestone to it of this many dollars, paid in at 1.5 dollars for a token. */
async function funded(
  [client, freelancer]: readonly [Member, Member],
  of: { project_id: number; payment_id: number },
  { description, amount }: { description: string; amount: string },
  call: Call,
) {
  const milestone_id = idOf(await call(client, 'create_milestone', { ...of, description, amount }))
  await call(freelancer, 'accept_milestone', { milestone_id })
  await call(client, 'fund_milestone', { milestone_id })
  return milestone_id
}

test('a dispute is opened with a file, answered, and settled by an offer', async ({
  commons,
  open,
  member,
  call,
  mailedLink,
}) => {
  const [cyd, ada, bob] = [await member('Cyd'), await member('Ada'), await member('Bob')]
  for (const each of [ada, bob]) {
    const link = new URL(await mailedLink(each.email, 'Verify your email address'))
    const email_auth_code = new URLSearchParams(link.hash.split('?')[1]).get('code')
    await call(each, 'verify_email', { email_auth_code })
    await call(each, 'update_session_setting', { several_devices: 1 })
  }
  const balanceOf = async (each: Member) => {
    const { recdata } = (await call(each, 'wallet_balance', {})) as { recdata: { fcell_balance: string } }
    return recdata.fcell_balance
  }
  for (const each of [ada, bob]) await expect.poll(() => balanceOf(each)).toBe('500')
  const agreement = await agreementOf(ada, bob, call)
  const breads = { description: 'The list of breads', amount: '150' }
  await funded([ada, bob], agreement, breads, call)

  const page = await open(ada, `/freelancer/agreements/${agreement.payment_id}`)
  await page.getByRole('button', { name: 'More for The list of breads' }).click()
  await page.getByRole('menuitem', { name: 'Open a dispute' }).click()
  const opening = page.getByRole('dialog', { name: 'Open a dispute' })
  await expect(opening.getByText(/stay frozen until it's settled/)).toBeVisible()
  await opening.getByLabel('What is it about?').fill('Half of the breads are missing')
  const list = { name: 'breads.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await opening.locator('input[type=file]').setInputFiles(list)
  await look(page, 'opening', { within: '[role=dialog]' })
  await opening.getByRole('button', { name: 'Open dispute' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispute: The list of breads')
  await expect(page.getByText(/^Bob can answer until/)).toBeVisible()
  await expect(page.getByRole('link', { name: /breads\.pdf/ })).toBeVisible()
  await hears(page, 'dispute')

  // The other side is told, and comes to the page by the notification.
  const theirs = await open(bob, '/AllNotification', { viewport: { width: 320, height: 740 } })
  await theirs.getByRole('link', { name: /A dispute about a milestone was opened/ }).click()
  await expect(theirs.getByText(/^Your turn: say something or make an offer by/)).toBeVisible()
  await hears(theirs, 'dispute')
  await look(theirs, 'a dispute, 320')
  await theirs.getByLabel('What do you want to say?').fill('The others were not on the list')
  // Also what is written and not sent stays, while one looks at the list.
  await theirs.goto('/#/freelancer/disputes')
  await expect(theirs.getByRole('tab', { name: 'Open' })).toBeVisible()
  await look(theirs, 'the list of disputes, 320')
  await theirs.getByRole('link', { name: 'The list of breads', exact: true }).click()
  await expect(theirs.getByLabel('What do you want to say?')).toHaveValue('The others were not on the list')
  await theirs.getByRole('button', { name: 'Send to both' }).click()
  await expect(theirs.getByText(/^Ada can answer until/)).toBeVisible()

  await page.bringToFront()
  await expect(page.getByText('The others were not on the list')).toBeVisible()
  await page.getByRole('button', { name: 'Offer a split' }).click()
  const offer = page.getByRole('dialog', { name: 'Offer a split' })
  await offer.getByLabel('Tokens for Bob').fill('60')
  await look(page, 'offering', { within: '[role=dialog]' })
  await offer.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Change your offer' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'a dispute with an offer, dark')

  await theirs.bringToFront()
  await theirs.getByRole('button', { name: 'Accept offer' }).click()
  const accepting = theirs.getByRole('dialog', { name: 'Accept this offer' })
  await accepting.getByLabel("I know that this can't be taken back").check()
  await look(theirs, 'accepting', { within: '[role=dialog]' })
  await accepting.getByRole('button', { name: 'Accept offer' }).click()
  await expect(theirs.getByText('You accepted the offer.')).toBeVisible()
  await expect(page.getByText('Bob accepted the offer.')).toBeVisible()
  expect([await balanceOf(ada), await balanceOf(bob)]).toEqual(['440', '554'])

  // Another one is decided by our staff.
  const prices = { description: 'The list of prices', amount: '75' }
  const milestone_id = await funded([ada, bob], agreement, prices, call)
  const dispute_id = idOf(await call(bob, 'dispute_milestone', { milestone_id, message: 'It was done' }))
  await call(ada, 'add_dispute_evidence', { dispute_id, message: 'Half of it was' })
  await page.goto(`/#/freelancer/disputes/${dispute_id}`)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Let our staff decide' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/^Our staff decide by/)).toBeVisible()
  // Cyd's session begins before it has the second factor.
  const staff = await open(cyd, '/admin', { viewport: { width: 320, height: 740 } })
  await expect(staff.getByText('This page is for our staff')).toBeVisible()
  await commons.makeStaff(cyd, 'finance')
  await expect(
    staff.getByRole('heading', { level: 1, name: 'Disputes' }),
    'where finance begins',
  ).toBeVisible()
  await expect(staff.getByText('Nobody has taken it yet.')).toBeVisible()
  await look(staff, 'the disputes of staff, 320')
  await staff.getByRole('link', { name: 'The list of prices' }).click()
  await staff.getByRole('button', { name: 'Take it' }).click()
  await expect(staff.getByRole('region', { name: 'Log' }).getByText('Half of it was')).toBeVisible()
  await staff.getByRole('button', { name: 'Read their chat' }).click()
  await expect(staff.getByText('They have written nothing.')).toBeVisible()
  await expect(staff.getByRole('region', { name: 'Log' }).getByText(/Their chat was read/)).toBeVisible()
  await look(staff, 'a dispute of staff, 320')
  await staff.getByRole('button', { name: 'Decide' }).click()
  const deciding = staff.getByRole('dialog', { name: 'Decide this dispute' })
  await deciding.getByLabel('Tokens for Bob').fill('25')
  await deciding.getByLabel('Why?').fill('Half of it was done')
  await deciding.getByLabel("I know that this can't be taken back").check()
  await look(staff, 'deciding', { within: '[role=dialog]' })
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await expect(staff.getByText('Our staff decided.')).toBeVisible()
  await staff.emulateMedia({ colorScheme: 'dark' })
  await look(staff, 'a decided dispute of staff, dark')
  await page.bringToFront()
  await expect(page.getByText('Our staff decided.')).toBeVisible()
  await expect(page.getByText('Half of it was done').first()).toBeVisible()
  expect([await balanceOf(ada), await balanceOf(bob)]).toEqual(['415', '576.5'])

  await call(ada, 'update_language', { language_id: 2 })
  await page.reload()
  await expect(page.getByText('Rozhodli jsme my.')).toBeVisible()
  await look(page, 'a ruling in Czech, dark')
})
