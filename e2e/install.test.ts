/**
 * The client as an app: what makes it installable, and how it starts without a network and after a new build.
 */
import { readFile } from 'node:fs/promises'
import { findWebRoot } from '../server/src/platform/http/web-root.ts'
import { stayInFront } from './support/in-front.ts'
import { install, installable, isInstalled, storedRows } from './support/installed.ts'
import { expect, test } from './support/world.ts'

const dist = `${findWebRoot()}/`
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|WebSocket/

interface Manifest {
  name: string
  start_url: string
  display: string
  icons: Array<{ src: string; sizes: string; type: string; purpose?: string }>
  shortcuts: Array<{ url: string }>
}

test.use({ savesData: false })

test('the manifest names the app and pictures that are there, in the sizes that it says', async ({
  open,
  page,
}) => {
  const visitor = await open(undefined, '/login')
  const href = await visitor.locator('link[rel=manifest]').getAttribute('href')
  const answer = await visitor.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Commons', start_url: '/#/dashboard', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  const apple = await visitor.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const icons = [...manifest.icons, { src: apple ?? '', sizes: '180x180', type: 'image/png' }]
  for (const { src, sizes, type } of icons) {
    const picture = await visitor.request.get(src)
    expect(picture.headers()['content-type'], src).toContain(type)
    if (sizes === 'any') continue
    const size = await visitor.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  // The browser finds no errors in the manifest.
  const devtools = await page.context().newCDPSession(page)
  await page.goto(visitor.url())
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('the shortcut of the app leads into the composer', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard?compose=1', {
    viewport: { width: 1280, height: 800 },
  })
  const dialog = page.getByRole('dialog', { name: 'Create Post' })
  await expect(dialog.getByRole('textbox', { name: /on your mind/ })).toBeFocused()
  // A later reload doesn't open the dialog again.
  await expect.poll(() => new URL(page.url()).hash).toBe('#/dashboard')
})

test('installed, any place opens without a network, with all its pieces and no answer of the server', async ({
  open,
  member,
  allowErrors,
}) => {
  allowErrors(noNetwork)
  const page = await open(await member('Ada'), '/dashboard', installable)
  await install(page)
  await page.context().setOffline(true)
  await page.goto('/#/setting/language')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Language', level: 1 })).toBeVisible()
  await expect(page.getByText("You're offline. Showing what was already loaded.")).toBeVisible()
  const kept = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/media'))).toEqual([])
})

test('a member is installed it, a visitor is not; a new build is taken at the next start, offered to an open page, and leaves the old pieces', async ({
  open,
  member,
  commons,
  allowErrors,
}) => {
  // The proxy stops before the page closes.
  allowErrors(/status of 404|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|WebSocket/)
  const shell = await readFile(`${dist}index.html`, 'utf8')
  const worker = await readFile(`${dist}sw.js`, 'utf8')
  const build = /name="build" content="(\w+)"/.exec(shell)?.[1] ?? ''
  const next = 'f00dfeedbeef'
  const place = await stayInFront(commons.url)
  try {
    const visitor = await open(undefined, '/login', installable)
    await expect(visitor.getByRole('button', { name: 'Login' }).last()).toBeVisible()
    const page = await open(await member('Ada'), '/dashboard', { ...installable, baseURL: place.url })
    await isInstalled(page)
    const registrations = () =>
      visitor.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))
    expect(await registrations()).toBe(0)
    // The server gets another build, which lacks a chunk of the previous one.
    place.answer(/^\/sw\.js$/, 'text/javascript', worker.replaceAll(build, next))
    place.answer(/^\/$/, 'text/html', shell.replaceAll(build, next))
    place.answer(/^\/assets\/SettingsPage/, undefined, '')
    const field = page.getByRole('textbox', { name: /on your mind/ })
    await field.fill('Half a thought')
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((each) => each?.update()))
    const isReady = () =>
      page.evaluate(
        async (name) => (await caches.open(name)).match('/').then(Boolean),
        `commons.build.${next}`,
      )
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
    const notice = page.getByText('A new version is ready')
    // A member who is writing isn't disturbed, and the page isn't reloaded.
    await page.waitForTimeout(1_000)
    await expect(notice).toBeHidden()
    await expect(field).toHaveValue('Half a thought')
    await field.fill('')
    await page.getByText('Skip to content').focus()
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.locator('meta[name=build]').getAttribute('content')).toBe(next)
    await expect(notice).toBeHidden()
  } finally {
    await place.stop()
  }
})

test('a server that does not answer is waited for a moment, then what is kept starts @long', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|WebSocket/)
  const place = await stayInFront(commons.url)
  try {
    const ada = await member('Ada')
    await call(ada, 'add_post', { message: 'Read before the server went silent' })
    const page = await open(ada, '/dashboard', { ...installable, baseURL: place.url })
    const post = page.getByRole('article').filter({ hasText: 'Read before the server went silent' })
    await expect(post).toBeVisible()
    await install(page)
    await expect.poll(() => storedRows(page, 'commons.offline', 'reads')).toBe(1)
    place.fallSilent()
    await page.reload()
    await expect(post).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText("Can't reach Commons. Showing what was already loaded.")).toBeVisible()
    place.speakAgain()
    await expect(page.getByText("Can't reach Commons.")).toBeHidden({ timeout: 40_000 })
  } finally {
    await place.stop()
  }
})
