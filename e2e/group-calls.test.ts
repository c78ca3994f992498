/** Members of a group call each other: real media between three windows, with the browser's fake devices. */
import type { Page } from '@playwright/test'
import { framesOf, meets, watchConnections } from './support/media.ts'
import { look } from './support/look.ts'
import type { Call } from './support/way-in.ts'
import { expect, hears, test, type Member } from './support/world.ts'

/** Checks a part of the page on a phone and a wide screen, in both schemes. */
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

const callOf = (page: Page) => page.getByRole('region', { name: 'Call in Bakers' })
const press = (page: Page, name: string | RegExp) =>
  callOf(page).getByRole('button', { name, exact: true }).press('Enter')

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /in a call/ })

/** Makes a group of the first member, which the others join; returns the path of its chat. */
async function bakers(call: Call, owner: Member, others: readonly Member[]): Promise<string> {
  const made = await call(owner, 'group_create', { group_name: 'Bakers' })
  const { id: group_id } = made['recdata'] as { id: number }
  for (const each of others) await call(each, 'join_group', { group_id })
  return `/groupdetail/${group_id}?tab=chat`
}

async function enter(open: (who: Member, path: string) => Promise<Page>, who: Member, path: string) {
  const page = await open(who, path)
  await watchConnections(page)
  await page.reload()
  return page
}

test('two members of a group talk: silently begun, joined by the bar, and left', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await member('Eve')]
  const chat = await bakers(call, ada, [bob, eve])
  const [hers, hers2, his] = [
    await enter(open, ada, chat),
    await enter(open, eve, chat),
    await open(bob, '/dashboard'),
  ]

  // Begun silently: nobody is rung, and the group's chat says that there is a call.
  await hers.getByRole('button', { name: 'Call the group' }).press('Enter')
  await expect(callOf(hers).getByText('Ready to call?')).toBeVisible()
  await expect(callOf(hers).getByLabel('Your camera')).toBeVisible()
  await looks(hers, 'group-call-preview', '[data-phase]')
  await hears(hers2, 'group_call')
  await press(hers, 'Begin silently')
  await expect(callOf(hers).getByText('Nobody else is here yet.')).toBeVisible()
  await expect(bar(hers2)).toContainText('Ada is in a call.')
  await expect(hers2.getByRole('log', { name: 'Messages' }).getByText('Call under way')).toBeVisible()
  await looks(hers2, 'group-call-bar', 'main')
  await bar(hers2).getByRole('button', { name: 'Join' }).press('Enter')
  await press(hers2, 'Join')
  await meets(hers, 1)
  await meets(hers2, 1)
  await expect(his.getByRole('alertdialog')).toHaveCount(0)
  for (const page of [hers, hers2]) await press(page, 'Leave the call')
  const line = hers2.getByRole('log', { name: 'Messages' }).getByText(/^Call, \d+\s(s|min)/)
  await expect(line).toBeVisible()
})

