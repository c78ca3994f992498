/**
 * A new member's first minutes: the setup, reached by a first login and by the mailed link, and the checklist
 * after it.
 */
import { look, schemes, widths } from './support/look.ts'
import { noise } from './support/pictures.ts'
import { logIn } from './support/way-in.ts'
import { expect, password, test } from './support/world.ts'

/** How many pictures of setups this browser keeps. */
const keptPictures = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('commons.setup')
    const fail = () => reject(opening.error ?? new Error('The pictures cannot be read'))
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('pictures').objectStore('pictures').count()
      counting.addEventListener('error', fail)
      counting.addEventListener('success', () => resolve(counting.result))
    })
  })

test('the first login leads through the setup, and the dashboard is shaped by it', async ({
  open,
  member,
  call,
}) => {
  const bob = await member('Bob')
  for (let i = 0; i < 3; i++) await call(bob, 'add_post', { message: 'All', hashtag: 'everything' })
  await call(bob, 'add_post', { message: 'Bread', hashtag: 'sourdough' })

  const page = await open(undefined, '/register', { viewport: { width: 1280, height: 900 } })
  const email = `nela.${Date.now()}@example.org`
  await page.getByLabel('Full Name').fill('Nela Nová')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('checkbox', { name: /I'm human/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await logIn(page, email)

  await expect(page).toHaveURL(/#\/profilesetup$/)
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Baking' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A little about you' })).toBeFocused()
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('Location').fill('Brodná')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('601 000 101')

  // Nothing is lost by going back or by a reload.
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Baking' })).toBeChecked()
  await page.goForward()
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('601 000 101')
  await expect(page.getByLabel('Location')).toHaveValue('Brodná')
  await page.getByRole('button', { name: 'Continue' }).click()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  await (
    await chooser
  ).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await noise(page, 400, 300) })
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  // It is kept in the background, which nothing on the page shows.
  await expect.poll(() => page.evaluate(keptPictures)).toBe(1)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()

  // Her interests already suggest whom to follow.
  await expect(page.getByRole('heading', { level: 1, name: 'People you might like' })).toBeFocused()
  const suggested = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Posts with #sourdough' })
  await expect(suggested.getByRole('button', { name: 'Follow Bob' })).toBeVisible()
  await look(page, 'people to follow in the setup')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)

  const tags = page.getByRole('complementary').getByRole('region', { name: 'Tags for you' })
  await expect(tags.getByRole('listitem').first()).toContainText('#sourdough')
  const list = page.getByRole('region', { name: 'Get started' })
  await expect(list.getByText('2 of 5 done')).toBeVisible()
  // The phone number from the setup is in About.
  await expect(list.getByRole('listitem').filter({ hasText: 'Say something in About' })).toContainText('Done')
  await list.getByRole('link', { name: 'Verify your email address' }).click()
  await expect(page).toHaveURL(/#\/setting\/email$/)
  await page.goBack()

  await page.getByRole('textbox', { name: /on your mind/ }).fill('Hello')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(list.getByText('3 of 5 done')).toBeVisible()
  await list.getByRole('button', { name: 'Hide for good' }).click()
  await expect(list).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(list).toBeHidden()
})

test('the link of the welcome mail sets up without a session, once', async ({
  open,
  member,
  mailedLink,
  mails,
  call,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const ada = await member('Ada')
  await mailedLink(ada.email, 'Verify your email address')
  const link = (await mails(ada.email))[0]?.links.find((each) => each.includes('profilesetup')) ?? ''
  const page = await open(undefined, new URL(link).hash.slice(1), { locale: 'cs-CZ' })
  for (const [heading, next] of [
    ['Co vás baví?', 'Pokračovat'],
    ['Něco o vás', 'Pokračovat'],
    ['Přidejte fotku', 'Odeslat'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    for (const width of widths()) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of schemes('dark')) {
        await page.emulateMedia({ colorScheme })
        await look(page, `${heading}, ${colorScheme}, at ${width}`)
      }
    }
    if (heading === 'Co vás baví?') await page.getByRole('checkbox', { name: 'Včely' }).check()
    await page.getByRole('button', { name: next }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Váš profil je nastavený' })).toBeVisible()
  expect(await call(ada, 'show_interests', {})).toMatchObject({ interest: [expect.any(Number)] })

  await page.goto('about:blank')
  await page.goto(`/${new URL(link).hash}&step=3`)
  await page.getByRole('button', { name: 'Odeslat' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Přihlaste se a profil si nastavte' }).click()
  await expect(page).toHaveURL(/#\/login\?to=/)
})

test('interests are changed in the settings', async ({ open, member, call }) => {
  const ada = await member('Ada')
  await call(ada, 'update_session_setting', { several_devices: 1 })
  await call(ada, 'add_user_interest', { interest: '1' })
  const page = await open(ada, '/setting/interests', { viewport: { width: 375, height: 740 } })
  await expect(page.getByRole('checkbox', { name: 'Cooking' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Birds' }).check()
  await look(page, 'interests in the settings')
  await page.getByRole('button', { name: 'Save Interests' }).click()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  const { interest } = (await call(ada, 'show_interests', {})) as { interest: number[] }
  expect(interest).toHaveLength(2)
})
