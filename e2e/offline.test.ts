/** Offline and back, the server gone and back: what was read stays, and changes arrive. */
import type { Locator } from '@playwright/test'
import { fileInput, post as postButton, text } from './support/composer.ts'
import { install, installable, storedRows } from './support/installed.ts'
import { noise } from './support/pictures.ts'
import { expect, password, test } from './support/world.ts'

// Chunks that open at a press are fetched ahead.
test.use({ savesData: false })

test('offline one reads on, and what happened meanwhile arrives when one is back', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // What is loaded after the first picture may still have been on its way; it comes with the network.
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|PieceMissing/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: `Before the cut${'\nand on'.repeat(20)}` })
  await call(bob, 'add_post', { message: `Just before the cut${'\nand on'.repeat(20)}` })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 600 } })
  const post = page.getByRole('article').filter({ hasText: 'Just before the cut' })
  await expect(post).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/You're offline/).first()).toBeVisible()
  await expect(post).toBeVisible()
  // What sticks below the bar makes room for the offline notice. Not measured at the page's end, where the
  // column would scroll away with the page.
  await page.evaluate(() => window.scrollTo(0, 300))
  const choice = page.getByRole('radiogroup', { name: 'Posts from' })
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox()
    if (!box) throw new Error(`${String(what)} is not there`)
    return { top: box.y, bottom: box.y + box.height }
  }
  const bar = await boxOf(page.getByRole('banner'))
  expect((await boxOf(choice)).top).toBeGreaterThanOrEqual(bar.bottom)
  expect((await boxOf(page.getByRole('complementary'))).top).toBeGreaterThanOrEqual(bar.bottom - 1)
  await call(bob, 'add_post', { message: 'During the cut' })
  await page.context().setOffline(false)
  await expect(page.getByText("You're offline. Showing what was already loaded.")).toBeHidden()
  const news = page.getByRole('button', { name: /new post/ })
  await expect(news).toBeVisible({ timeout: 20_000 })
  // Below the sticky choice of feed and, at the top of the page, above the first post.
  expect((await boxOf(news)).top).toBeGreaterThanOrEqual((await boxOf(choice)).bottom)
  await page.evaluate(() => window.scrollTo(0, 0))
  // A post just below the screen isn't drawn until the page stands still.
  await expect(async () => {
    expect((await boxOf(post)).top).toBeGreaterThanOrEqual((await boxOf(news)).bottom)
  }).toPass()
  expect((await boxOf(news)).top).toBeGreaterThanOrEqual((await boxOf(choice)).bottom)
  await news.click()
  await expect(page.getByRole('article').filter({ hasText: 'During the cut' })).toBeVisible()
})

test('a like made without a network is taken back where its post is gone by then @long', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'Here to stay' })
  const { recdata } = (await call(bob, 'add_post', { message: 'Here and gone' })) as {
    recdata: { post_id: number }
  }
  const page = await open(ada, '/dashboard', installable)
  const post = (words: string) => page.getByRole('article').filter({ hasText: words })
  const like = (words: string) => post(words).getByRole('button', { name: /^Like/ })
  await expect(post('Here and gone')).toBeVisible()
  await install(page)
  await page.context().setOffline(true)
  await expect(page.getByText(/You're offline/).first()).toBeVisible()
  for (const words of ['Here and gone', 'Here to stay']) {
    await like(words).click()
    await expect(like(words)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.getByText('2 items waiting to send')).toBeVisible()
  await call(bob, 'post_delete', { post_id: recdata.post_id })

  await page.context().setOffline(false)
  await expect(
    page.getByRole('alert').getByText("This post doesn't exist, or you don't have access to it."),
  ).toBeVisible()
  await expect(like('Here and gone').and(page.locator('[aria-pressed=true]'))).toHaveCount(0)
  // The one behind it is sent all the same, and nothing waits any more.
  await expect(like('Here to stay')).toHaveAccessibleName('Like, 1')
  await expect(page.getByText(/waiting to send/)).toHaveCount(0)
  await expect.poll(() => storedRows(page, 'commons.outbox', 'waiting')).toBe(0)
  await page.reload()
  await expect(like('Here to stay')).toHaveAttribute('aria-pressed', 'true')
  await expect(post('Here and gone')).toHaveCount(0)
})

test('when the server is killed and starts again, the page goes on by itself', async ({
  open,
  member,
  call,
  commons,
  allowErrors,
}) => {
  allowErrors(
    // A chunk that was loading at the time arrives when it is tried again.
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource|WebSocket|dynamically imported|did not arrive/,
  )
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'Before the crash' })
  const page = await open(ada, '/dashboard')
  await expect(page.getByRole('article').filter({ hasText: 'Before the crash' })).toBeVisible()
  await commons.crash()
  await call(bob, 'add_post', { message: 'Still here after the crash' })
  await page.getByRole('button', { name: /new post/ }).click({ timeout: 20_000 })
  await expect(page.getByRole('article').filter({ hasText: 'Still here after the crash' })).toBeVisible()
})

