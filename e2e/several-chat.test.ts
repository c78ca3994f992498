/** Three members talk in one chat: it begins, has a name and people, and somebody is added, removed and leaves. */
import type { Page } from '@playwright/test'
import { look, schemes, widths } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

/** Looks at a screen in each width and scheme, and puts it back as it was. */
async function eachLook(page: Page, name: string, within?: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths())
    for (const colorScheme of schemes('light', 'dark')) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await look(page, `${name}, ${width}, ${colorScheme}`, within === undefined ? {} : { within })
    }
  if (before) await page.setViewportSize(before)
}

test('three members talk in one chat, live, and its owner adds and removes people', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // Dan is in the chat when he is removed, and then it doesn't exist for him.
  allowErrors(/status of 404/)
  const [ada, bob, cyd, dan] = [
    await member('Ada'),
    await member('Bob'),
    await member('Cyd'),
    await member('Dan'),
  ]
  for (const friend of [bob, cyd, dan]) {
    await call(ada, 'follow', { following_id: friend.id })
    await call(friend, 'follow', { following_id: ada.id })
  }
  const page = await open(ada, '/messaging')
  // What has just happened is told in front of the page's foot.
  await page
    .getByRole('status')
    .filter({ hasText: /follows? you/ })
    .getByRole('button', { name: 'Close' })
    .click()
  // By keyboard, from the list of chats.
  await page.getByRole('button', { name: 'New chat with several people' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New chat with several people' })
  await expect(dialog.getByRole('button', { name: 'Start chat' })).toBeDisabled()
  for (const name of [/Bob/, /Cyd/]) await dialog.getByRole('checkbox', { name }).press('Space')
  await dialog.getByRole('textbox').fill('Trip to Brno')
  await eachLook(page, 'several-start', '[role=dialog]')
  await dialog.getByRole('textbox').press('Enter')
  const pane = page.getByRole('region', { name: 'Chat with Trip to Brno' })
  const log = pane.getByRole('log', { name: 'Messages' })
  await expect(log.getByText('You started this chat')).toBeVisible()

  // Bob reads it on his phone, where it is in the list with Ada's words, and answers.
  const phone = await open(bob, '/messaging', {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  const field = pane.getByRole('textbox', { name: 'Write a message…' })
  await field.fill('Who drives?')
  await field.press('Enter')
  await phone
    .getByRole('region', { name: 'Chats' })
    .getByRole('link', { name: /^Trip to Brno/ })
    .click()
  const theirs = phone.getByRole('log', { name: 'Messages' })
  await expect(theirs.getByText('Ada started this chat')).toBeVisible()
  await expect(theirs.getByText('Who drives?')).toBeVisible()
  const phoneField = phone.getByRole('textbox', { name: 'Write a message…' })
  await phoneField.fill('I do')
  await phoneField.press('Enter')
  await expect(log.getByText('I do')).toBeVisible()
  await expect(log.getByRole('link', { name: 'Bob' })).toBeVisible()
  await eachLook(phone, 'several-thread-phone')

  // Ada adds Dan, who sees what is written from then on.
  await pane.getByRole('button', { name: '3 people' }).click()
  const people = page.getByRole('dialog', { name: 'People in this chat' })
  await expect(people.getByRole('button', { name: 'Menu for Bob' })).toBeVisible()
  await eachLook(page, 'several-people', '[role=dialog]')
  await people.getByRole('button', { name: 'Add people' }).click()
  const adding = page.getByRole('dialog', { name: 'Add people' })
  await adding.getByRole('checkbox', { name: /Dan/ }).check()
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(log.getByText('You added Dan')).toBeVisible()
  await expect(theirs.getByText('Ada added Dan')).toBeVisible()
  const third = await open(dan, '/messaging')
  await third
    .getByRole('region', { name: 'Chats' })
    .getByRole('link', { name: /^Trip to Brno/ })
    .click()
  const his = third.getByRole('log', { name: 'Messages' })
  await expect(his.getByText('Ada added Dan')).toBeVisible()
  await expect(his.getByText('Who drives?')).toBeHidden()

  // Ada removes him, and his page has nothing of it any more.
  await pane.getByRole('button', { name: '4 people' }).click()
  await people.getByRole('button', { name: 'Menu for Dan' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the chat' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(people.getByRole('button', { name: 'Menu for Dan' })).toBeHidden()

  // She makes Bob an administrator.
  await people.getByRole('button', { name: 'Menu for Bob' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Make an administrator' }).press('Enter')
  await expect(people.getByText('· Administrator')).toBeVisible()
  await expect(theirs.getByText('Ada made Bob an administrator')).toBeVisible()
  await eachLook(page, 'several-administrators', '[role=dialog]')
  await people.getByRole('button', { name: 'Close' }).click()
  await expect(third.getByText("We can't find this chat")).toBeVisible()
  await eachLook(page, 'several-thread')

  // Bob gives it a picture, which she sees at once.
  await phone.getByRole('button', { name: 'Options of the chat with Trip to Brno' }).click()
  await phone.getByRole('menuitem', { name: 'Add picture…' }).click()
  const cropping = phone.getByRole('dialog', { name: 'Picture of the chat' })
  const buffer = await noise(phone, 300, 300)
  await cropping
    .locator('input[type=file]')
    .setInputFiles({ name: 'brno.png', mimeType: 'image/png', buffer })
  await eachLook(phone, 'several-picture', '[role=dialog]')
  await cropping.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByText("You changed the chat's picture")).toBeVisible()
  await expect(log.getByText("Bob changed the chat's picture")).toBeVisible()
  await expect(pane.getByRole('banner').or(pane).locator('img[src^="/media/"]').first()).toBeVisible()

  // She renames it and leaves; Bob owns it now.
  await pane.getByRole('button', { name: 'Options of the chat with Trip to Brno' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Brno')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByRole('heading', { name: 'Brno', exact: true })).toBeVisible()
  const renamed = page.getByRole('region', { name: 'Chat with Brno' })
  await renamed.getByRole('button', { name: 'Options of the chat with Brno' }).click()
  await page.getByRole('menuitem', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(renamed).toBeHidden()
  await expect(theirs.getByText('Ada left')).toBeVisible()
  await phone.getByRole('button', { name: '2 people' }).click()
  await expect(phone.getByRole('button', { name: 'Menu for Cyd' })).toBeVisible()
})
