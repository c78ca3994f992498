/** Projects: found by a visitor, backed by members while others look on, and settled by the clock. */
import type { Page } from '@playwright/test'
import { png } from '../server/test/files/pictures.ts'
import { answer } from './support/cards.ts'
import { look } from './support/look.ts'
import { logIn } from './support/way-in.ts'
import { expect, hears, type Member, test } from './support/world.ts'

test.use({
  money: [
    'play on',
    'mint FCELL 1000000',
    'mint ETH 1000',
    'mint BTC 100',
    'rate FCELL/ETH 0.0005',
    'rate ETH/USD 3000',
    'project-fee 2',
  ],
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const funded = (page: Page, percent: number) =>
  expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', String(percent))

test('a visitor becomes a backer; one project is funded and paid, the other gives back', async ({
  commons,
  open,
  member,
  call,
  mailedLink,
}) => {
  const [ada, bob, cyd] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  const verify = async (each: Member) => {
    const link = new URL(await mailedLink(each.email, 'Verify your email address'))
    const email_auth_code = new URLSearchParams(link.hash.split('?')[1]).get('code')
    await call(each, 'verify_email', { email_auth_code })
  }
  await Promise.all([ada, bob, cyd].map(verify))
  for (const each of [ada, bob, cyd]) await call(each, 'update_session_setting', { several_devices: 1 })
  const balanceOf = async (each: Member) => {
    const { recdata } = (await call(each, 'wallet_balance', {})) as { recdata: { fcell_balance: string } }
    return recdata.fcell_balance
  }
  // A job gives new members their play money.
  for (const each of [ada, bob, cyd]) await expect.poll(() => balanceOf(each)).toBe('500')

  const own = await open(ada, '/createproject')
  await own.getByLabel('Title').fill('A well')
  await own.getByLabel('Funding target').fill('300')
  await own.getByRole('button', { name: 'Create project' }).click()
  await expect(title(own, 'A well')).toBeVisible()
  const well = Number(/groupdetail\/(\d+)$/.exec(own.url())?.[1])
  await own.getByRole('button', { name: 'Add milestones' }).waitFor()
  await own.getByRole('button', { name: 'Add a reward' }).click()
  await own.getByLabel('Name', { exact: true }).fill('A cup')
  await own.getByLabel('What backers get').fill('Made of the clay that we dig out')
  await own.getByLabel('For a pledge of at least').fill('150')
  const months = own.getByLabel('Estimated delivery')
  const month = (await months.locator('option').nth(3).textContent()) ?? ''
  await months.selectOption(month)
  await own
    .getByRole('group', { name: 'Picture' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'cup.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await (await png()).arrayBuffer()),
    })
  await own.getByLabel("Describe it for people who can't see it").fill('A cup with a blue rim')
  await look(own, 'a reward with a picture')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(own.getByRole('heading', { name: 'A cup' })).toBeVisible()
  await expect(own.getByRole('img', { name: 'A cup with a blue rim' })).toBeVisible()
  await expect(own.getByText(`Estimated delivery: ${month}`)).toBeVisible()
  await look(own, 'a project, for its owner')
  await hears(own, 'project')
  const { recdata } = (await call(cyd, 'project_create', {
    group_name: 'A tower',
    funding_target: '4000',
  })) as { recdata: { id: number } }
  const tower = recdata.id

  // Visitors without an account see the terms.
  const page = await open(undefined, '/allprojects')
  await expect(page.getByRole('link', { name: 'A tower', exact: true })).toBeVisible()
  await look(page, 'all projects, for a visitor')
  await page.getByRole('link', { name: 'A well', exact: true }).click()
  await expect(page.getByText('Commons keeps 2 % of what the owner is paid.')).toBeVisible()
  await look(page, 'a project, for a visitor')
  await page.getByRole('link', { name: 'Crowdfund' }).click()
  await expect(page).toHaveURL(new RegExp(`/Login=${well}$`))
  await logIn(page, bob.email)
  const dialog = page.getByRole('dialog', { name: 'Crowdfund' })
  await dialog.getByLabel('Tokens').fill('200')
  await expect(dialog.getByText('Cannot spend more than 500 tokens')).toBeVisible()
  const amounts = dialog.getByRole('group', { name: 'Suggested amounts' })
  await amounts.getByRole('button', { name: '150' }).click()
  await expect(dialog.getByLabel('Tokens')).toHaveValue('150')
  await dialog.getByLabel('Tokens').fill('200')
  await look(page, 'a pledge', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await answer(page, 'Are you sure to Pay this.', 'Yes')
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible()
  await funded(page, 66)
  await expect(page.getByRole('region', { name: 'Your pledges' }).getByText('200')).toBeVisible()

  // Each section has an address. What the owner tells backers is there at once.
  const sections = page.getByRole('navigation', { name: 'Project' })
  await sections.getByRole('link', { name: 'Updates' }).click()
  await expect(page).toHaveURL(new RegExp(`/groupdetail/${well}\\?tab=updates$`))
  await hears(page, 'project')
  await call(ada, 'add_backer_update', { group_id: well, message: 'We found water' })
  await expect(page.getByRole('region', { name: 'Updates' }).getByText('We found water')).toBeVisible()
  await look(page, 'updates of a project')
  await sections.getByRole('link', { name: 'Questions' }).click()
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await look(page, 'questions about a project')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Updates' }).getByText('We found water')).toBeVisible()
  await own.bringToFront()
  await funded(own, 66)

  await call(cyd, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(cyd, `/groupdetail/${well}`, small)
  await look(theirs, 'a project that can be backed, on a small phone')
  // The reward's own button brings its amount.
  await theirs.getByRole('button', { name: 'Přispět 150 FCELL a získat A cup' }).click()
  await expect(theirs.getByLabel('Tokeny')).toHaveValue('150')
  await theirs.keyboard.press('Escape')
  await theirs.getByRole('button', { name: 'Přispět', exact: true }).click()
  const form = theirs.getByRole('dialog', { name: 'Přispět' })
  await form.getByLabel('Tokeny').fill('100')
  await look(theirs, 'a pledge on a small phone', { within: '[role=dialog]' })
  await form.getByRole('button', { name: 'Odeslat' }).click()
  await theirs.getByRole('dialog', { name: 'Potvrďte prosím' }).getByRole('button', { name: 'Ano' }).click()
  await expect(theirs.getByRole('status').filter({ hasText: 'Hotovo' })).toBeVisible()
  await expect(form).toBeHidden()
  // The toast covers what is behind it.
  await expect(theirs.getByText('Hotovo')).toHaveCount(0)
  await look(theirs, 'a project on a small phone')
  await own.bringToFront()
  await funded(own, 100)
  await call(bob, 'crowdfunding', { group_id: tower, token: '50' })
  expect(await balanceOf(bob)).toBe('250')
  await page.bringToFront()
  await page.goto('/#/wallet')
  const wallet = page.getByRole('region', { name: 'Available balance' })
  await expect(wallet).toContainText('250 FCELL pledged to projects')
  await wallet.getByRole('button', { name: 'See pledges' }).click()
  const pledges = page.getByRole('dialog', { name: 'Your pledges' })
  await look(page, 'open pledges', { within: '[role=dialog]' })
  await pledges.getByRole('link', { name: 'A tower' }).click()
  await expect(pledges).toBeHidden()
  await expect(title(page, 'A tower')).toBeVisible()
  await own.bringToFront()

  await commons.ageProjects(31)
  await expect(own.getByText('Funded and paid')).toBeVisible()
  await own.getByRole('link', { name: 'Backers' }).click()
  await own.getByRole('radio', { name: 'Ledger' }).check()
  await expect(own.getByText('Paid to Ada')).toBeVisible()
  await look(own, 'a project that is paid')
  expect([await balanceOf(ada), await balanceOf(bob), await balanceOf(cyd)]).toEqual(['794', '300', '400'])
  await page.bringToFront()
  await page.goto(`/#/groupdetail/${tower}`)
  await expect(page.getByText('Ended, pledges returned')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your pledges' })).toContainText('came back to your wallet')
  await look(page, 'a project that has given back')
})

test('projects are found by industry, place and stage, and a list without any says how to widen it', async ({
  open,
  member,
  call,
}) => {
  const eve = await member('Eve')
  for (const [group_name, industry, location] of [
    ['A mill', 'Food', 'Brno, Czechia'],
    ['A bakery', 'Food and drink', 'Graz, Austria'],
    ['A kiln', 'Glass', 'Brno, Czechia'],
  ])
    await call(eve, 'project_create', { group_name, industry, location, funding_target: '40' })

  const page = await open(undefined, '/allprojects')
  await page.getByRole('link', { name: 'A mill', exact: true }).click()
  await page.getByRole('link', { name: 'Food', exact: true }).click()
  await expect(page).toHaveURL(/allprojects\?industry=Food$/)
  const shows = async (...names: string[]) => {
    for (const name of ['A mill', 'A bakery', 'A kiln'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(names.includes(name) ? 1 : 0)
  }
  await shows('A mill', 'A bakery')
  await page.getByRole('searchbox', { name: 'Location' }).fill('gra')
  await shows('A bakery')
  await expect(page).toHaveURL(/industry=Food&location=gra$/)
  await look(page, 'projects of an industry in a place')
  await page.getByRole('combobox', { name: 'Which projects' }).selectOption('Funded')
  await expect(page.getByText('No such project')).toBeVisible()
  await look(page, 'no project of an industry in a place')
  await page.getByRole('button', { name: 'Show all projects' }).click()
  await shows('A mill', 'A bakery', 'A kiln')
  await expect(page).toHaveURL(/allprojects$/)

  await call(eve, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(eve, '/DiscoveryProject?industry=glass', small)
  await expect(theirs.getByRole('link', { name: 'A kiln', exact: true })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'A mill', exact: true })).toHaveCount(0)
  await look(theirs, 'projects of an industry on a small phone')
})

test('a member is reminded before a project ends, and who changes their mind is not', async ({
  commons,
  open,
  member,
  call,
}) => {
  const [ada, bob, cyd] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  for (const each of [ada, bob, cyd]) await call(each, 'update_session_setting', { several_devices: 1 })
  const made = (await call(ada, 'project_create', { group_name: 'A ferry', funding_target: '300' })) as {
    recdata: { id: number }
  }
  const path = `/groupdetail/${made.recdata.id}`
  const page = await open(bob, path)
  const remind = page.getByRole('button', { name: 'Remind me before it ends' })
  await expect(remind).toHaveAttribute('aria-pressed', 'false')
  await remind.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: "We'll remind you 48 hours" })).toBeVisible()
  await expect(remind).toHaveAttribute('aria-pressed', 'true')
  await look(page, 'a reminder of a project')
  // Another page of theirs hears of it.
  const other = await open(bob, path)
  const there = other.getByRole('button', { name: 'Remind me before it ends' })
  await expect(there).toHaveAttribute('aria-pressed', 'true')
  await hears(other, 'project_reminders')
  await remind.click()
  await expect(there).toHaveAttribute('aria-pressed', 'false')
  await there.click()
  await expect(remind).toHaveAttribute('aria-pressed', 'true')

  await call(cyd, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(cyd, path, small)
  const same = theirs.getByRole('button', { name: 'Připomenout před koncem' })
  await same.click()
  await expect(theirs.getByText('Ozveme se vám jednou, 48 hodin před koncem.')).toBeVisible()
  await look(theirs, 'a reminder of a project on a small phone')
  // The button changes before the server has answered.
  const taken = theirs.waitForResponse(/\/api\/users\/.*remind/)
  await same.click()
  expect((await taken).status()).toBe(200)
  await expect(same).toHaveAttribute('aria-pressed', 'false')

  await commons.ageProjects(29)
  await expect(remind).toHaveCount(0)
  const news = async (each: Member) => {
    const { recdata } = (await call(each, 'notification_list', {})) as { recdata: Array<{ text: string }> }
    return recdata.map(({ text }) => text)
  }
  await expect.poll(() => news(bob)).toEqual(['A project you asked us to remind you of ends soon'])
  expect(await news(cyd)).toEqual([])
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /A project you asked us to remind you of/ }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('stretch goals stand on the bar and in the story, and a pledge that reaches one is seen at once', async ({
  open,
  member,
  call,
  mailedLink,
}) => {
  const [ada, bob, cyd] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  for (const each of [ada, bob, cyd]) await call(each, 'update_session_setting', { several_devices: 1 })
  const link = new URL(await mailedLink(bob.email, 'Verify your email address'))
  const email_auth_code = new URLSearchParams(link.hash.split('?')[1]).get('code')
  await call(bob, 'verify_email', { email_auth_code })
  await expect
    .poll(async () => {
      const { recdata } = (await call(bob, 'wallet_balance', {})) as { recdata: { fcell_balance: string } }
      return recdata.fcell_balance
    })
    .toBe('500')
  const made = (await call(ada, 'project_create', { group_name: 'A sauna', funding_target: '100' })) as {
    recdata: { id: number }
  }
  const path = `/groupdetail/${made.recdata.id}`
  const own = await open(ada, path)
  await own.getByRole('button', { name: 'Add a stretch goal' }).click()
  await own.getByLabel('When pledges come to').fill('90')
  await own.getByLabel("What you'll do with it").fill('A cold pool')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(own.getByText('Choose more than the target')).toBeVisible()
  await look(own, 'a stretch goal below the target')
  await own.getByLabel('When pledges come to').fill('200')
  await own.getByLabel('More about it').fill('Deep enough to swim in')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  const goals = own.getByRole('region', { name: 'Stretch goals' })
  await expect(goals.getByRole('heading', { name: 'A cold pool' })).toBeVisible()
  await goals.getByRole('button', { name: 'Add a stretch goal' }).click()
  await own.getByLabel('When pledges come to').fill('400')
  await own.getByLabel("What you'll do with it").fill('A garden')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await goals.getByRole('button', { name: 'Edit the stretch goal A garden' }).click()
  await own.getByLabel("What you'll do with it").fill('A quiet garden')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(goals.getByRole('heading', { name: 'A quiet garden' })).toBeVisible()
  await look(own, 'stretch goals, for their owner')

  await call(cyd, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(cyd, path, small)
  const same = theirs.getByRole('region', { name: 'Další cíle' })
  await expect(same.getByRole('heading', { name: 'A cold pool' })).toBeVisible()
  await hears(theirs, 'project')
  await hears(own, 'project')
  await call(bob, 'crowdfunding', { group_id: made.recdata.id, token: '250' })
  await expect(same.getByText('Dosaženo')).toBeVisible()
  await expect(theirs.getByText('Další cíl: 400 FCELL')).toBeVisible()
  await look(theirs, 'a stretch goal that is reached, on a small phone')
  await own.bringToFront()
  await expect(goals.getByText('Reached on')).toBeVisible()
  await expect(goals.getByRole('button', { name: 'Edit the stretch goal A cold pool' })).toHaveCount(0)
  await goals.getByRole('button', { name: 'Delete the stretch goal A quiet garden' }).click()
  await answer(own, 'Are you sure to delete this.', 'Yes')
  await expect(goals.getByRole('heading', { name: 'A quiet garden' })).toHaveCount(0)

  const page = await open(undefined, `/allprojects/${made.recdata.id}`)
  await expect(page.getByRole('region', { name: 'Stretch goals' }).getByText('Reached on')).toBeVisible()
})
