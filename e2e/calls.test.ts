/** Two members call each other: real media between two windows, with the browser's fake camera and microphone. */
import type { Page } from '@playwright/test'
import { received, seesAndHears, watchConnections } from './support/media.ts'
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
