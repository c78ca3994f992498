/** Every screen in both schemes and both languages: no breach of accessibility, no sideways scroll. */
import { isLong, look, staysInside, widths } from './support/look.ts'
import { expect, password, test } from './support/world.ts'

// Every run covers each scheme, language and width; the long run covers all combinations.
const usual = [
  ['light', 'en-US', widths(1280)],
  ['dark', 'cs-CZ', widths(320)],
] as const
const others = [
  ['light', 'cs-CZ', widths()],
  ['dark', 'en-US', widths()],
] as const

for (const [colorScheme, locale, screenWidths] of isLong ? [...usual, ...others] : usual) {
  test(`visitors’ screens, ${colorScheme}, ${locale}${colorScheme === 'dark' ? '' : ' @long'}`, async ({
    open,
  }) => {
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
        // Loaded from scratch each time: the previous page must not pass for this one.
        await page.goto('about:blank')
        await page.goto(`/#${path}`)
        await expect(page.locator('main').getByRole('button').last()).toBeVisible()
        // Visitors see what the site is on a phone, too.
        if (/login|register/i.test(path)) await expect(page.locator('main svg[role=img]')).toBeInViewport()
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
        // Loaded from scratch each time: the previous page must not pass for this one.
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

// The journeys about settings cover them in English and on wide screens.
for (const [colorScheme, locale, screenWidths] of isLong ? usual : usual.slice(-1)) {
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
        // Where panels are beside the list, the first one is open from the start.
        if (panel !== panels[0]) await expect(page.locator('h1')).not.toHaveText(before)
        await expect(page.locator('main section :is(input, button):visible').first()).toBeVisible()
        await look(page, `/setting/${panel} at ${width}`)
      }
    }
  })
}

test('icons are named over whatever is beside them, and a picture makes no card higher', async ({
  open,
  member,
  call,
}) => {
  const ada = await member('Ada')
  await call(ada, 'add_post', { message: 'Hello' })
  const page = await open(ada, '/dashboard', { viewport: { width: 768, height: 800 } })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).hover()
  const tip = page.locator('body > [aria-hidden=true]', { hasText: 'Saved' })
  await expect(tip).toBeVisible()
  const isOnTop = await tip.evaluate((element) => {
    element.style.pointerEvents = 'auto'
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)

  const heights = await page
    .getByRole('article')
    .locator('header')
    .evaluate((head) => {
      const withInitials = head.getBoundingClientRect().height
      head.querySelector('a span')?.replaceChildren(new Image(44, 44))
      return [withInitials, head.getBoundingClientRect().height]
    })
  expect(heights[1]).toBe(heights[0])
})

test('with text at twice its size what stands around the feed can be read', async ({
  open,
  member,
  call,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob Kratochvil')]
  await call(bob, 'add_post', { message: 'Bread', hashtag: 'sourdough' })
  await call(ada, 'update_session_setting', { several_devices: 1 })
  const larger = { content: ':root { font-size: 200% }' }

  const phone = await open(ada, '/dashboard', { viewport: { width: 375, height: 740 } })
  const reminder = phone.getByRole('region', { name: 'Verify your email' })
  await expect(reminder).toBeVisible()
  await phone.addStyleTag(larger)
  expect((await reminder.boundingBox())?.height).toBeLessThan(370)
  await staysInside(phone, 'the feed at 375, text at 200 %')

  const desk = await open(ada, '/dashboard', { viewport: { width: 1280, height: 900 } })
  const aside = desk.getByRole('complementary')
  for (const name of ['Bob Kratochvil', '#sourdough']) {
    const link = aside.getByRole('link', { name })
    await expect(link).toBeVisible()
    await desk.addStyleTag(larger)
    const isCut = await link.evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(isCut, name).toBe(false)
  }
})

test('the theme stands before the first paint, and is remembered', async ({ open, member, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const page = await open(await member('Ada'), '/dashboard', {
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
  })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  // Before any of the page's own scripts has run, except the blocking one.
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
