/** Everything by keyboard alone, from the skip link to a like. */
import { look } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('a member skips to the content, writes, posts, likes and leaves by keyboard', async ({
  open,
  member,
}) => {
  const page = await open(await member('Ada'), '/dashboard', { viewport: { width: 1280, height: 800 } })
  await expect(page.getByRole('textbox', { name: /on your mind/ })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  await expect(page.getByText('Skip to content')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const field = page.getByRole('textbox', { name: /on your mind/ })
  for (let i = 0; i < 12 && !(await field.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('Typed without a mouse')
  await page.keyboard.press('Control+Enter')
  const post = page.getByRole('article').filter({ hasText: 'Typed without a mouse' })
  await expect(post).toBeVisible()

  const like = post.getByRole('button', { name: /^Like/ })
  for (let i = 0; i < 40 && !(await like.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(like).toBeFocused()
  await page.keyboard.press('Space')
  await expect(post.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')

  const menu = page.getByRole('button', { name: 'Account menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Account menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Account menu' })).toBeHidden()
  await expect(menu).toBeFocused()
})

test('the focus walks the whole page in order, and what has it is not covered', async ({ open, member }) => {
  const page = await open(await member('Ada'), '/dashboard', { viewport: { width: 375, height: 740 } })
  await expect(page.getByText('No posts yet. Be the first.')).toBeVisible()
  // Loaded after the page.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByText('Be the first.').first()).toBeVisible()
  await expect(page.getByText(/^Short videos and pictures by members/)).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement
      if (!node || node === document.body) return undefined
      // An invisible input, such as of a choice, shows on its label that it has the focus.
      const labels = node instanceof HTMLInputElement ? [...(node.labels ?? [])] : []
      const isShown = (each: Element) => {
        const box = each.getBoundingClientRect()
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return hit !== null && (each.contains(hit) || hit.contains(each))
      }
      return {
        name: node.getAttribute('aria-label') ?? labels[0]?.textContent ?? node.textContent ?? '',
        covered: [node, ...labels].some(isShown) ? undefined : node.outerHTML.slice(0, 200),
      }
    })
  const walked: string[] = []
  // Until the focus leaves the page after its last element; one that caught the focus would be met for ever.
  while (walked.length < 100) {
    await page.keyboard.press('Tab')
    const at = await focused()
    if (!at) break
    expect(at.covered, `${at.name} is covered`).toBeUndefined()
    // The bell counts what is unread, such as a welcome gift.
    walked.push(at.name.replace(/, \d+ unread$/, ''))
  }
  const bar = ['Home', 'Reels', 'Create Post', 'Messages', 'Menu']
  const head = ['Skip to content', 'Search', 'Notifications', 'Account menu']
  const places = [...head, "What's on your mind?", 'All', ...bar]
  expect(walked.filter((name) => places.includes(name))).toEqual(places)
  expect(walked.at(-1)).toBe('Menu')
})

test('keys lead through the feed and act on the post that one is at', async ({ open, member, call }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  for (const message of ['Keys: the oldest', 'Keys: the middle one', 'Keys: the newest'])
    await call(bob, 'add_post', { message })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 900 } })
  const post = (text: string) => page.getByRole('article').filter({ hasText: text })
  await expect(post('Keys: the newest')).toBeVisible()
  await page.keyboard.press('j')
  await expect(post('Keys: the newest')).toBeFocused()
  await page.keyboard.press('j')
  await expect(post('Keys: the middle one')).toBeFocused()
  await page.keyboard.press('k')
  await expect(post('Keys: the newest')).toBeFocused()
  await page.keyboard.press('k')
  await expect(post('Keys: the newest')).toBeFocused()

  await page.keyboard.press('j')
  await page.keyboard.press('l')
  const middle = post('Keys: the middle one')
  await expect(middle.getByRole('button', { name: 'Like, 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('d')
  await expect(middle.getByRole('button', { name: 'Dislike, 1' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('r')
  const field = middle.getByRole('textbox', { name: /comment/i })
  await expect(field).toBeFocused()
  // Letters typed into a field are no shortcuts.
  await page.keyboard.type('jkldrbx.cg/h?')
  await expect(field).toHaveValue('jkldrbx.cg/h?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field.fill('')

  await middle.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/timeLine/${bob.id}/\\d+$`))
  await expect(page.getByRole('article')).toHaveCount(1)
  // On the page of a single post, keys apply to that post.
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: 'Like, 1', exact: true })).toBeVisible()
})

test('g and a letter lead to each place, / into a search, and ? lists every key', async ({
  open,
  member,
}) => {
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 900 } })
  await expect(page.getByRole('main')).toBeVisible()
  const places = { p: `#/timeLine/${ada.id}`, b: '#/saved', s: '#/setting', h: '#/dashboard' }
  for (const [key, hash] of Object.entries(places)) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect.poll(() => new URL(page.url()).hash).toBe(hash)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeFocused()
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus()
  })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  for (const does of [
    'Next post',
    'Previous post',
    'Open the post',
    'Like',
    'Remind',
    'Create Post',
    'Saved',
  ])
    await expect(keys.getByText(does, { exact: true })).toBeVisible()
  await look(page, 'the keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})

test('switched off, single keys do nothing at all @long', async ({ open, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'add_post', { message: 'Spoken, not typed' })
  const page = await open(ada, '/setting/appearance', { viewport: { width: 1280, height: 900 } })
  await page.getByRole('switch', { name: /Keyboard shortcuts/ }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const post = page.getByRole('article').filter({ hasText: 'Spoken, not typed' })
  await expect(post).toBeVisible()
  await page.getByText('Skip to content').focus()
  for (const key of ['j', 'l', 'd', 'r', 'b', 'x', 'c', '?', 'g', 'p']) await page.keyboard.press(key)
  await expect(post.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Skip to content')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#/dashboard')
})