test('three members of a group talk: rung, declined, joined, muted and removed @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  test.setTimeout(180_000)
  // The one who was removed tries to come back.
  allowErrors(/status of 40[34]/)
  const [ada, bob, eve, mia] = [
    await member('Ada'),
    await member('Bob'),
    await member('Eve'),
    await member('Mia'),
  ]
  const chat = await bakers(call, ada, [bob, eve])
  const [hers, his, hers2] = [
    await enter(open, ada, chat),
    await enter(open, bob, '/dashboard'),
    await enter(open, eve, chat),
  ]
  const strange = await open(mia, chat)

  // Rung: one declines, one joins; who declined comes later, by the bar.
  await hers.getByRole('button', { name: 'Call the group' }).press('Enter')
  await press(hers, 'Ring the group')
  const rings = (page: Page) => page.getByRole('alertdialog', { name: 'Bakers' })
  await expect(rings(his)).toContainText('Ada calls the group')
  await looks(his, 'group-call-incoming', '[role=alertdialog]')
  await rings(his).getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(rings(his)).toBeHidden()
  await rings(hers2).getByRole('button', { name: 'Join with camera' }).press('Enter')
  await meets(hers2, 1)
  await his.evaluate((path) => void (location.hash = `#${path}`), chat)
  await expect(bar(his)).toContainText('Ada and Eve are in a call.')
  await bar(his).getByRole('button', { name: 'Join' }).press('Enter')
  await press(his, 'Join')
  for (const page of [hers, his, hers2]) await meets(page, 2)
  await looks(hers, 'group-call', '[data-phase]')

  // A hand is raised, and its owner muted, who speaks again.
  await callOf(his).press('h')
  await expect(callOf(hers).getByText('Hand raised, number')).toBeAttached()
  await press(hers, 'People in the call')
  await looks(hers, 'group-call-people', '[data-phase]')
  await press(hers, 'Mute Bob')
  await expect(callOf(his).getByText('A moderator muted you.')).toBeVisible()
  await expect(callOf(hers).getByRole('button', { name: 'Mute Bob' })).toBeHidden()
  await press(his, 'Unmute')
  await expect(callOf(hers).getByRole('button', { name: 'Mute Bob' })).toBeVisible()

  // Large, pinned, whole, and with the group's chat beside it.
  await press(hers, 'Show who speaks large')
  await press(hers, 'Fill the page with the call')
  await looks(hers, 'group-call-speaker', '[data-phase]')
  await press(hers, 'Group chat')
  await expect(
    callOf(hers).getByRole('complementary').getByRole('textbox', { name: 'Write a message…' }),
  ).toBeVisible()
  await looks(hers, 'group-call-chat', '[data-phase]')
  await press(hers, 'Show the page beside the call')

  // In a window of its own, which stays above all others.
  const opened = his.context().waitForEvent('page')
  await press(his, 'Open the call in its own window')
  const out = await opened
  await expect(callOf(his)).toBeHidden()
  await expect(out.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible()
  // The window may be gone before the key is up again.
  const back = out.getByRole('button', { name: 'Bring the call back into the page' })
  await back.press('Enter').catch((error: unknown) => {
    if (!out.isClosed()) throw error
  })
  await expect(callOf(his)).toBeVisible()

  // Reloaded in the middle.
  await hers2.reload()
  for (const page of [hers, his, hers2]) await meets(page, 2)

  // Removed for good.
  await press(hers, 'People in the call')
  await press(hers, 'Remove Bob from the call')
  await callOf(hers).getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(callOf(his).getByText(/You were removed from this call/)).toBeVisible()
  for (const page of [hers, hers2]) await meets(page, 1)
  const frames = await framesOf(his)
  await press(his, 'Close')
  await bar(his).getByRole('button', { name: 'Join' }).press('Enter')
  await press(his, 'Join')
  await expect(callOf(his).getByRole('status').first()).toBeVisible()
  await expect(callOf(his).getByText(/removed/)).toBeVisible()
  expect(await framesOf(his)).toBe(frames)

  // A stranger has seen nothing of it all.
  await expect(strange.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(strange)).toHaveCount(0)

  await press(hers, 'End the call for everyone')
  await callOf(hers).getByRole('alertdialog').getByRole('button', { name: 'End it' }).press('Enter')
  await expect(callOf(hers2).getByText('Call ended')).toBeVisible()
  const line = hers2.getByRole('log', { name: 'Messages' }).getByText(/^Call, \d+\s(s|min)/)
  await expect(line).toBeVisible()
})

test('four members are a mesh, and the fifth is told that it is full @long', async ({
  open,
  member,
  call,
}) => {
  test.setTimeout(240_000)
  const [ada, ...others] = [
    await member('Ada'),
    await member('Bob'),
    await member('Eve'),
    await member('Mia'),
    await member('Zoe'),
  ]
  const made = await call(ada, 'group_create', { group_name: 'Bakers' })
  const { id: group_id } = made['recdata'] as { id: number }
  for (const each of others) await call(each, 'join_group', { group_id })
  const pages: Page[] = []
  for (const each of [ada, ...others]) {
    const page = await open(each, `/groupdetail/${group_id}?tab=chat`)
    await watchConnections(page)
    await page.reload()
    pages.push(page)
  }
  const [hers, ...theirs] = pages
  const late = theirs.pop()
  if (!hers || !late) throw new Error('A page is missing')
  await hers.getByRole('button', { name: 'Call the group' }).click()
  await press(hers, 'Begin silently')
  for (const page of theirs) {
    await bar(page).getByRole('button', { name: 'Join' }).click()
    await press(page, 'Join')
    await expect(callOf(page).getByText('Connected')).toBeVisible()
  }
  for (const page of [hers, ...theirs]) await meets(page, 3)
  await expect(bar(late)).toContainText("It's full right now.")
  await press(hers, 'Leave the call')
  await bar(late).getByRole('button', { name: 'Join' }).click()
  await press(late, 'Join')
  for (const page of [...theirs, late]) await meets(page, 3)
})
