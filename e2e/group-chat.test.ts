/** The chat of a group: read live, answered, kept in its place, and written without a network. */
import { look, schemes, widths } from './support/look.ts'
import { expect, test } from './support/world.ts'

test('what members say arrives live and once, and nothing that is read jumps', async ({
  open,
  member,
  call,
  allowErrors,
}) => {
  // The part without a network.
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const made = await call(ada, 'group_create', { group_name: 'Gardeners' })
  const { id: group_id } = made['recdata'] as { id: number }
  await call(bob, 'join_group', { group_id })
  for (let i = 1; i <= 60; i++) await call(i % 3 ? ada : bob, 'group_chat', { group_id, message: `Tip ${i}` })

  const page = await open(bob, `/groupdetail/${group_id}?tab=chat`)
  const log = page.getByRole('log', { name: 'Messages' })
  const field = page.getByRole('textbox', { name: 'Write a message…' })
  await expect(log.getByText('New messages')).toBeVisible()
  for (const width of widths())
    for (const colorScheme of schemes('light', 'dark')) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await look(page, `the chat of a group, ${width} ${colorScheme}`)
    }
  for (const [width, height] of [
    [375, 812],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('heading', { name: 'Group chat' })).toBeInViewport()
    const box = await field.boundingBox()
    // On phones, a bar covers the lowest 56 pixels.
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(width < 768 ? height - 56 : height)
    expect((await log.boundingBox())?.height).toBeGreaterThan(280)
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  // Scrolling loads earlier messages, and the visible ones stay in place.
  const tip = log.getByText('Tip 35', { exact: true })
  await log.evaluate((element) => (element.scrollTop = 500))
  const place = async () => (await tip.boundingBox())?.y ?? 0
  const before = await place()
  await log.evaluate((element) => (element.scrollTop -= 200))
  await expect(log.getByText('Tip 5', { exact: true })).toBeAttached()
  expect(Math.abs((await place()) - before - 200)).toBeLessThanOrEqual(2)
  await call(ada, 'group_chat', { group_id, message: 'News from Ada' })
  await page.getByRole('button', { name: /new message/ }).click()
  await expect(log.getByText('News from Ada')).toBeInViewport()

  // Right after a message, typing counts as that of the message.
  await expect(async () => {
    await call(ada, 'group_chat_typing', { group_id })
    await expect(page.getByText(/Ada is typing/)).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.context().setOffline(true)
  await field.fill('Written on the train')
  await field.press('Enter')
  await expect(log.getByText('Waiting to send')).toBeVisible()
  await page.context().setOffline(false)
  const own = log.locator('[data-message]', { hasText: 'Written on the train' })
  await expect(own).toBeVisible()
  const { recdata } = (await call(ada, 'group_chat_history', { group_id })) as {
    recdata: Array<{ message: string }>
  }
  expect(recdata.filter(({ message }) => message === 'Written on the train')).toHaveLength(1)

  const row = log.locator('[data-message]', { hasText: 'News from Ada' })
  await row.hover()
  await row.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(row.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true')
  await own.hover()
  await own.getByRole('button', { name: 'Menu of the message from Bob' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(log.getByText('Message deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).toBeVisible()
  await row.getByRole('button', { name: 'Reply to Ada' }).click()
  await field.fill('Good news')
  await page.keyboard.press('Enter')
  await expect(
    log.locator('[data-message]', { hasText: 'Good news' }).getByRole('button', { name: /^Ada/ }),
  ).toBeVisible()
})
