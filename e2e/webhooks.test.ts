/** Webhooks: added with the password, told while others act, seen to arrive or not, and removed. */
import { openReceiver, verified } from '../server/test/fakes/webhook-receiver.ts'
import { look, widths } from './support/look.ts'
import { expect, hears, password, test } from './support/world.ts'

test('a bot hears of a follower and of a message, by requests that it can verify', async ({
  open,
  member,
  call,
}) => {
  const bot = await openReceiver()
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const page = await open(ada, '/setting/webhooks', { viewport: { width: 1280, height: 900 } })
  const main = page.getByRole('main')
  await expect(main.getByText('No webhook yet')).toBeVisible()
  await look(page, 'no webhook yet')
  await main.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await main.getByRole('textbox', { name: 'Name' }).fill('My bot')
  await main.getByRole('textbox', { name: 'Address' }).fill('http://bot.example/hook')
  await main.getByLabel('Your password').fill('not this one')
  await main.getByRole('button', { name: 'Add webhook' }).click()
  await expect(main.getByText('Enter an address on the internet that begins with https://')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await main.getByRole('textbox', { name: 'Address' }).fill(bot.url)
  await main.getByRole('button', { name: 'Add webhook' }).click()
  await expect(main.getByText('Wrong password. Please try again.')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'adding a webhook')
  await page.emulateMedia({ colorScheme: 'light' })
  await main.getByLabel('Your password').fill(password)
  await main.getByRole('button', { name: 'Add webhook' }).click()

  await expect(main.getByRole('heading', { name: 'The secret of your webhook' })).toBeFocused()
  const secret = (await main.getByText(/^whsec_/).textContent()) ?? ''
  await look(page, 'the secret')
  await main.getByRole('button', { name: "I've saved it" }).click()
  expect(await page.content()).not.toContain(secret)

  const row = main.getByRole('listitem').filter({ hasText: 'My bot' }).first()
  await expect(row).toContainText(bot.url)
  await row.getByText('Deliveries', { exact: true }).click()
  const log = row.getByRole('region', { name: 'Deliveries of My bot' })
  await expect(log.getByText('Nothing was sent in the last 7 days.')).toBeVisible()
  await hears(page, 'webhooks')

  // The list follows what others do.
  await call(bob, 'follow', { following_id: ada.id })
  await call(ada, 'follow', { following_id: bob.id })
  await expect(log.getByRole('listitem')).toHaveText(/notification\.follow.*Delivered/s)
  bot.answer = (response) => void response.writeHead(500).end('Out of order')
  await call(bob, 'send_massage', { friend_id: ada.id, message: 'Not for bots' })
  const failed = log.getByRole('listitem').filter({ hasText: 'message.received' })
  await expect(failed).toContainText('Waiting')
  await expect(row.getByText(/Nothing has arrived since/)).toBeVisible()
  await failed.getByText('message.received', { exact: true }).click()
  await expect(failed.getByText('Your server answered 500.')).toBeVisible()
  await expect(failed.getByText('Out of order')).toBeVisible()
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 740 })
    await look(page, `deliveries at ${width}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'deliveries in the dark')
  bot.answer = (response) => void response.writeHead(204).end()
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect(failed).toContainText('Delivered')
  await expect(row.getByText(/Nothing has arrived since/)).toBeHidden()

  const events = bot.received.map((each) => verified(secret, each))
  expect(events.map(({ type }) => type)).toContain('notification.follow')
  expect(events.find(({ type }) => type === 'notification.follow')?.data).toMatchObject({
    user_id: bob.id,
    text: 'Bob follows you',
  })
  expect(events.findLast(({ type }) => type === 'message.received')?.data['user_id']).toBe(bob.id)
  expect(bot.received.map(({ body }) => body).join()).not.toContain('Not for bots')

  await row.getByRole('button', { name: 'Edit My bot' }).click()
  await row.getByRole('textbox', { name: 'Name' }).fill('Quiet bot')
  await row.getByRole('checkbox', { name: 'Each message you get in a chat' }).click()
  await row.getByRole('button', { name: 'Save', exact: true }).click()
  const quiet = main.getByRole('listitem').filter({ hasText: 'Quiet bot' }).first()
  await expect(quiet.getByText('Each message you get in a chat')).toBeHidden()
  await quiet.getByRole('button', { name: 'Renew secret of Quiet bot' }).click()
  await quiet.getByLabel('Your password').fill(password)
  await quiet.getByRole('button', { name: 'Renew secret', exact: true }).click()
  const renewed = (await quiet.getByText(/^whsec_/).textContent()) ?? ''
  await quiet.getByRole('button', { name: "I've saved it" }).click()
  const before = bot.received.length
  await quiet.getByRole('button', { name: 'Send a test event to Quiet bot' }).click()
  await expect.poll(() => bot.received.length).toBe(before + 1)
  const last = bot.received.at(-1)
  expect(last && verified(renewed, last).type).toBe('webhook.test')
  await quiet.getByRole('switch', { name: 'Send events to Quiet bot' }).click()
  await expect(quiet.getByRole('button', { name: 'Send a test event to Quiet bot' })).toBeDisabled()

  await call(ada, 'update_language', { language_id: 2 })
  await page.reload()
  await expect(main.getByRole('button', { name: 'Přidat webhook' })).toBeVisible()
  await look(page, 'webhooks in Czech')
  await main.getByRole('button', { name: 'Odebrat Quiet bot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ano' }).click()
  await expect(main.getByText('Zatím žádný webhook')).toBeVisible()
  await bot.close()
})
