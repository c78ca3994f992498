/** Pictures: how they are posted, and what others see of them. */
import { fileInput, post, text } from './support/composer.ts'
import { look } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { expect, test } from './support/world.ts'

test('a picture is posted with its words, described, and seen by another member', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(him, 'add_post', { message: 'Somebody was here before' })
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  await expect(bob.getByRole('article').first()).toBeVisible()
  const buffer = await noise(ada, 800, 600)
  await fileInput(ada).setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer })
  await expect(ada.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await text(ada).fill('Look at this')
  await ada.getByRole('textbox', { name: /Describe it/ }).fill('Nothing but noise')
  await post(ada).click()
  const hers = ada.getByRole('feed').getByRole('article').filter({ hasText: 'Look at this' })
  await expect(hers.getByRole('img', { name: 'Nothing but noise' })).toBeVisible({ timeout: 20_000 })

  await bob.getByRole('button', { name: /new post/ }).click()
  const picture = bob
    .getByRole('article')
    .filter({ hasText: 'Look at this' })
    .getByRole('img', { name: 'Nothing but noise' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)

  // A page whose early request is in time requests its posts only once, before the code that draws them.
  await bob.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return
      observer.disconnect()
      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/timeline'))
      Reflect.set(globalThis, 'lists', asked.length)
    }).observe(document, { childList: true, subtree: true })
  })
  await expect(async () => {
    await bob.reload()
    await expect(picture).toBeVisible()
    expect(await bob.evaluate(() => Reflect.get(globalThis, 'lists') as number)).toBe(1)
  }).toPass()
})

test('what is no picture is refused with words before it is sent, and the words stay @long', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard')
  await text(page).fill('My holiday')
  await fileInput(page).setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText("That kind of file isn't supported.")).toBeVisible()
  await expect(text(page)).toHaveValue('My holiday')
})

test('a display photo is cropped by keys, and seen in the bar and by another member', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(her, 'add_post', { message: 'Before my photo' })
  const [ada, bob] = [await open(her, `/timeLine/${her.id}`), await open(him, '/dashboard')]
  const face = bob.getByRole('article').filter({ hasText: 'Before my photo' }).locator('header img').first()
  await expect(bob.getByText('Before my photo')).toBeVisible()

  await ada.getByRole('button', { name: 'Edit display photo' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Edit display photo' })
  const buffer = await noise(ada, 800, 600)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const frame = dialog.getByRole('application')
  await expect(frame).toBeVisible()
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
  await expect(dialog.getByText('3.0×')).toBeVisible()
  await frame.focus()
  await ada.keyboard.press('ArrowRight')
  await look(ada, 'the crop of a photo', { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(ada.getByText('Display photo updated')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(ada.getByRole('button', { name: 'Account menu' }).locator('img')).toBeVisible()

  const sections = ada.getByRole('navigation', { name: 'Profile' })
  await sections.getByRole('link', { name: 'Followers' }).click()
  await expect(ada.getByText('No followers yet')).toBeVisible()
  await expect(sections.locator('[aria-current]')).toHaveText('Followers')
  await look(ada, 'the followers of a profile')
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
