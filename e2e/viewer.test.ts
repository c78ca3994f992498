/** The viewer, which shows pictures large. */
import type { Locator, Page } from '@playwright/test'
import { card, choose } from './support/cards.ts'
import { fileInput, post, text } from './support/composer.ts'
import { look, widths, schemes } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, type Member, test } from './support/world.ts'

interface Journey {
  open: (member: Member, path: string, options?: object) => Promise<Page>
  call: (member: Member, name: string, input: object) => Promise<Record<string, unknown>>
}

async function addPicture(page: Page, words: string, alt: string): Promise<void> {
  const buffer = await noise(page, 900, 600)
  // The text first: filling it in waits until the previous post is sent, and a form that is sending takes no
  // file.
  await text(page).fill(words)
  await fileInput(page).setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: /Describe it/ }).fill(alt)
  await post(page).click()
  await expect(page.getByRole('feed').getByRole('img', { name: alt })).toBeVisible({ timeout: 30_000 })
}

/** Makes a feed of three posts, of which the first and the last have a picture. */
async function feed({ open, call }: Journey, author: Member): Promise<void> {
  await call(author, 'update_session_setting', { several_devices: 1 })
  const page = await open(author, `/timeLine/${author.id}`)
  await addPicture(page, 'Older', 'An older picture')
  await call(author, 'add_post', { message: 'Only words between' })
  await addPicture(page, 'Newer', 'A newer picture')
  await page.close()
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture by Ada' })
const opener = (page: Page, alt: string) => page.getByRole('button', { name: `View the picture: ${alt}` })
const shown = (page: Page, alt: string) => viewer(page).getByRole('img', { name: alt })

const inFront = { within: '[role=dialog]' }

/** Returns how large the picture is drawn, 1 as it opened. */
const scale = (picture: Locator) =>
  picture.evaluate((image) => image.getBoundingClientRect().width / image.clientWidth)
const left = (picture: Locator) => picture.evaluate((image) => image.getBoundingClientRect().left)

test('by keyboard and by mouse: open, enlarge, move, go on, comment, close', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await feed({ open, call }, ada)
  const page = await open(bob, `/timeLine/${ada.id}`, { viewport: { width: 1280, height: 800 } })
  await choose(page, card(page, 'Newer'), 'Save')
  const toast = page.getByRole('status').getByText('Saved', { exact: true })
  await expect(toast).toBeVisible()
  // A toast stays while the mouse is on it.
  await toast.hover()
  await opener(page, 'A newer picture').focus()
  await page.keyboard.press('Enter')
  const picture = shown(page, 'A newer picture')
  await expect(picture).toBeVisible()
  // The description is at the picture's lower edge, and no toast covers it.
  const [said, words] = await Promise.all([
    toast.boundingBox(),
    viewer(page).getByText('A newer picture', { exact: true }).boundingBox(),
  ])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(words?.y ?? 0)
  await look(page, 'the viewer', inFront)

  await page.keyboard.press('+')
  await expect.poll(() => scale(picture)).toBeCloseTo(1.5, 1)
  await expect(viewer(page).getByText('Zoomed to 150%')).toBeAttached()
  const before = await left(picture)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => left(picture)).toBeLessThan(before)
  await page.keyboard.press('-')
  await expect.poll(() => scale(picture)).toBeCloseTo(1, 1)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('0')
  await expect.poll(() => scale(picture)).toBeCloseTo(1, 1)

  // Arrow keys go along the list, past posts without a picture.
  await expect(viewer(page).getByRole('button', { name: 'Next picture' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(shown(page, 'An older picture')).toBeVisible()
  await expect(viewer(page).getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(picture).toBeVisible()

  // Comments are written beside the picture; keys typed there are text.
  const field = viewer(page).getByRole('textbox', { name: 'Write a comment…' })
  await field.focus()
  await page.keyboard.type('0 to 10 + more')
  await page.keyboard.press('Enter')
  await expect(viewer(page).getByRole('list', { name: 'Comments', exact: true })).toContainText(
    '0 to 10 + more',
  )
  await expect.poll(() => scale(picture)).toBeCloseTo(1, 1)

  // The focus stays inside, and then returns to the picture in the feed.
  for (let i = 0; i < 30; i++) await page.keyboard.press('Tab')
  expect(await viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(opener(page, 'A newer picture')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/timeLine/${ada.id}$`))

  // By mouse: wheel, double click and drag. Back closes the viewer and leaves the feed in place.
  await opener(page, 'An older picture').click()
  const older = shown(page, 'An older picture')
  await expect(older).toBeVisible()
  // Rows above may still be measured; nothing visible moves by that.
  const place = async () => (await opener(page, 'An older picture').boundingBox())?.y ?? 0
  const placeBefore = await place()
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, -400)
  // Waits for the whole zoom, which is animated.
  await expect.poll(() => scale(older)).toBeCloseTo(Math.E, 2)
  const leftBefore = await left(older)
  await page.mouse.down()
  await page.mouse.move(480, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => left(older)).toBeGreaterThan(leftBefore + 40)
  await page.mouse.dblclick(400, 400)
  await expect.poll(() => scale(older)).toBeCloseTo(1, 1)
  await page.mouse.dblclick(400, 400)
  await expect.poll(() => scale(older)).toBeCloseTo(2.5, 1)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/timeLine/${ada.id}$`))
  expect(Math.abs((await place()) - placeBefore)).toBeLessThan(2)
  // The viewer's entry in the history is gone: Back leads where it led before.
  await opener(page, 'An older picture').click()
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toHaveCount(0)
  // The browser goes back asynchronously.
  await expect
    .poll(async () => page.evaluate(() => history.state as { viewer?: string }))
    .not.toHaveProperty('viewer')
})

/** Moves a finger from one point to another. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = ([x, y]: [number, number]) => [{ x, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let step = 1; step <= 4; step++) {
    const point: [number, number] = [
      from[0] + ((to[0] - from[0]) * step) / 4,
      from[1] + ((to[1] - from[1]) * step) / 4,
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(point) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('on a phone: swipe to the next, pinch, comments over the picture, swipe down to close', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await feed({ open, call }, ada)
  const page = await open(bob, `/timeLine/${ada.id}`, {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  await opener(page, 'A newer picture').tap()
  await expect(shown(page, 'A newer picture')).toBeVisible()
  await expect(viewer(page).getByRole('button', { name: 'Next picture' })).toBeVisible()
  await swipe(page, [300, 350], [80, 350])
  const picture = shown(page, 'An older picture')
  await expect(picture).toBeVisible()

  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: 187 - apart, y: 350, id: 1 },
    { x: 187 + apart, y: 350, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (const apart of [45, 60, 75, 90])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => scale(picture)).toBeCloseTo(3, 0)
  await viewer(page).getByRole('button', { name: 'Show the whole picture' }).tap()

  await viewer(page).getByRole('button', { name: 'Comments' }).tap()
  await expect(viewer(page).getByRole('textbox', { name: 'Write a comment…' })).toBeVisible()
  await look(page, 'the viewer with its comments, on a phone', inFront)
  await viewer(page).getByRole('button', { name: 'Hide the comments' }).tap()
  await swipe(page, [187, 250], [187, 520])
  await expect(viewer(page)).toHaveCount(0)
})

for (const colorScheme of schemes()) {
  test(`the viewer looks right in Czech, ${colorScheme}`, async ({ open, member, call }) => {
    const [ada, bob] = [await member('Ada'), await member('Bob')]
    await feed({ open, call }, ada)
    await call(bob, 'update_session_setting', { several_devices: 1 })
    await call(bob, 'update_language', { language_id: 2 })
    for (const width of widths()) {
      const page = await open(bob, `/timeLine/${ada.id}`, {
        colorScheme,
        locale: 'cs-CZ',
        viewport: { width, height: 640 },
      })
      await page.getByRole('button', { name: 'Zvětšit obrázek: A newer picture' }).click()
      const dialog = page.getByRole('dialog', { name: 'Obrázek, autor Ada' })
      await expect(dialog.getByRole('img', { name: 'A newer picture' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Přiblížit' })).toBeVisible()
      await look(page, `viewer at ${width}`, inFront)
    }
  })
}
