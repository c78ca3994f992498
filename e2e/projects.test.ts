/** Projects: found by a visitor, backed by members while others look on, and settled by the clock. */
import type { Page } from '@playwright/test'
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
  await look(page, 'a pledge', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await answer(page, 'Are you sure to Pay this.', 'Yes')
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible()
  await funded(page, 66)
  await expect(page.getByRole('region', { name: 'Your pledges' }).getByText('200')).toBeVisible()
  await own.bringToFront()
  await funded(own, 66)

  await call(cyd, 'update_language', { language_id: 2 })
  const small = { colorScheme: 'dark', locale: 'cs-CZ', viewport: { width: 320, height: 800 } } as const
  const theirs = await open(cyd, `/groupdetail/${well}`, small)
  await theirs.getByRole('button', { name: 'Přispět' }).click()
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
