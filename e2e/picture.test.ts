/** Pictures: how they are posted, and what others see of them. */
import { fileInput, post, text } from './composer.ts'
import { noise } from './pictures.ts'
import { expect, test } from './world.ts'

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
})

test('what is no picture is refused with words before it is sent, and the words stay', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard')
  await text(page).fill('My holiday')
  await fileInput(page).setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText("That kind of file isn't supported.")).toBeVisible()
  await expect(text(page)).toHaveValue('My holiday')
})
