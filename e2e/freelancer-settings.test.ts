/** A freelancer's settings: what is typed is kept, and a phone is verified by the code it gets. */
import type { Page } from '@playwright/test'
import { readTexts } from '../server/test/mail.ts'
import { type LinkProviders, openLinkProviders } from '../server/test/fakes/link-providers.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

/** Looks at a page from its top: below the bar that sticks there, fields would count as too small. */
async function lookFromTop(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await look(page, name)
}

const mobile = '+420601234567'

test('a member fills in their settings and verifies a phone', async ({ commons, open, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/freelancer/settings/profile', { viewport: { width: 320, height: 740 } })
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('Time zone').selectOption('Europe/Prague')
  await page.getByRole('button', { name: 'Save Setting' }).click()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await page.getByLabel('Country').selectOption('CZ')
  await expect(page.getByLabel('Your password')).toBeVisible()
  await lookFromTop(page, 'the profile of the settings')

  await page.getByRole('tab', { name: 'Membership' }).click()
  await expect(page.getByText('$0 per month')).toBeVisible()
  await lookFromTop(page, 'the membership')
  await page.getByRole('tab', { name: 'Payment & Financials' }).click()
  await expect(page.getByText(/5 percent of earnings is withheld/)).toBeVisible()
  await lookFromTop(page, 'payment and tax')

  await page.getByRole('tab', { name: 'Trust & Verification' }).click()
  await page.getByLabel('Phone number').fill('+420 601 234 567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await lookFromTop(page, 'trust with a code on its way')
  const code = async () => /^\d{6}/.exec((await readTexts(commons.outbox, mobile)).at(-1) ?? '')?.[0]
  await expect.poll(code, { timeout: 15_000 }).toBeDefined()
  await page.getByLabel('Code').fill((await code()) ?? '')
  await page.getByRole('button', { name: 'Verify phone' }).click()
  await expect(page.getByText(`${mobile}. Only you see it.`)).toBeVisible()

  await call(ada, 'update_language', { language_id: 2 })
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Důvěra a ověření' })).toBeVisible()
  await expect(page.getByText('Ověřte e-mail a získáte další 5 bodů.')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await lookFromTop(page, 'trust in Czech')
})

test.describe('accounts elsewhere', () => {
  let providers: LinkProviders
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from here
    env: async ({}, provide) => {
      providers = await openLinkProviders()
      await provide(providers.env)
      await providers.close()
    },
  })

  test('a member links an account, is told of a no, and takes the link back', async ({
    open,
    member,
    call,
  }) => {
    const ada = await member('Ada')
    await call(ada, 'update_session_setting', { several_devices: 1 })
    const page = await open(ada, '/freelancer/settings/trust', { viewport: { width: 320, height: 740 } })
    await expect(page.getByRole('button', { name: 'Link LinkedIn' })).toBeVisible()
    await lookFromTop(page, 'accounts that can be linked')
    providers.browserIs(undefined)
    await page.getByRole('button', { name: 'Link LinkedIn' }).click()
    await expect(page.getByText('You said no at LinkedIn, so nothing is linked.')).toBeVisible()
    await expect(page).toHaveURL(/\/#\/link\/linkedin$/)
    await lookFromTop(page, 'a no')
    providers.browserIs('ada-at-linkedin')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your account is linked. Only you see that.')).toBeVisible()
    await page.getByRole('button', { name: 'Link Facebook' }).click()
    await expect(page.getByText('Your account is linked. Only you see that.')).toHaveCount(2)
    await page.emulateMedia({ colorScheme: 'dark' })
    // A notice that is just coming in, or going, has no contrast.
    const notices = page.getByRole('button', { name: 'Close' })
    await expect(notices.first()).toBeVisible()
    await expect(notices).toHaveCount(0)
    await lookFromTop(page, 'linked accounts')
    await page.getByRole('button', { name: 'Remove' }).last().click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('button', { name: 'Link LinkedIn' })).toBeVisible()
  })
})
