/** Two members chat, one in a box beside the page, the other on the whole screen of a phone. */
import type { Locator, Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { onePixel } from './support/pictures.ts'
import { expect, hears, test } from './support/world.ts'

const messageIn = (log: Locator, text: string) => log.locator('[data-message]', { hasText: text })

/** Opens each dialog of the chat with Ada and closes it by its button, which only works if it is on top. */
async function closeEachDialog(phone: Page, log: Locator): Promise<void> {
  const dialogs = [
    { entry: 'Block', close: 'No' },
    { entry: 'Destroy', close: 'No' },
    { entry: 'Report', close: 'Cancel' },
    { entry: 'Keep messages…', close: 'Cancel' },
  ]
  for (const { entry, close } of dialogs) {
    await phone.getByRole('button', { name: 'Options of the chat with Ada' }).click()
    await phone.getByRole('menuitem', { name: entry }).click()
    await phone.getByRole('button', { name: close, exact: true }).click()
    await expect(phone.getByRole('button', { name: close, exact: true })).toBeHidden()
  }
  await messageIn(log, 'Hi').getByText('Hi').tap()
  await messageIn(log, 'Hi').getByRole('button', { name: 'Menu of your message' }).click()
  await phone.getByRole('menuitem', { name: 'Delete' }).click()
  await phone.getByRole('button', { name: 'No', exact: true }).click()
  await log.getByRole('button', { name: /^View the picture/ }).click()
  await phone.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(log).toBeVisible()
}

test('two members write by keyboard and voice, see what was read, answer, correct, destroy and block', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // Ada is on Bob's page when she blocks him, and then that page doesn't exist for her.
  allowErrors(/status of 404/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'follow', { following_id: bob.id })
  await call(bob, 'follow', { following_id: ada.id })

  const page = await open(ada, `/timeLine/${bob.id}`)
  await page.getByRole('button', { name: 'Message Bob' }).press('Enter')
  const box = page.getByRole('region', { name: 'Chat with Bob' })
  const field = box.getByRole('textbox', { name: 'Write a message…' })
  await expect(field).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(field).toBeFocused()
  await page.keyboard.type('Helo Bob')
  await page.keyboard.press('Enter')
  const log = box.getByRole('log', { name: 'Messages' })
  await expect(messageIn(log, 'Helo Bob').getByText('Sent')).toBeAttached()

  // Unread messages are counted in the header, and are read once the chat is open.
  const phone = await open(bob, '/messaging', {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  await expect(phone.getByRole('link', { name: 'Chats, 1 unread' })).toBeVisible()
  await phone.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Ada/ }).click()
  const theirs = phone.getByRole('log', { name: 'Messages' })
  await expect(theirs.getByText('Helo Bob')).toBeVisible()
  await page.bringToFront()
  await expect(messageIn(log, 'Helo Bob').getByText('Seen')).toBeAttached()

  // Arrow up corrects a member's own last message.
  await field.press('ArrowUp')
  const corrected = box.getByRole('textbox', { name: 'Your message' })
  await corrected.fill('Hello Bob')
  await corrected.press('Enter')
  await expect(messageIn(log, 'Hello Bob').getByText('Edited')).toBeVisible()

  await hears(page, 'chat_typing')
  await phone.bringToFront()
  await expect(theirs.getByText('Hello Bob')).toBeVisible()
  // On a phone, a message's tools come with a tap.
  const reply = theirs.getByRole('button', { name: 'Reply to Ada' })
  await expect(reply).toHaveCSS('width', '1px')
  await messageIn(theirs, 'Hello Bob').getByText('Hello Bob').tap()
  await reply.click()
  const phoneField = phone.getByRole('textbox', { name: 'Write a message…' })
  await phoneField.pressSequentially('Hi')
  await expect(box.getByText(/Bob is typing/)).toBeAttached()
  await phoneField.press('Enter')
  await expect(messageIn(log, 'Hi').getByRole('button', { name: /^Ada/ })).toBeAttached()
  for (const width of widths(375))
    for (const colorScheme of schemes('light', 'dark')) {
      await phone.setViewportSize({ width, height: 700 })
      await phone.emulateMedia({ colorScheme })
      await look(phone, `a conversation, ${width} ${colorScheme}`)
    }
  await page.bringToFront()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await look(page, `boxes, ${colorScheme}`)
  }

  await box
    .locator('input[type=file]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: onePixel })
  await expect(box.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await field.press('Enter')
  await expect(log.locator('[data-message] img').last()).toBeVisible()

  await box.getByRole('button', { name: 'Record a voice note' }).click()
  const recorder = box.getByRole('group', { name: 'Voice note' })
  await expect(recorder.getByRole('timer')).toHaveText('0:01')
  await look(page, 'a voice note is recorded')
  await recorder.getByRole('button', { name: 'Send the voice note' }).press('Enter')
  await phone.bringToFront()
  const voice = theirs.getByRole('group', { name: 'Voice note by Ada' })
  await voice.getByRole('button', { name: 'Play' }).click()
  const heard = () => voice.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(heard).toBeGreaterThan(0.5)
  await closeEachDialog(phone, theirs)
  await page.bringToFront()

  // Minimizing applies to every tab, and a minimized box counts unread messages.
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(second.getByRole('region', { name: 'Chat with Bob' })).toBeVisible()
  await page.bringToFront()
  await field.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the chat with Bob' })).toBeFocused()
  await expect(second.getByRole('button', { name: 'Open the chat with Bob' })).toBeVisible()
  await second.close()
  await phone.bringToFront()
  await phoneField.fill('Are you there?')
  await phoneField.press('Enter')
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Open the chat with Bob, 1 unread' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(log.getByText('Are you there?')).toBeVisible()

  const choose = async (name: string) => {
    await box.getByRole('button', { name: 'Options of the chat with Bob' }).click()
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
  }
  // A destroyed chat has no box until somebody writes again.
  await choose('Destroy')
  await expect(box).toBeHidden()
  await expect(phone.getByText('No messages yet. Say hello.')).toBeAttached()
  await page.getByRole('button', { name: 'Message Bob' }).click()
  await choose('Block')
  await expect(box.getByText('You have blocked this chat')).toBeVisible()
  await expect(phone.getByText('This chat is no longer available')).toBeAttached()
  await box.getByRole('button', { name: 'Un-block' }).click()
  await expect(field).toBeVisible()
})

test('a file is sent and downloaded, and a chat is pinned, muted and archived until it is written in', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob, cyd] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  for (const other of [ada, cyd]) {
    await call(other, 'follow', { following_id: bob.id })
    await call(bob, 'follow', { following_id: other.id })
  }
  await call(ada, 'send_massage', { friend_id: bob.id, message: 'From Ada' })
  await call(cyd, 'send_massage', { friend_id: bob.id, message: 'From Cyd' })
  const phone = await open(bob, '/messaging', { viewport: { width: 320, height: 740 } })
  const chats = phone.getByRole('region', { name: 'Chats' })
  const rows = chats.getByRole('listitem')
  await expect(rows.first()).toContainText('Cyd')
  const options = async (name: string, ...entries: string[]) => {
    await rows.filter({ hasText: name }).hover()
    await chats.getByRole('button', { name: `Options of the chat with ${name}` }).click()
    for (const entry of entries) await phone.getByRole('menuitem', { name: entry }).click()
  }
  await options('Ada', 'Pin to the top')
  await expect(rows.first()).toContainText('Ada')
  await options('Cyd', 'Mute…', 'For a week')
  await look(phone, 'a pinned chat and a muted one')
  await options('Ada', 'Archive')
  await expect(rows).toHaveCount(1)
  await phone.getByRole('button', { name: 'Close', exact: true }).click()
  await chats.getByRole('link', { name: 'Archived' }).click()
  await expect(rows.filter({ hasText: 'Ada' })).toHaveCount(1)

  const page = await open(ada, '/messaging', { viewport: { width: 1280, height: 800 } })
  await page.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Bob/ }).click()
  const field = page.getByRole('textbox', { name: 'Write a message…' })
  await field.fill('Here they are')
  const name = 'Notes for the fair.txt'
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Lamps') }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await expect(page.getByText(name)).toBeVisible()
  await field.press('Enter')
  const sent = page.getByRole('log').getByRole('link', { name: new RegExp(name) })
  await expect(sent).toBeVisible()

  await chats.getByRole('link', { name: 'All' }).click()
  await rows.filter({ hasText: 'Ada' }).getByRole('link').click()
  const got = phone.getByRole('log').getByRole('link', { name: new RegExp(name) })
  const [download] = await Promise.all([phone.waitForEvent('download'), got.click()])
  expect(download.suggestedFilename()).toBe(name)
  await phone.emulateMedia({ colorScheme: 'dark' })
  await look(phone, 'a file in a chat', { within: '[role=log]' })
})

