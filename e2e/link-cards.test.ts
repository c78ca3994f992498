/** Cards of links: seen before, taken away, shown in a post and in a message, with nothing asked of other sites. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { jpeg } from '../server/test/files/pictures.ts'
import { text } from './support/composer.ts'
import { look } from './support/look.ts'
import { expect, hears, test } from './support/world.ts'

const address = 'http://news.example/bees'
const html = `<title>Bees of the town</title><meta name="description" content="Včely a مدينة ${'and more '.repeat(30)}">
  <meta property="og:image" content="/bees.jpg">`

test.use({
  // The proxy that the server goes through plays the site itself.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted from here
  env: async ({}, provide) => {
    const picture = Buffer.from(await (await jpeg(1200, 630)).arrayBuffer())
    const proxy = createServer(({ url = '' }, response) => {
      const isPicture = url.endsWith('.jpg')
      response.writeHead(200, { 'content-type': isPicture ? 'image/jpeg' : 'text/html' })
      response.end(isPicture ? picture : html)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    await provide({ LINK_CARDS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` })
    proxy.close()
  },
})

test('a link shows a card before it is posted, in the post, and in a message', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(bob, 'update_session_setting', { several_devices: 1 })
  await call(bob, 'update_language', { language_id: 2 })
  const elsewhere: string[] = []
  const page = await open(ada, '/dashboard', { viewport: { width: 320, height: 740 } })
  const note = (each: Page) =>
    each.on('request', (request) => {
      if (request.url().includes('news.example')) elsewhere.push(request.url())
    })
  note(page)

  await page.getByRole('button', { name: 'Create Post' }).click()
  await text(page).fill(`Look: ${address}`)
  const preview = page.getByRole('group', { name: 'Link preview' })
  await expect(preview.getByRole('link', { name: /Bees of the town/ })).toBeVisible({ timeout: 15_000 })
  await look(page, 'a preview', { within: '[role=dialog]' })
  await preview.getByRole('button', { name: 'Remove link preview' }).click()
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Show link preview' }).click()
  await expect(preview).toBeVisible()
  await text(page).press('Control+Enter')

  const post = page.getByRole('article').filter({ hasText: 'Look:' })
  const card = post.getByRole('link', { name: /Bees of the town/ })
  await expect(card).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(card.locator('img')).toHaveAttribute('src', /^\/link-pictures\//)
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'a card in a post')
  const his = await open(bob, '/dashboard', { viewport: { width: 1280, height: 800 } })
  note(his)
  const theirs = his.getByRole('article').filter({ hasText: 'Look:' })
  await expect(theirs.getByRole('link', { name: /Bees of the town/ })).toBeVisible()
  await hears(his, 'post')

  await page.bringToFront()
  await post.getByRole('button', { name: /^Menu of the post/ }).click()
  await page.getByRole('menuitem', { name: 'Remove link preview' }).click()
  await expect(card).toBeHidden()
  await his.bringToFront()
  await expect(theirs.getByRole('link', { name: /Bees of the town/ })).toBeHidden()

  await call(ada, 'follow', { following_id: bob.id })
  await call(bob, 'follow', { following_id: ada.id })
  const { recdata: sent } = (await call(ada, 'send_massage', { friend_id: bob.id, message: address })) as {
    recdata: { chat_id: number }
  }
  await his.setViewportSize({ width: 320, height: 740 })
  await his.goto(new URL(`/#/messaging/${sent.chat_id}`, his.url()).href)
  const log = his.getByRole('log')
  await expect(log.getByRole('link', { name: /Bees of the town/ })).toBeVisible()
  await look(his, 'a card in a chat')
  expect(elsewhere).toEqual([])
})
