/** Every screen in both schemes and both languages: no breach of accessibility, no sideways scroll. */
import { isLong, look, widths } from './look.ts'
import { expect, password, test } from './world.ts'

// Each scheme, language and width is seen in any run, and each in all the others' company in the long one.
const usual = [
  ['light', 'en-US', isLong ? widths : widths.slice(-1)],
  ['dark', 'cs-CZ', isLong ? widths : widths.slice(0, 1)],
] as const
const others = [
  ['light', 'cs-CZ', widths],
  ['dark', 'en-US', widths],
] as const

for (const [colorScheme, locale, screenWidths] of isLong ? [...usual, ...others] : usual) {
  test(`visitors’ screens, ${colorScheme}, ${locale}`, async ({ open }) => {
    for (const width of screenWidths) {
      const page = await open(undefined, '/login', {
        colorScheme,
        locale,
        viewport: { width, height: 800 },
      })
      for (const path of [
        '/login',
        '/register',
        '/Login=7',
        '/forgetpassword',
        '/resetpassword/x',
        '/notme/x',
      ]) {
        // Anew each time: what the page before showed must not pass for this one.
        await page.goto('about:blank')
        await page.goto(`/#${path}`)
        await expect(page.locator('main').getByRole('button').last()).toBeVisible()
        await look(page, `${path} at ${width}`)
      }
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
    }
  })

  test(`members’ screens, ${colorScheme}, ${locale}`, async ({ open, member, call, allowErrors }) => {
    allowErrors(/status of 404/)
    const ada = await member('Ada Nováková')
    await call(ada, 'update_language', { language_id: locale === 'cs-CZ' ? 2 : 1 })
    const long = `Žluťoučký kůň https://example.org/${'long/'.repeat(30)} ${'slovo '.repeat(200)}`
    const { recdata } = (await call(ada, 'add_post', { message: long })) as { recdata: { post_id: number } }
    await call(ada, 'add_post', { message: 'Sensitive', nsfw: 'Nudity,Violence and Gore' })
    for (const width of screenWidths) {
      const page = await open(ada, '/dashboard', { colorScheme, locale, viewport: { width, height: 800 } })
      const paths = [
        '/dashboard',
        `/timeLine/${ada.id}`,
        `/timeLine/${ada.id}/${recdata.post_id}`,
        '/timeLine/999999',
        '/nowhere',
      ]
      for (const path of paths) {
        // Anew each time: what the page before showed must not pass for this one.
        await page.goto('about:blank')
        await page.goto(`/#${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        if (!/999999|nowhere/.test(path)) await expect(page.getByRole('article').first()).toBeVisible()
        await look(page, `${path} at ${width}`)
      }
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
    }
  })
}

const panels = [
  'display-name',
  'username',
  'email',
  'language',
  'password',
  'email-notifications',
  'two-factor',
  'passkeys',
  'sessions',
  'appearance',
]

for (const [colorScheme, locale, screenWidths] of usual) {
  test(`settings’ screens, ${colorScheme}, ${locale}`, async ({ open, member, call }) => {
    const ada = await member('Ada Nováková')
    await call(ada, 'update_session_setting', { several_devices: 1 })
    await call(ada, 'update_language', { language_id: locale === 'cs-CZ' ? 2 : 1 })
    await call(ada, 'update_username', { username: `ada_${colorScheme}` })
    await call(ada, 'update_email', { email: `a.new.and.long.address.${Date.now()}@example.org`, password })
    for (const width of screenWidths) {
      const page = await open(ada, '/setting', { colorScheme, locale, viewport: { width, height: 800 } })
      await expect(page.getByRole('searchbox')).toBeVisible()
      await look(page, `/setting at ${width}`)
      for (const panel of panels) {
        const before = (await page.locator('h1').textContent()) ?? ''
        await page.goto(`/#/setting/${panel}`)
        // Beside the list the first panel is open from the start.
        if (panel !== panels[0]) await expect(page.locator('h1')).not.toHaveText(before)
        await expect(page.locator('main section :is(input, button):visible').first()).toBeVisible()
        await look(page, `/setting/${panel} at ${width}`)
      }
    }
  })
}

test('the theme stands before the first paint, and is remembered', async ({ open, member, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const page = await open(await member('Ada'), '/dashboard', {
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
  })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  // Before any script of the page's own has run, only the blocking one.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.unroute('**/assets/*.js')
})

test('the language changes everywhere without a reload', async ({ open, member }) => {
  const ada = await member('Ada')
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 800 } })
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('radio', { name: 'Čeština' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.getByRole('link', { name: 'Domů' }).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stillHere'))).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
})
