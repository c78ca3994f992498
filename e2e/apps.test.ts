/** Apps of others: registered by their maker, let in or not by a member, and used by the app with its token. */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { look, schemes, widths } from './support/look.ts'
import { logIn } from './support/way-in.ts'
import { expect, hears, password, test } from './support/world.ts'

const desk = { viewport: { width: 1280, height: 900 } }

/** An app on this machine: it notes with what people are sent back. */
async function openApp() {
  const received: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://app')
    if (pathname === '/done') received.push(searchParams)
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><html lang="en"><title>Bread timer</title><h1>Bread timer</h1>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    received,
    redirect_uri: `http://127.0.0.1:${port}/done`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

test('a maker registers an app; a member follows its link, logs in and agrees, and it posts for them', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  // The app's page has no icon, and its maker none either.
  allowErrors(/status of 4(04|22)/)
  const app = await openApp()
  const [maker, ada] = [await member('Mia Maker'), await member('Ada')]
  await call(maker, 'update_session_setting', { several_devices: 1 })
  await call(ada, 'update_session_setting', { several_devices: 1 })

  const page = await open(maker, '/setting/apps', {
    ...desk,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const main = page.getByRole('main')
  await expect(main.getByText('No apps yet')).toBeVisible()
  await look(page, 'no apps yet')
  await main.getByRole('button', { name: 'Register an app' }).click()
  const name = main.getByRole('textbox', { name: 'Name of the app' })
  await expect(name).toBeFocused()
  await name.fill('Bread clock')
  await main.getByRole('textbox', { name: 'Its website' }).fill('https://bread.example')
  const addresses = main.getByRole('textbox', { name: 'Redirect addresses' })
  await addresses.fill('http://bread.example/done')
  await main.getByRole('button', { name: 'Register app' }).click()
  await expect(main.getByText(/Use addresses with https, with http on this machine/)).toBeVisible()
  await expect(addresses).toBeFocused()
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `registering an app, ${colorScheme}`)
  }
  await addresses.fill(app.redirect_uri)
  await main.getByRole('button', { name: 'Register app' }).click()
  const row = main.getByRole('listitem').filter({ hasText: 'Bread clock' })
  await expect(row).toContainText('Nobody uses it yet')
  await row.getByRole('button', { name: 'Edit Bread clock' }).click()
  await name.fill('Bread timer')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  const timer = main.getByRole('listitem').filter({ hasText: 'Bread timer' })
  await timer.getByRole('button', { name: 'Copy the client_id of Bread timer' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const client_id = await page.evaluate(() => navigator.clipboard.readText())
  await hears(page, 'account')

  const code_verifier = randomBytes(32).toString('base64url')
  const link = (more: Record<string, string> = {}) =>
    `${commons.url}/oauth/authorize?${new URLSearchParams({
      client_id,
      redirect_uri: app.redirect_uri,
      response_type: 'code',
      scope: 'read write',
      state: 'the app’s own & more?',
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })}`

  const other = await open(undefined, '/login', { viewport: { width: 320, height: 740 } })
  await other.goto(link())
  await logIn(other, ada.email)
  await expect(other.getByRole('heading', { name: 'Let Bread timer use your account?' })).toBeVisible()
  await expect(other.getByText(/logged in as/)).toContainText('Ada')
  await expect(other.getByRole('link', { name: 'Mia Maker' })).toBeVisible()
  await expect(other.getByText('Post and act for you')).toBeVisible()
  await expect(other.getByText('Spend your FCELL')).toBeHidden()
  await expect(other.getByText(/be sent to/)).toContainText('127.0.0.1')
  await other.getByLabel('Password', { exact: true }).fill('not this one')
  await other.getByRole('combobox', { name: 'Its access ends in' }).selectOption('30 days')
  await other.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(other.getByText('Wrong password. Please try again.')).toBeVisible()
  await expect(other.getByLabel('Password', { exact: true })).toBeFocused()
  for (const colorScheme of schemes('light', 'dark')) {
    await other.emulateMedia({ colorScheme })
    for (const width of widths()) {
      await other.setViewportSize({ width, height: 740 })
      await look(other, `an app asks, ${width}, ${colorScheme}`)
    }
  }

  await other.getByRole('button', { name: "Don't allow" }).click()
  await expect(other.getByRole('heading', { name: 'Bread timer' })).toBeVisible()
  await expect(other).toHaveURL(/error=access_denied/)
  expect(app.received.at(-1)?.get('state')).toBe('the app’s own & more?')

  await other.goto(link())
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(other).toHaveURL(/code=/)
  const sent = app.received.at(-1) ?? new URLSearchParams()
  expect([sent.get('state'), sent.get('iss')]).toEqual(['the app’s own & more?', commons.url])
  const answer = await fetch(`${commons.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id,
      redirect_uri: app.redirect_uri,
      code: sent.get('code') ?? '',
      code_verifier,
    }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const post = () =>
    fetch(`${commons.url}/api/users/add_post`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'The bread is done' }),
    })
  expect((await post()).status).toBe(200)
  await page.reload()
  await expect(timer).toContainText('1 person uses it')
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `an app, ${colorScheme}`)
  }

  // What a link has wrong is said, and leads nowhere.
  for (const [more, words] of [
    [{ redirect_uri: 'https://evil.example/' }, "The app isn't registered with the address"],
    [{ client_id: '0198f0a0-0000-4000-8000-000000000000' }, "There's no such app"],
    [{ scope: 'admin' }, 'scope: Must be a list of'],
    [{ code_challenge_method: 'plain' }, 'code_challenge_method'],
  ] as const) {
    await other.goto('about:blank')
    await other.goto(link(more))
    await expect(other.getByRole('heading', { name: "This link doesn't work" })).toBeVisible()
    await expect(other.getByRole('alert')).toContainText(words)
    await expect(other.getByRole('button', { name: 'Allow', exact: true })).toHaveCount(0)
  }
  await look(other, 'a wrong link')
  expect(app.received).toHaveLength(2)

  await timer.getByRole('button', { name: 'Remove Bread timer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(main.getByText('No apps yet')).toBeVisible()
  expect((await post()).status).toBe(401)
  await app.close()
})

test('in Czech, an app that wants to spend gets a limit, and another member can log in instead', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // The page hears that a session ended, and may read what it shows again before it knows that it was its own.
  allowErrors(/status of 401/)
  const [maker, ada, bob] = [await member('Mia Maker'), await member('Ada'), await member('Bob')]
  for (const each of [maker, ada, bob]) await call(each, 'update_language', { language_id: 2 })
  const { recdata } = (await call(maker, 'add_app', {
    name: 'Pekárna',
    website: 'https://pekarna.example/o-nas',
    redirect_uris: ['https://pekarna.example/hotovo?krok=2'],
  })) as { recdata: { app_id: string } }
  const page = await open(
    ada,
    `/authorize?${new URLSearchParams({
      client_id: recdata.app_id,
      redirect_uri: 'https://pekarna.example/hotovo?krok=2',
      response_type: 'code',
      scope: 'read write chat wallet money',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })}`,
    { locale: 'cs-CZ', viewport: { width: 320, height: 740 } },
  )
  await expect(page.getByText('Utrácet vaše FCELL')).toBeVisible()
  await page.getByRole('button', { name: 'Povolit', exact: true }).click()
  const limit = page.getByRole('textbox', { name: 'Kolik smí nejvýš utratit za den' })
  await expect(limit).toBeFocused()
  for (const colorScheme of schemes('light', 'dark')) {
    await page.emulateMedia({ colorScheme })
    await look(page, `an app asks for money in Czech, ${colorScheme}`)
  }
  await page.getByRole('button', { name: 'Použít jiný účet' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await page.getByLabel('E-mail').fill(bob.email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Pekárna/ })).toBeVisible()
  await expect(page.getByText('Jste přihlášeni jako')).toContainText('Bob')

  await call(maker, 'update_session_setting', { several_devices: 1 })
  const own = await open(maker, '/setting/apps', { locale: 'cs-CZ', viewport: { width: 320, height: 740 } })
  await expect(own.getByRole('listitem').filter({ hasText: 'Pekárna' })).toContainText(
    'Zatím ji nikdo nepoužívá',
  )
  await look(own, 'apps in Czech')
  await own.getByRole('button', { name: 'Upravit: Pekárna' }).click()
  await look(own, 'editing an app in Czech')
})
