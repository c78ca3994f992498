/** A comment waits until whose video it is approves it, and then appears to others at once. */
import { mp4Bytes } from '../server/test/files/videos.ts'
import { look, schemes } from './support/look.ts'
import { expect, test } from './support/world.ts'

// Workers run at low priority: on a busy machine they take their time.
const patience = { timeout: 60_000 }

test('a comment that waits is approved, and appears live', async ({ open, member }) => {
  const [her, him, other] = [await member('Ada'), await member('Bob'), await member('Cyd')]
  const ada = await open(her, '/allchannel', { viewport: { width: 1280, height: 800 } })
  await ada.getByRole('button', { name: 'Create a channel' }).click()
  const creating = ada.getByRole('dialog', { name: 'Create a channel' })
  await creating.getByLabel('Name').fill('Slow Bread')
  await creating.getByRole('button', { name: 'Create channel' }).click()
  await ada.getByRole('button', { name: 'Customise channel' }).click()
  const customising = ada.getByRole('dialog', { name: 'Customise channel' })
  await customising.getByRole('radio', { name: 'All wait' }).check()
  await look(ada, 'which comments wait in a channel', { within: '[role=dialog]' })
  await customising.getByRole('button', { name: 'Save' }).click()
  await expect(customising).toBeHidden()

  await ada.getByRole('button', { name: 'Upload a video' }).click()
  const uploading = ada.getByRole('dialog', { name: 'Upload a video' })
  const buffer = await mp4Bytes({ seconds: 2, width: 320, height: 180, fps: 5, audio: false })
  await uploading
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Kneading.mp4', mimeType: 'video/mp4', buffer })
  await uploading.getByLabel('Description').fill('By hand')
  await uploading.getByRole('button', { name: 'Upload' }).click()
  const link = ada.getByRole('link', { name: 'Kneading', exact: true })
  await expect(link).toBeVisible(patience)
  const address = `/vtube/${/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''}`
  await ada.getByRole('checkbox', { name: 'Select Kneading' }).check()
  await look(ada, 'videos of a channel, selected')

  const bob = await open(him, address, { viewport: { width: 1280, height: 800 } })
  const cyd = await open(other, address, { viewport: { width: 1280, height: 800 } })
  const field = bob.getByRole('textbox', { name: 'Write a comment…' })
  await field.fill('How long did it rest?')
  await field.press('Enter')
  await expect(bob.getByText('Waiting for approval')).toBeVisible()
  await look(bob, 'an own comment that waits')
  await ada.getByRole('link', { name: '1 comment waiting' }).click()
  await expect(ada.getByText('How long did it rest?')).toBeVisible()
  for (const width of [320, 1280])
    for (const colorScheme of schemes('light', 'dark')) {
      await ada.emulateMedia({ colorScheme })
      await ada.setViewportSize({ width, height: 800 })
      await look(ada, `comments that wait, ${width} ${colorScheme}`)
    }
  await expect(cyd.getByText('How long did it rest?')).toBeHidden()
  await ada.getByRole('button', { name: 'Approve the comment by Bob' }).click()
  await expect(ada.getByText('Nothing is waiting')).toBeVisible()
  await expect(cyd.getByText('How long did it rest?')).toBeVisible()
  await expect(bob.getByText('Waiting for approval')).toBeHidden()
})
