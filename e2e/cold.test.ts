/**
 * Every route and what opens on it, with texts that take longer than the code: no part is drawn before its
 * texts. A text that isn't there is an error in the console, which fails a journey. The long run loads each
 * route from nothing.
 */
import type { Page } from '@playwright/test'
import { isLong } from './look.ts'
import { expect, test } from './world.ts'

test.use({ actionTimeout: 20_000, money: ['play on', 'mint FCELL 1000000', 'rate FCELL/ETH 0.0005'] })

const lateMs = 300

async function enter(page: Page, path: string): Promise<void> {
  if (isLong) await page.goto('about:blank')
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0)
}

/** Has texts come after the code that shows them. */
async function delayTexts(page: Page): Promise<void> {
  await page.route('**/assets/texts-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs))
    await route.continue().catch(() => undefined)
  })
}

/** Presses each tab, and each button that announces a menu or dialog, once; `pressed` has their names. */
async function pressAll(page: Page, pressed: Set<string>): Promise<void> {
  const announced = page.locator('button[aria-haspopup]:visible, main [role=tab]:visible')
  const found = await announced.evaluateAll((all) =>
    all.map((each) => [each.role ?? 'button', each.ariaLabel ?? each.textContent.trim()] as const),
  )
  for (const [role, name] of found) {
    const button = page.getByRole(role === 'tab' ? 'tab' : 'button', { name, exact: true }).first()
    if (name === '' || pressed.has(name) || (await button.count()) === 0 || !(await button.isEnabled()))
      continue
    pressed.add(name)
    await button.click()
    if (role === 'tab') continue
    const opened = page.locator('[role=menu], [role=dialog], [role=listbox], [aria-expanded=true]')
    const shown = opened.filter({ visible: true })
    await expect(shown.first(), name).toBeVisible()
    // What is still on its way opens after the first Escape.
    await expect(async () => {
      await page.keyboard.press('Escape')
      expect(await shown.count(), name).toBe(0)
    }).toPass()
  }
}

for (const [language_id, locale] of isLong
  ? ([
      [2, 'cs-CZ'],
      [1, 'en-US'],
    ] as const)
  : ([[2, 'cs-CZ']] as const))
  test(`no part is shown before its texts, ${locale}`, async ({ open, member, call, allowErrors }) => {
    if (isLong) test.setTimeout(600_000)
    // A member's own project has nobody's pledge yet, and the like.
    allowErrors(/status of 404/)
    const [ada, bob] = [await member('Ada'), await member('Bob')]
    await call(ada, 'update_language', { language_id })
    await call(bob, 'follow', { following_id: ada.id })
    await call(ada, 'follow', { following_id: bob.id })
    await call(bob, 'send_massage', { friend_id: ada.id, message: 'Hello' })
    const idOf = (answer: Record<string, unknown>) => (answer['recdata'] as { id: number }).id
    const closing_date = new Date(Date.now() + 86_400_000).toISOString()
    const survey = { title: 'Which tree?', options: ['Oak', 'Lime'], closing_date }
    const survey_id = idOf(await call(ada, 'create_voting', survey))
    const group = idOf(await call(ada, 'group_create', { group_name: 'Gardeners' }))
    const { recdata: post } = await call(ada, 'add_post', { message: 'A tree #oak', survey_id })

    const viewport = { width: 1280, height: 900 }
    const page = await open(ada, '/login', { locale, viewport })
    await delayTexts(page)
    const pressed = new Set<string>()
    for (const path of [
      '/dashboard',
      `/timeLine/${ada.id}`,
      `/timeLine/${bob.id}`,
      `/timeLine/${ada.id}/${(post as { post_id: number }).post_id}`,
      ...['/tag/oak', '/saved', '/friends', '/widgets', '/faq', '/AllNotification', '/messaging'],
      ...['/plus', '/pro', '/analyticstraffic', '/wallet', '/creategroup', '/MyGroup', '/discoverygroups'],
      `/groupdetail/${group}`,
      ...['/createproject', '/MyProject', '/DiscoveryProject', '/allprojectslist'],
      ...['/voteAdd', '/MyVotes', '/voteDiscovery', `/votingDetail/${survey_id}`, '/reel'],
      ...[
        'muted',
        'language',
        'password',
        'sessions',
        'reports',
        'upgrade',
        'interests',
        'delete-account',
      ].map((panel) => `/setting/${panel}`),
    ]) {
      await enter(page, path)
      await pressAll(page, pressed)
    }
    expect(pressed.size).toBeGreaterThan(20)

    const visitor = await open(undefined, '/login', { locale, viewport })
    await delayTexts(visitor)
    for (const path of ['/login', '/register', '/forgetpassword', '/resetpassword/x', '/allprojects'])
      await enter(visitor, path)
  })
