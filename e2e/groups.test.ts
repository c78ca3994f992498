/** Groups: created, joined, posted in, moderated and deleted. */
import type { Page } from '@playwright/test'
import { answer, card, choose } from './support/cards.ts'
import { composer, post, text } from './support/composer.ts'
import { look, schemes, widths } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Checks a screen in the widths and schemes of this run. */
async function lookEverywhere(
  page: Page,
  name: string,
  also: readonly number[] = [],
  within?: string,
): Promise<void> {
  const before = page.viewportSize()
  for (const width of new Set([...widths(), ...also]))
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      // Below the bar that sticks to the top, buttons would count as too small.
      await page.evaluate(() => scrollTo(0, 0))
      await look(page, `${name}, ${width} ${colorScheme}`, { ...(within !== undefined && { within }) })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

test('a closed group: made, asked to join, let in, written in and read live', async ({
  open,
  member,
  allowErrors,
}) => {
  // Pages that showed something deleted request it once more.
  allowErrors(/status of 404/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const page = await open(ada, '/creategroup')
  const create = page.getByRole('button', { name: 'Create group' })
  await expect(create).toBeDisabled()
  await page.getByLabel('Name of the group').fill('Balcony gardeners')
  await page.getByLabel('Description').fill('Everything that grows in a pot')
  await page.getByRole('radio', { name: 'Close' }).check()
  await lookEverywhere(page, 'a group while it is made')
  // The draft outlives the page.
  await page.waitForTimeout(600)
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Everything that grows in a pot')
  await expect(page.getByRole('radio', { name: 'Close' })).toBeChecked()
  await create.click()
  await expect(page).toHaveURL(/#\/groupdetail\/\d+$/)
  await expect(title(page, 'Balcony gardeners')).toBeVisible()
  await expect(composer(page)).toBeVisible()
  await lookEverywhere(page, 'a group of one’s own', [1280])

  const theirs = await open(bob, '/discoverygroups')
  await expect(theirs.getByRole('heading', { name: 'All Group' })).toBeVisible()
  await lookEverywhere(theirs, 'all groups')
  await theirs.getByRole('link', { name: 'Balcony gardeners' }).first().click()
  await expect(theirs.getByRole('heading', { name: "Join to see what's inside" })).toBeVisible()
  await lookEverywhere(theirs, 'a closed group')
  await theirs.getByRole('button', { name: 'Ask to join Balcony gardeners' }).first().click()
  await expect(
    theirs.getByRole('button', { name: 'Take back your request to join Balcony gardeners' }).first(),
  ).toBeVisible()

  await page.bringToFront()
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await page.getByRole('button', { name: 'Accept Bob' }).click()
  await expect(page.getByRole('button', { name: 'Menu for Bob' })).toBeVisible()
  await lookEverywhere(page, 'the members of a group')

  // He is in without a reload, and his posts reach her.
  await theirs.bringToFront()
  await expect(text(theirs)).toBeVisible()
  await text(theirs).fill('My first tomato')
  await post(theirs).click()
  await expect(card(theirs, 'My first tomato')).toBeVisible()
  await expect(card(theirs, 'My first tomato').getByRole('link', { name: 'Balcony gardeners' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('navigation', { name: 'Group' }).getByRole('link', { name: 'Posts' }).click()
  const written = card(page, 'My first tomato')
  await expect(written).toBeVisible()
  await choose(page, written, 'Pin in the group')
  await expect(page.getByText('Pinned in the group')).toBeVisible()
  await expect(page.getByText('Pinned', { exact: true })).toBeVisible()
  await expect(written).toHaveCount(1)
  await choose(page, written, 'Delete from the group')
  await answer(page, 'Are you sure to delete this.', 'Yes')
  await expect(written).toHaveCount(0)
  await theirs.bringToFront()
  await expect(card(theirs, 'My first tomato')).toHaveCount(0)
})

test('a closed group asks who wants to join, and reads the answers with the request', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(ada, 'group_create', { group_name: 'Cave divers', is_closed_group: 1 })
  const { id } = made['recdata'] as { id: number }
  const page = await open(ada, `/groupdetail/${id}?tab=members`)
  await page.getByRole('button', { name: 'Add questions' }).click()
  await expect(page.getByLabel('Question 1', { exact: true }).last()).toBeFocused()
  await page.getByRole('textbox', { name: 'Question 1' }).fill('How deep have you dived?')
  await page.getByRole('group', { name: 'Question 1' }).getByLabel('An answer is needed').check()
  await page.getByRole('textbox', { name: 'Question 2' }).fill('Which caves do you know?')
  await lookEverywhere(page, 'the questions of a group while they are written')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'How deep have you dived?' })).toContainText(
    'needs an answer',
  )
  await lookEverywhere(page, 'the questions of a group')

  const theirs = await open(bob, `/groupdetail/${id}`)
  await theirs.getByRole('button', { name: 'Ask to join Cave divers' }).first().click()
  const dialog = theirs.getByRole('dialog', { name: 'Ask to join Cave divers' })
  await dialog.getByRole('button', { name: 'Ask to join' }).click()
  const deep = dialog.getByLabel('How deep have you dived?')
  await expect(deep).toBeFocused()
  await expect(dialog.getByText('The group needs an answer to this. Write a few words.')).toBeVisible()
  await lookEverywhere(theirs, 'the questions of a group to somebody', [], '[role=dialog]')
  await deep.fill('Forty metres, in Hranice')
  await dialog.getByRole('button', { name: 'Ask to join' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    theirs.getByRole('button', { name: 'Take back your request to join Cave divers' }).first(),
  ).toBeVisible()

  // It comes live, with the answers.
  await page.bringToFront()
  await expect(page.getByText('Forty metres, in Hranice')).toBeVisible()
  await expect(page.getByText('Which caves do you know?')).toHaveCount(1)
  await lookEverywhere(page, 'a request with its answers')
  await page.getByRole('button', { name: 'Accept Bob' }).click()
  await expect(page.getByText('Forty metres, in Hranice')).toHaveCount(0)
  await theirs.bringToFront()
  await expect(text(theirs)).toBeVisible()
})

test('an invitation link lets in; a ban keeps out; a deletion is taken back', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // 404: the group doesn't exist for a banned member, nor for anybody once it is deleted. 422: deleting it
  // asks for its name.
  allowErrors(/status of (?:404|422)/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(ada, 'group_create', { group_name: 'Night bakers', is_closed_group: 1 })
  const { id } = made['recdata'] as { id: number }
  await call(ada, 'add_post', { message: 'Rye at midnight', group_id: id })
  const { recdata: link } = await call(ada, 'group_link_create', { group_id: id })

  const theirs = await open(bob, (link as { link: string }).link)
  await expect(theirs.getByText('You have an invitation link, so you can join at once.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Join Night bakers' }).first().click()
  await expect(card(theirs, 'Rye at midnight')).toBeVisible()
  await expect(theirs).toHaveURL(new RegExp(`#/groupdetail/${id}$`))
  await theirs.goto('/#/MyGroup')
  // The group's own page, which stays until this one is loaded, has a menu of the same name.
  await expect(title(theirs, 'My Groups')).toBeVisible()
  await theirs.getByRole('button', { name: 'More for Night bakers' }).click()
  await expect(theirs.getByRole('menuitem')).toHaveText(['Leave'])
  await theirs.keyboard.press('Escape')
  await lookEverywhere(theirs, 'the groups of a member')
  await theirs.goto(`/#/groupdetail/${id}`)
  await expect(card(theirs, 'Rye at midnight')).toBeVisible()
  await theirs.getByRole('button', { name: 'More for Night bakers' }).click()
  await theirs.getByRole('menuitem', { name: 'Report' }).click()
  const report = theirs.getByRole('dialog', { name: 'Report this group' })
  await report.getByRole('radio', { name: 'Spam or advertising' }).check()
  await report.getByRole('button', { name: 'Report' }).click()
  await report.getByRole('button', { name: 'Close' }).last().click()
  await theirs.goto('/#/setting/reported-content')
  await theirs.getByRole('link', { name: 'Group', exact: true }).click()
  await expect(card(theirs, 'Rye at midnight')).toBeVisible()

  const page = await open(ada, `/groupdetail/${id}?tab=members`)
  await page.getByRole('button', { name: 'Menu for Bob' }).click()
  await page.getByRole('menuitem', { name: 'Ban from the group' }).click()
  await answer(page, "Ban from the group? They won't find it any more.", 'Yes')
  await expect(page.getByRole('button', { name: 'Menu for Bob' })).toHaveCount(0)
  await theirs.bringToFront()
  await expect(title(theirs, 'Group not found')).toBeAttached()

  await page.bringToFront()
  await page.getByLabel('Role').selectOption('banned')
  await page.getByRole('button', { name: 'Lift the ban on Bob' }).click()
  await expect(page.getByText('Nobody is banned')).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Name of the group').fill('Day bakers')
  const buffer = await noise(page, 800, 600)
  const picker = page.locator('form:has(h1) input[type=file]').last()
  await picker.setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer })
  const crop = page.getByRole('dialog', { name: 'Crop the picture' })
  await crop.getByRole('slider', { name: 'Zoom' }).press('End')
  await look(page, 'the crop of a group’s picture', { within: '[role=dialog]' })
  await crop.getByRole('button', { name: 'Use this photo' }).click()
  await expect(crop).toBeHidden()
  await lookEverywhere(page, 'a group while it is changed')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(title(page, 'Day bakers')).toBeVisible()
  const face = page.locator('header img[src*="/media/"]').first()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await page.getByRole('button', { name: 'More for Day bakers' }).click()
  await page.getByRole('menuitem', { name: 'Delete Group' }).click()
  await answer(page, 'Are you sure to delete this.', 'Yes')
  const dialog = page.getByRole('dialog', { name: 'Delete Group' })
  await dialog.getByLabel('Type the name of the group to delete it').fill('Day bakers')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(title(page, 'My Groups')).toBeVisible()
  await expect(page.getByText('No Group Yet!').first()).toBeVisible()
  // The Undo of the ban may still be there.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('link', { name: 'Day bakers' }).first()).toBeVisible()
})
