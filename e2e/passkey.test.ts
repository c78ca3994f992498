/** Passkeys, with a virtual authenticator: as the whole login and as the second factor. */
import type { Page } from '@playwright/test'
import { withAuthenticator } from './support/authenticator.ts'
import { look } from './support/look.ts'
import { logIn, switchTwoFactorOn } from './support/way-in.ts'
import { expect, password, test } from './support/world.ts'

/** Adds a passkey as the page of a member does, in the browser that keeps it. */
async function addPasskey(page: Page): Promise<void> {
  await page.evaluate(async (secret) => {
    const [, text = ''] = /(?:^|; )name=([^;]*)/.exec(document.cookie) ?? []
    const { id, api_key } = JSON.parse(decodeURIComponent(text)) as { id: number; api_key: string }
    const call = async (name: string, input: object) => {
      const response = await fetch(`/api/users/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: id, api_key, ...input }),
      })
      return (await response.json()) as { code: boolean; data: PublicKeyCredentialCreationOptionsJSON }
    }
    const { data } = await call('start_add_passkey', { password: secret })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    const { code } = await call('add_passkey', { name: 'This browser', credential: made.toJSON() })
    if (!code) throw new Error('The passkey was not added')
  }, password)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('dialog', { name: 'Account menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/#\/login/)
}

test('a passkey logs in without a password, and closing the browser’s window is no error', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard')
  const authenticator = await withAuthenticator(page)
  await addPasskey(page)
  // Not touched until later: offered at the field, which the mouse may rest on, the passkey would log in by
  // itself.
  await authenticator.touches(false)
  await logOut(page)
  await page.goto(`/#/login?to=%2FtimeLine%2F${ada.id}`)

  await page.evaluate(() => {
    const { get } = navigator.credentials
    navigator.credentials.get = async (options) => {
      if (options?.mediation === 'conditional') return get.call(navigator.credentials, options)
      navigator.credentials.get = get
      throw new DOMException('Closed by its owner', 'NotAllowedError')
    }
  })
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await button.click()
  await expect(button).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await authenticator.touches(true)
  await button.click()
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${ada.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
})

test('a passkey is offered at the field of the address', async ({ open, member, allowErrors }) => {
  allowErrors(/status of 401/)
  const page = await open(await member('Ada'), '/dashboard')
  await withAuthenticator(page)
  await addPasskey(page)
  await logOut(page)
  // The authenticator takes the first offer, like a member who chooses it from the browser's list.
  await page.getByLabel('Email').focus()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('a passkey is a second factor, too', async ({ open, member, call, allowErrors }) => {
  allowErrors(/status of 401/)
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard')
  const authenticator = await withAuthenticator(page)
  await addPasskey(page)
  // Not touched while the password is typed: offered at the field, the passkey would log in by itself.
  await authenticator.touches(false)
  await switchTwoFactorOn(call, ada)
  await expect(page).toHaveURL(/#\/login/)
  await logIn(page, ada.email)
  await expect(page).toHaveURL(/#\/twofa/)
  await authenticator.touches(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('a passkey of nobody is refused in words, and a member without one is not asked', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/status of (401|422)/)
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard')
  await withAuthenticator(page)
  await addPasskey(page)
  const { recdata } = (await call(ada, 'passkey_list', {})) as { recdata: Array<{ passkey_id: string }> }
  await call(ada, 'delete_passkey', { passkey_id: recdata[0]?.passkey_id })
  await expect(page).toHaveURL(/#\/login/)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: "Couldn't check the passkey. Please try again." }),
  ).toBeVisible()

  const [bob, other] = [await member('Bob'), await open(undefined, '/login')]
  await switchTwoFactorOn(call, bob)
  await logIn(other, bob.email)
  await expect(other.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
})

test('a browser without passkeys does not offer them', async ({ open }) => {
  const page = await open(undefined, '/login')
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden()
})

test('a member leaves by a passkey, without the password', async ({ open, member, allowErrors }) => {
  allowErrors(/status of 401/)
  const page = await open(await member('Ada'), '/dashboard', { viewport: { width: 375, height: 740 } })
  await withAuthenticator(page)
  await addPasskey(page)
  await page.goto('/#/setting/leaving')
  await page.getByRole('button', { name: 'Deactivate your account' }).click()
  await page.getByRole('checkbox', { name: /nobody will see me/ }).check()
  await look(page, 'leaving, of a member with a passkey')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Confirmed with your passkey')).toBeFocused()
  await look(page, 'leaving, confirmed by a passkey')
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByText('Your account is deactivated.')).toBeVisible()
})