test('a picture and words are forwarded to friends, by keyboard and on a phone, and say so', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob, cyd, dan] = [
    await member('Ada'),
    await member('Bob'),
    await member('Cyd'),
    await member('Dan'),
  ]
  for (const other of [ada, cyd, dan]) {
    await call(other, 'follow', { following_id: bob.id })
    await call(bob, 'follow', { following_id: other.id })
  }
  await call(ada, 'send_massage', { friend_id: bob.id, message: 'The bridge is closed' })
  const theirs = await open(cyd, '/messaging', { viewport: { width: 1280, height: 800 } })
  await expect(theirs.getByText('No chats yet')).toBeVisible()

  const page = await open(bob, '/messaging', { viewport: { width: 1280, height: 800 } })
  const chats = page.getByRole('region', { name: 'Chats' })
  await chats.getByRole('link', { name: /^Ada/ }).click()
  const log = page.getByRole('log', { name: 'Messages' })
  await messageIn(log, 'The bridge is closed').hover()
  await page.getByRole('button', { name: 'Menu of the message from Ada' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Forward…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Forward message' })
  await dialog.getByRole('searchbox').fill('cy')
  await dialog.getByRole('checkbox', { name: /Cyd/ }).press('Space')
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('checkbox', { name: /Dan/ }).press('Space')
  await expect(dialog.getByRole('status').filter({ hasText: 'To:' })).toHaveText('To: Cyd and Dan')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await look(page, `the dialog to forward, ${colorScheme}`, { within: '[role=dialog]' })
  }
  await dialog.getByRole('textbox', { name: 'Add a message' }).fill('Go round by the mill')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Forwarded to 2 chats')).toBeVisible()
  await expect(dialog).toBeHidden()

  // Cyd hears of it at once, and doesn't see from whom it came.
  await theirs.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Bob/ }).click()
  const got = theirs.getByRole('log', { name: 'Messages' })
  await expect(messageIn(got, 'The bridge is closed')).toContainText('Forwarded')
  await expect(messageIn(got, 'Go round by the mill')).not.toContainText('Forwarded')
  await expect(got).not.toContainText('Ada')

  // A picture goes along without being sent again.
  await page.getByRole('textbox', { name: 'Write a message…' }).fill('The mill')
  const file = { name: 'mill.png', mimeType: 'image/png', buffer: onePixel }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await page.getByRole('textbox', { name: 'Write a message…' }).press('Enter')
  await expect(log.getByRole('button', { name: /^View the picture/ })).toBeVisible()
  // A login ends the one before.
  await page.close()
  const phone = await open(bob, '/messaging', { viewport: { width: 320, height: 740 }, hasTouch: true })
  await phone.getByRole('region', { name: 'Chats' }).getByRole('link', { name: /^Ada/ }).click()
  const small = phone.getByRole('log', { name: 'Messages' })
  await messageIn(small, 'The mill').getByText('The mill').tap()
  await messageIn(small, 'The mill').getByRole('button', { name: 'Menu of your message' }).click()
  await phone.getByRole('menuitem', { name: 'Forward…' }).click()
  const sheet = phone.getByRole('dialog', { name: 'Forward message' })
  await sheet.getByRole('checkbox', { name: /Cyd/ }).check()
  await look(phone, 'the dialog to forward on a phone', { within: '[role=dialog]' })
  await sheet.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(phone.getByText('Forwarded to Cyd')).toBeVisible()
  await expect(got.getByRole('button', { name: /^View the picture/ })).toBeVisible()
  await look(theirs, 'a forwarded picture', { within: '[role=log]' })
})
