/** Several pictures in a post: how they are posted, ordered, seen and edited. */
import type { Page } from '@playwright/test'
import { card, choose } from './support/cards.ts'
import { fileInput, post, text } from './support/composer.ts'
import { look } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

const wide = { viewport: { width: 1280, height: 900 } }
const tiles = (page: Page) => page.getByRole('list', { name: 'Pictures of your post' }).getByRole('listitem')
const tile = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const description = (page: Page) => page.getByRole('textbox', { name: /Describe it/ })
const shown = (page: Page) => card(page, 'Our garden').getByRole('img', { name: /the/ })

async function files(page: Page, ...sizes: ReadonlyArray<readonly [width: number, height: number]>) {
  const made = []
  for (const [width, height] of sizes)
    made.push({ name: `${width}.png`, mimeType: 'image/png', buffer: await noise(page, width, height) })
  return made
}

async function describe(page: Page, place: number, alt: string): Promise<void> {
  await tile(page, new RegExp(`^Picture ${place} of`)).click()
  await description(page).fill(alt)
}

test('four pictures are ordered by keys, seen in a grid and the viewer, and edited', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/dashboard', wide)
  await text(page).fill('Our garden')
  await fileInput(page).setInputFiles(await files(page, [500, 300], [300, 400], [400, 400], [600, 300]))
  await expect(tiles(page)).toHaveCount(4)
  await post(page).click()
  await expect(page.getByText("4 pictures have no description, so some people won't know")).toBeVisible()
  await page.getByRole('button', { name: 'Add a description' }).press('Enter')
  await description(page).fill('the gate')
  for (const [at, alt] of ['the pond', 'the shed', 'the oak'].entries()) await describe(page, at + 2, alt)
  // The oak goes to the front, step by step.
  const left = page.getByRole('button', { name: 'Move left' })
  for (let step = 0; step < 3; step++) await left.press('Enter')
  await expect(page.getByText('Picture moved to place 1 of 4')).toBeAttached()
  await expect(left).toBeFocused()
  await expect(tile(page, 'Picture 1 of 4: the oak')).toHaveAttribute('aria-pressed', 'true')
  await look(page, 'a composer with four pictures')
  // All of it is back after a reload.
  await page.waitForTimeout(1_200)
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(tile(page, 'Picture 1 of 4: the oak')).toBeVisible()
  await expect(tile(page, 'Picture 4 of 4: the shed')).toBeVisible()
  // By mouse, the shed comes before the gate.
  await tile(page, 'Picture 4 of 4: the shed').dragTo(tile(page, 'Picture 2 of 4: the gate'))
  await expect(tile(page, 'Picture 2 of 4: the shed')).toBeVisible()
  await post(page).click()
  await expect(shown(page)).toHaveCount(4, { timeout: 30_000 })

  const reader = await open(bob, `/timeLine/${ada.id}`, { viewport: { width: 320, height: 640 } })
  await expect(shown(reader)).toHaveCount(4)
  const names = await shown(reader).evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(names).toEqual(['the oak', 'the shed', 'the gate', 'the pond'])
  await card(reader, 'Our garden').scrollIntoViewIfNeeded()
  await look(reader, 'a grid of four pictures')
  await reader.emulateMedia({ colorScheme: 'dark' })
  await look(reader, 'a grid of four pictures in the dark')
  await reader.getByRole('button', { name: 'View the picture: the shed' }).click()
  const viewer = reader.getByRole('dialog', { name: 'Picture by Ada' })
  await expect(viewer.getByRole('status').getByText('2 of 4')).toBeAttached()
  for (const [alt, place] of [
    ['the gate', 3],
    ['the pond', 4],
  ] as const) {
    await reader.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('img', { name: alt })).toBeVisible()
    await expect(viewer.getByRole('status').getByText(`${place} of 4`)).toBeAttached()
  }
  await expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  await look(reader, 'the viewer with several pictures', { within: '[role=dialog]' })
  await reader.keyboard.press('Escape')

  // In her media it is one tile, which says that there are more.
  await reader.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Media' }).click()
  const medium = reader.getByRole('button', { name: 'the oak 4 pictures' })
  await expect(medium).toBeVisible()
  await look(reader, 'media of a member in the dark')
  await medium.click()
  await expect(viewer.getByRole('status').getByText('1 of 4')).toBeAttached()
  await reader.keyboard.press('Escape')
  await expect(medium).toBeFocused()
  await reader.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Timeline' }).click()

  await choose(page, card(page, 'Our garden'), 'Edit Post')
  const dialog = page.getByRole('dialog', { name: 'Edit Post' })
  await dialog.getByRole('button', { name: 'Remove picture 2' }).press('Enter')
  await expect(tiles(page)).toHaveCount(3)
  await expect(tile(page, 'Picture 2 of 3: the gate')).toBeFocused()
  await dialog.locator('input[type=file][accept*=mp4]').setInputFiles(await files(page, [420, 420]))
  await describe(page, 4, 'the well')
  await dialog.getByRole('button', { name: 'Move left' }).press('Enter')
  await look(page, 'editing several pictures', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(shown(reader).nth(2)).toHaveAttribute('alt', 'the well', { timeout: 30_000 })
  await expect(shown(reader)).toHaveCount(4)

  // On a Czech phone, in the dark, five are written and the grid counts the one it has no place for.
  await call(bob, 'update_language', { language_id: 2 })
  const phone = await open(bob, '/dashboard', {
    locale: 'cs-CZ',
    colorScheme: 'dark',
    viewport: { width: 320, height: 640 },
  })
  await phone.getByRole('button', { name: 'Co máte na mysli?' }).click()
  const sheet = phone.getByRole('dialog')
  const five = await files(phone, [90, 60], [60, 90], [80, 80], [90, 50], [70, 70])
  await sheet.locator('input[type=file][accept*=mp4]').setInputFiles(five)
  await expect(sheet.getByRole('button', { name: 'Obrázek 5 z 5, bez popisu' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(sheet.getByText('5 obrázků nemá popis.')).toBeVisible()
  await look(phone, 'a Czech composer with five pictures', { within: '[role=dialog]' })
  await sheet.getByRole('button', { name: 'Přesto zveřejnit' }).click()
  const more = phone.getByRole('button', { name: /a ještě 1$/ })
  await more.scrollIntoViewIfNeeded({ timeout: 30_000 })
  await look(phone, 'a Czech grid of five pictures')
})
