/** Several people in a chat call each other: it rings by the chat's name, is joined from the chat, and left. */
import type { Page } from '@playwright/test'
import { look } from './support/look.ts'
import { meets, watchConnections } from './support/media.ts'
import { expect, test, type Member } from './support/world.ts'

/** Checks a part of the page on a phone and a wide screen, in both schemes. */
async function looks(page: Page, name: string, within: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      await look(page, `${name} ${width} ${colorScheme}`, { within })
    }
  if (before) await page.setViewportSize(before)
}

const callOf = (page: Page) => page.getByRole('region', { name: 'Call in Trip to Brno' })
const press = (page: Page, name: string | RegExp) =>
  callOf(page).getByRole('button', { name, exact: true }).press('Enter')
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /in a call/ })

test('three people of a chat talk: rung, declined, joined from the chat, and left', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob, cyd] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  // What pops up would lie over the call's buttons.
  for (const who of [ada, bob, cyd])
    await call(who, 'update_notification_popover', { notification_popover: 0 })
  for (const friend of [bob, cyd]) {
    await call(ada, 'follow', { following_id: friend.id })
    await call(friend, 'follow', { following_id: ada.id })
  }
  const made = await call(ada, 'several_chat_start', { user_ids: [bob.id, cyd.id], title: 'Trip to Brno' })
  const { chat_id } = made['recdata'] as { chat_id: number }
  const chat = `/messaging/${chat_id}`
  const enter = async (who: Member, path: string) => {
    const page = await open(who, path)
    await watchConnections(page)
    await page.reload()
    return page
  }
  const [hers, his, third] = [await enter(ada, chat), await enter(bob, '/dashboard'), await open(cyd, chat)]

  await hers.getByRole('button', { name: 'Call everybody' }).press('Enter')
  await expect(callOf(hers).getByText('Ready to call?')).toBeVisible()
  await looks(hers, 'several-call-preview', '[data-phase]')
  await press(hers, 'Ring everybody')
  const rings = (page: Page) => page.getByRole('alertdialog', { name: 'Trip to Brno' })
  await expect(rings(his)).toContainText('Ada calls everybody in the chat')
  await looks(his, 'several-call-incoming', '[role=alertdialog]')
  await rings(third).getByRole('button', { name: 'Decline' }).press('Enter')
  await rings(his).getByRole('button', { name: 'Join with camera' }).press('Enter')
  await meets(hers, 1)
  await meets(his, 1)

  // Whoever declined still finds it in the chat.
  await expect(bar(third)).toContainText('Ada and Bob are in a call.')
  await expect(third.getByRole('log', { name: 'Messages' }).getByText('Call under way')).toBeVisible()
  await looks(third, 'several-call-bar', 'main')
  await press(hers, 'Fill the page with the call')
  await press(hers, 'Chat')
  await expect(
    callOf(hers).getByRole('complementary').getByRole('textbox', { name: 'Write a message…' }),
  ).toBeVisible()
  await look(hers, 'several-call-chat', { within: '[data-phase]' })
  for (const page of [hers, his]) await press(page, 'Leave the call')
  await expect(third.getByRole('log', { name: 'Messages' }).getByText(/^Call, \d+\s(s|min)/)).toBeVisible()
  await expect(bar(third)).toBeHidden()
})
