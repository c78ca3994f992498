/** Two members call each other: real media between two windows, with the browser's fake camera and microphone. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { received, seesAndHears, watchConnections, wayOf } from './support/media.ts'
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

/** Checks the call's window on a phone and a wide screen, in both schemes. */
async function looks(page: Page, name: string, within: string): Promise<void> {
  const before = page.viewportSize()
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await look(page, `${name} ${viewport.width} ${colorScheme}`, { within })
      const folder = process.env['CALL_PICTURES']
      if (folder) await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png` })
    }
  if (before) await page.setViewportSize(before)
}

test('two members talk: ring, accept, see and hear each other, come back after a reload, and hang up', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'follow', { following_id: bob.id })
  await call(bob, 'follow', { following_id: ada.id })
  await call(ada, 'send_massage', { friend_id: bob.id, message: 'May I call you?' })

  const hers = await open(ada, '/messaging')
  const his = await open(bob, '/dashboard')
  for (const page of [hers, his]) {
    await watchConnections(page)
    await page.reload()
  }
  await hers.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Bob/ }).click()
  await expect(hers.getByRole('log', { name: 'Messages' }).getByText('May I call you?')).toBeVisible()
  await hers.getByRole('button', { name: 'Call Bob' }).press('Enter')
  const window = hers.getByRole('region', { name: 'Call with Bob' })
  await expect(window.getByText('Ready to call?')).toBeVisible()
  await expect(window.getByLabel('Your camera')).toBeVisible()
  await looks(hers, 'call-preview', '[data-phase]')
  await window.getByRole('button', { name: 'Call', exact: true }).press('Enter')
  await expect(window.getByText('Calling…')).toBeVisible()

  // He declines once; she is told, and calls again.
  const rings = his.getByRole('alertdialog', { name: 'Ada' })
  await expect(rings).toContainText('Incoming video call')
  await looks(his, 'call-incoming', '[role=alertdialog]')
  await rings.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(rings).toBeHidden()
  await expect(
    window.getByText('Bob can’t talk right now.').or(window.getByText("Bob can't talk right now.")),
  ).toBeVisible()
  await window.getByRole('button', { name: 'Close' }).press('Enter')
  const log = hers.getByRole('log', { name: 'Messages' })
  await expect(log.getByText('Declined call')).toBeVisible()
  await log.getByRole('button', { name: 'Call Bob again' }).press('Enter')
  await window.getByRole('button', { name: 'Call', exact: true }).press('Enter')
  await rings.getByRole('button', { name: 'Accept with camera' }).press('Enter')

  const other = his.getByRole('region', { name: 'Call with Ada' })
  await expect(window.getByText('Connected')).toBeVisible({ timeout: 40_000 })
  await expect(other.getByText('Connected')).toBeVisible()
  await seesAndHears(hers)
  await seesAndHears(his)
  await looks(hers, 'call-connected', '[data-phase]')

  // Muting and the camera need no new connection; the other is told of both.
  await other.press('m')
  await expect(window.getByText('Muted')).toBeVisible()
  await other.getByRole('button', { name: 'Turn the camera off' }).press('Enter')
  await expect(window.getByLabel("Bob's camera")).toHaveAttribute('data-hidden', 'true')
  await other.getByRole('button', { name: 'Turn the camera on' }).press('Enter')
  await expect(window.getByLabel("Bob's camera")).not.toHaveAttribute('data-hidden', 'true')

  // The background is blurred on the device itself.
  await window.getByRole('button', { name: 'Blur your background' }).click()
  await expect(window.getByRole('button', { name: 'Stop blurring your background' })).toBeVisible({
    timeout: 40_000,
  })
  const { frames } = await received(his)
  await expect.poll(async () => (await received(his)).frames, { timeout: 40_000 }).toBeGreaterThan(frames + 5)
  await window.getByRole('button', { name: 'Stop blurring your background' }).click()
  await expect(window.getByRole('button', { name: 'Blur your background' })).toBeVisible()

  // The call goes on from page to page, small, and after a reload.
  await other.press('Escape')
  await his.evaluate(() => void (location.hash = '#/messaging'))
  await expect(his).toHaveURL(/messaging/)
  await expect(other.getByText('Connected')).toBeVisible()
  await his.reload()
  await expect(other.getByText('Connected')).toBeVisible({ timeout: 40_000 })
  await seesAndHears(his)
  await seesAndHears(hers)

  await window.getByRole('button', { name: 'Hang up' }).press('Enter')
  await expect(other.getByText('Call ended')).toBeVisible()
  await expect(log.getByText(/^Call, \d+\s(s|min)/)).toBeVisible()
  await expect(window).toBeHidden()
  await expect(other).toBeHidden()
})

/** coturn of this journey, which needs Debian's package: `apt install coturn`. */
const port = 13_478
const secret = 'shared-secret-of-this-journey'
const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined
let relay: ChildProcess | undefined
let folder = ''

/** As `docs/operations.md` has it, but for the loopback addresses, which are denied there. */
const settings = `
listening-ip=127.0.0.1
relay-ip=127.0.0.1
listening-port=${port}
min-port=21000
max-port=21100
use-auth-secret
static-auth-secret=${secret}
realm=commons.example
fingerprint
no-tls
no-dtls
no-cli
allow-loopback-peers
log-file=stdout
`

test.describe('without another way than a relay', () => {
  test.use({ env: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret } })
  test.setTimeout(180_000)

  test.beforeAll(async () => {
    if (!hasCoturn) return
    folder = await mkdtemp(path.join(tmpdir(), 'commons-relay-'))
    const file = path.join(folder, 'turnserver.conf')
    await writeFile(file, `${settings}pidfile=${path.join(folder, 'pid')}\n`)
    relay = spawn('turnserver', ['-c', file], { stdio: 'ignore' })
  })
  test.afterAll(async () => {
    relay?.kill('SIGKILL')
    if (folder !== '') await rm(folder, { recursive: true, force: true })
  })

  test('over a relay alone, two members talk, and go on when the network comes back @long', async ({
    open,
    member,
    call,
  }) => {
    test.skip(!hasCoturn, 'coturn is not installed: apt install coturn')
    const [ada, bob] = [await member('Ada'), await member('Bob')]
    await call(ada, 'send_massage', { friend_id: bob.id, message: 'May I call you?' })
    await call(bob, 'send_massage', { friend_id: ada.id, message: 'Yes' })
    await call(bob, 'follow', { following_id: ada.id })
    await call(ada, 'follow', { following_id: bob.id })
    const [hers, his] = [await open(ada, '/messaging'), await open(bob, '/dashboard')]
    for (const page of [hers, his]) {
      await watchConnections(page, { relayed: true })
      await page.reload()
    }
    await hers.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Bob/ }).click()
    await hers.getByRole('button', { name: 'Call Bob' }).click()
    const window = hers.getByRole('region', { name: 'Call with Bob' })
    await window.getByRole('button', { name: 'Call', exact: true }).click()
    await his
      .getByRole('alertdialog', { name: 'Ada' })
      .getByRole('button', { name: 'Accept with camera' })
      .click()
    const other = his.getByRole('region', { name: 'Call with Ada' })
    for (const each of [window, other])
      await expect(each.getByText('Connected')).toBeVisible({ timeout: 40_000 })
    for (const page of [hers, his]) {
      await seesAndHears(page)
      expect(await wayOf(page)).toEqual(['relay', 'relay'])
    }

    relay?.kill('SIGSTOP')
    const cut = Date.now()
    for (const each of [window, other])
      await expect(each.getByText('Reconnecting')).toBeVisible({ timeout: 20_000 })
    await hers.waitForTimeout(Math.max(0, cut + 10_000 - Date.now()))
    relay?.kill('SIGCONT')
    for (const each of [window, other])
      await expect(each.getByText('Connected')).toBeVisible({ timeout: 30_000 })
    for (const page of [hers, his]) {
      const { frames } = await received(page)
      await expect
        .poll(async () => (await received(page)).frames, { timeout: 20_000 })
        .toBeGreaterThan(frames + 10)
    }
    await window.getByRole('button', { name: 'Hang up' }).click()
    await expect(other.getByText('Call ended')).toBeVisible()
  })
})