test('after a reload without a network one reads on, and nobody else ever does', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(bob, 'add_post', { message: 'Read on the train' })
  const page = await open(ada, '/dashboard', installable)
  const post = page.getByRole('article').filter({ hasText: 'Read on the train' })
  await expect(post).toBeVisible()
  await install(page)
  await expect.poll(() => storedRows(page, 'commons.offline', 'reads')).toBe(1)
  await page.context().setOffline(true)
  await page.reload()
  // From the first paint on: no skeleton comes before it.
  await page.getByRole('main').waitFor()
  expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  await expect(post).toBeVisible()
  await expect(page.getByText("You're offline. Showing what was already loaded.")).toBeVisible()
  await post.getByRole('link', { name: 'Bob' }).first().focus()

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/#\/login/)
  await expect.poll(() => storedRows(page, 'commons.offline', 'reads')).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('commons.kept'))).toBeNull()
})

test('what was read is wiped where the session ended while no page was open', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  await call(ada, 'add_post', { message: 'Not for the next one at this machine' })
  const page = await open(ada, '/dashboard')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => storedRows(page, 'commons.offline', 'reads')).toBe(1)
  const context = page.context()
  await page.close()
  await context.clearCookies()
  const next = await context.newPage()
  await next.goto('/#/login')
  await expect.poll(() => storedRows(next, 'commons.offline', 'reads')).toBe(0)
})

test('another member who logs in finds nothing of the one before', async ({
  open,
  member,
  call,
  commons,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'add_post', { message: 'My friends only', post_type: 'private' })
  const page = await open(ada, '/dashboard')
  await expect(page.getByText('My friends only')).toBeVisible()
  await expect.poll(() => storedRows(page, 'commons.offline', 'reads')).toBe(1)
  const context = page.context()
  await page.close()
  // The browser's storage has Ada's texts, and its cookies Bob's session.
  await context.request.post(`${commons.url}/api/users/login`, {
    headers: { origin: commons.url },
    data: { email: bob.email, password },
  })
  const next = await context.newPage()
  await next.goto('/#/dashboard')
  await expect(next.getByText('No posts yet.').or(next.getByRole('article').first())).toBeVisible()
  const words = () =>
    next.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opened = indexedDB.open('commons.offline')
          opened.addEventListener('success', () => {
            const all = opened.result.transaction('reads').objectStore('reads').getAll()
            all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
          })
        }),
    )
  await expect.poll(words).not.toContain('My friends only')
})

test('a like, a comment and a post made without a network are sent once, also after a reload', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { recdata } = (await call(bob, 'add_post', { message: 'Liked in a tunnel' })) as {
    recdata: { post_id: number }
  }
  const page = await open(ada, '/dashboard', installable)
  const post = page.getByRole('article').filter({ hasText: 'Liked in a tunnel' })
  await expect(post).toBeVisible()
  await install(page)
  await expect.poll(() => storedRows(page, 'commons.offline', 'reads')).toBe(1)
  const picture = await noise(page, 300, 200)
  // A second tab of the same browser must not send it again.
  const other = await page.context().newPage()
  await other.goto('/#/dashboard')
  await expect(other.getByRole('article').first()).toBeVisible()
  await page.bringToFront()

  await page.context().setOffline(true)
  const like = post.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await post.getByRole('button', { name: 'Comment' }).click()
  await post.getByRole('textbox', { name: 'Write a comment…' }).fill('Said in a tunnel')
  await page.keyboard.press('Enter')
  await text(page).fill('Written in a tunnel')
  await fileInput(page).first().setInputFiles({ name: 'dark.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('textbox', { name: /Describe it/ }).fill('It is dark')
  await postButton(page).click()
  const written = page.getByRole('region', { name: 'Posts not published yet' })
  const stillWaits = async () => {
    await expect(written.getByText('Written in a tunnel')).toBeVisible()
    await expect(written.getByRole('img', { name: 'It is dark' })).toBeVisible()
    await expect(text(page)).toHaveValue('')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(post.getByText('Waiting to send').first()).toBeVisible()
    await expect(post.getByRole('list', { name: 'Sending' }).getByText('Said in a tunnel')).toBeVisible()
    await expect(page.getByText('3 items waiting to send')).toBeVisible()
  }
  await stillWaits()
  await expect.poll(() => storedRows(page, 'commons.outbox', 'waiting')).toBe(3)
  await page.reload()
  await stillWaits()

  await page.context().setOffline(false)
  await expect(page.getByText('3 items waiting to send')).toBeHidden()
  const counts = async () => {
    const answer = (await call(bob, 'post_detail', { post_id: recdata.post_id })) as {
      recdata: { like_count: number; comments_count: number }
    }
    const { like_count, comments_count } = answer.recdata
    return { like_count, comments_count }
  }
  await expect.poll(counts).toEqual({ like_count: 1, comments_count: 1 })
  await expect.poll(() => storedRows(page, 'commons.outbox', 'waiting')).toBe(0)
  await expect(post.getByText('Waiting to send')).toBeHidden()
  await expect(post.getByText('Said in a tunnel')).toHaveCount(1)
  const hers = page.getByRole('article').filter({ hasText: 'Written in a tunnel' })
  await expect(hers.getByRole('button', { name: /It is dark/ })).toBeVisible({ timeout: 30_000 })
  await expect(hers).toHaveCount(1)
  // The other tab shows the same, and hasn't sent anything a second time.
  await other.bringToFront()
  const there = other.getByRole('article').filter({ hasText: 'Liked in a tunnel' })
  await expect(there.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(there.getByText('Said in a tunnel')).toHaveCount(1)
  expect(await counts()).toEqual({ like_count: 1, comments_count: 1 })
})
