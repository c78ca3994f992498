/** Channels of the video site: one is made, a video uploaded to it and made private, and it is deleted. */
import type { Page } from '@playwright/test'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

// Workers run at low priority: on a busy machine they take their time.
const patience = { timeout: 60_000 }

async function lookIn(page: Page, name: string): Promise<void> {
  for (const width of [...widths(), 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `${name}, ${width} ${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Whether nothing covers the element's middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('a member makes a channel, uploads a video, makes it private, and deletes the channel', async ({
  open,
  member,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  const ada = await open(her, '/allchannel', { viewport: { width: 1280, height: 800 } })
  await ada.getByRole('button', { name: 'Create a channel' }).click()
  const creating = ada.getByRole('dialog', { name: 'Create a channel' })
  await creating.getByLabel('Name').fill('Slow Bread')
  await creating.getByLabel('About').fill('Flour, water, salt and time.')
  await creating.getByLabel('Links').fill('https://bread.example.org')
  await look(ada, 'a channel while it is made', { within: '[role=dialog]' })
  await creating.getByRole('button', { name: 'Create channel' }).click()
  await expect(ada).toHaveURL(/#\/mychannel\/\d+$/)
  await expect(ada.getByRole('heading', { level: 1, name: 'Slow Bread' })).toBeVisible()
  await expect(ada.getByText('Upload your first video')).toBeVisible()
  await lookIn(ada, 'an own channel without videos')

  await ada.getByRole('button', { name: 'Upload a video' }).click()
  const uploading = ada.getByRole('dialog', { name: 'Upload a video' })
  const buffer = await mp4Bytes({ seconds: 4, width: 320, height: 180, fps: 5, audio: false })
  const fileInput = uploading.locator('input[type=file]').first()
  // In a low window, where the buttons that stay could cover what is said.
  await ada.setViewportSize({ width: 375, height: 480 })
  await fileInput.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Flour') })
  const refused = uploading.getByRole('alert')
  await expect(refused).toContainText("That kind of file isn't supported.")
  await expect.poll(() => refused.evaluate(isInSight)).toBe(true)
  await ada.setViewportSize({ width: 1280, height: 800 })
  await fileInput.setInputFiles({ name: 'Kneading.mp4', mimeType: 'video/mp4', buffer })
  await expect(uploading.getByLabel('Title')).toHaveValue('Kneading')
  await uploading.getByRole('button', { name: 'Upload' }).click()
  await expect(uploading.getByText('Required*')).toBeVisible()
  await uploading.getByLabel('Description').fill('Twenty minutes by hand, and why it is worth it.')
  await look(ada, 'a video while it is made', { within: '[role=dialog]' })
  for (const colorScheme of schemes('dark')) {
    await ada.emulateMedia({ colorScheme })
    await ada.setViewportSize({ width: 320, height: 800 })
    await look(ada, `a video while it is made, ${colorScheme}`, { within: '[role=dialog]' })
  }
  await ada.emulateMedia({ colorScheme: 'light' })
  await ada.setViewportSize({ width: 1280, height: 800 })
  await uploading.getByRole('button', { name: 'Upload' }).click()
  await expect(uploading).toBeHidden()

  const row = ada.getByRole('row', { name: /Kneading/ })
  await expect(row.getByText('Twenty minutes by hand')).toBeVisible(patience)
  await expect(row.getByText('Public')).toBeVisible()
  await lookIn(ada, 'an own channel with a video')

  const bob = await open(him, new URL(ada.url()).hash.slice(1), { viewport: { width: 1280, height: 800 } })
  await expect(bob.getByRole('heading', { name: 'Kneading' })).toBeVisible()
  await bob.getByRole('button', { name: 'Subscribe to Slow Bread' }).click()
  await expect(bob.getByRole('button', { name: 'UnSubscribe from Slow Bread' })).toBeVisible()
  await lookIn(bob, 'a channel of somebody else')

  await ada.bringToFront()
  await row.getByRole('button', { name: 'More: Kneading' }).click()
  await ada.getByRole('menuitem', { name: 'Edit video' }).click()
  const editing = ada.getByRole('dialog', { name: 'Edit video' })
  await editing.getByText('Private', { exact: true }).click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Private')).toBeVisible()
  await bob.bringToFront()
  await bob.reload()
  await expect(bob.getByText('No videos yet')).toBeVisible()
  await bob.close()

  await ada.bringToFront()
  await ada.getByRole('button', { name: 'Delete this channel' }).click()
  const asking = ada.getByRole('dialog', { name: 'Confirm to submit' })
  await expect(asking.getByText('This action cannot be undone.')).toBeVisible()
  await asking.getByRole('button', { name: 'Yes' }).click()
  await expect(ada).toHaveURL(/#\/allchannel$/)
  await expect(ada.getByRole('link', { name: 'Slow Bread' })).toHaveCount(0)
  await lookIn(ada, 'all channels')
})
