/** Where an address leads, however early it is changed. */
import { expect, test } from './support/world.ts'

test('an address that is changed while the first page is on its way is followed', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/setting/language')
  await page.goto('/#/saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
})

test('a key works at once on a page that was just opened', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/saved')
  // Faster than any person: the key is pressed as soon as the page's heading exists, before it is painted.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Saved') return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true }))
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Create Post' })).toBeVisible()
})
