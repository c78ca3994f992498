/**
 * Every route and what opens on it, with texts that take longer than the code: no part is drawn before its
 * texts. A text that isn't there is an error in the console, which fails a journey. The usual run walks a
 * few.
 */
import type { Page } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { isLong } from './support/look.ts'
import { expect, test } from './support/world.ts'

test.use({ actionTimeout: 20_000, money: ['play on', 'mint FCELL 1000000', 'rate FCELL/ETH 0.0005'] })

const lateMs = 200

async function enter(page: Page, path: string): Promise<void> {
  // From nothing, or the page before would pass for this one.
  await page.goto('about:blank')
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0)
}

interface Own {
  readonly id: number
  readonly post: number
  readonly group: number
  readonly event: number
  readonly survey: number
}

/** An address of each route: a new one doesn't compile before it is here. */
const routes = ({ id, post, group, event, survey }: Own): Record<keyof typeof paths, string> => ({
  landing: paths.landing(),
  login: paths.login(),
  loginFor: paths.loginFor('7'),
  invited: paths.invited('an-invitation'),
  register: paths.register(),
  forgotPassword: paths.forgotPassword(),
  resetPassword: paths.resetPassword('x'),
  notMe: paths.notMe('x'),
  twoFactor: paths.twoFactor(),
  publicProjects: paths.publicProjects(),
  publicProject: paths.publicProject(0),
  profileSetup: paths.profileSetup(),
  dashboard: paths.dashboard(),
  timeline: paths.timeline(id, post),
  tag: paths.tag('oak'),
  saved: paths.saved(),
  drafts: paths.drafts(),
  peopleLists: paths.peopleLists(),
  peopleList: paths.peopleList(0),
  friends: paths.friends(),
  widgets: paths.widgets(),
  faq: paths.faq(),
  notifications: paths.notifications(),
  messaging: paths.messaging(),
  plan: paths.plan('plus'),
  analytics: paths.analytics(),
  wallet: paths.wallet(),
  decisionLog: paths.decisionLog(),
  reserves: paths.reserves(),
  rules: paths.rules(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  imprint: paths.imprint(),
  admin: paths.admin(),
  adminClaim: paths.adminClaim(),
  adminReports: paths.adminReports(),
  adminReport: paths.adminReport(0),
  adminAppeals: paths.adminAppeals(),
  adminMessages: paths.adminMessages(),
  adminMessagesWith: paths.adminMessagesWith(0),
  adminTemplates: paths.adminTemplates(),
  adminStart: paths.adminStart(),
  adminMembers: paths.adminMembers(),
  adminMember: paths.adminMember(0),
  adminDisputes: paths.adminDisputes(),
  adminDispute: paths.adminDispute(0),
  adminWithdrawals: paths.adminWithdrawals(),
  adminWithdrawal: paths.adminWithdrawal(0),
  adminMoney: paths.adminMoney(),
  adminSignups: paths.adminSignups(),
  adminEntry: paths.adminEntry(),
  adminWords: paths.adminWords(),
  adminTags: paths.adminTags(),
  adminInterests: paths.adminInterests(),
  adminLog: paths.adminLog(),
  adminBackups: paths.adminBackups(),
  adminStorage: paths.adminStorage(),
  adminJobs: paths.adminJobs(),
  adminSettings: paths.adminSettings(),
  adminRules: paths.adminRules(),
  adminLegal: paths.adminLegal(),
  adminAnnouncements: paths.adminAnnouncements(),
  group: paths.group(group),
  groupEvent: paths.groupEvent(group, event),
  createGroup: paths.createGroup(),
  myGroups: paths.myGroups(),
  discoverGroups: paths.discoverGroups(),
  createProject: paths.createProject(),
  myProjects: paths.myProjects(),
  discoverProjects: paths.discoverProjects(),
  projectLists: paths.projectLists(),
  freelancer: paths.freelancer(0),
  checkReputation: paths.checkReputation(),
  freelancing: paths.freelancing(),
  freelanceDashboard: paths.freelanceDashboard(),
  findWork: paths.findWork(),
  findFreelancers: paths.findFreelancers(),
  myJobs: paths.myJobs(),
  insightBids: paths.insightBids(),
  freelancerSettings: paths.freelancerSettings('profile'),
  disputes: paths.disputes(),
  dispute: paths.dispute(0),
  accountLink: paths.accountLink('linkedin'),
  postJob: paths.postJob(),
  job: paths.job(0),
  editJob: paths.editJob(0),
  agreement: paths.agreement(0),
  createSurvey: paths.createSurvey(),
  mySurveys: paths.mySurveys(),
  discoverSurveys: paths.discoverSurveys(),
  survey: paths.survey(survey),
  recount: paths.recount(survey),
  reels: paths.reels(),
  reel: paths.reel(0),
  reelSound: paths.reelSound(0),
  videos: paths.videos(),
  video: paths.video(0),
  videoSubscriptions: paths.videoSubscriptions(),
  manageSubscriptions: paths.manageSubscriptions(),
  watchHistory: paths.watchHistory(),
  watchLater: paths.watchLater(),
  heldComments: paths.heldComments(),
  playlists: paths.playlists(),
  playlist: paths.playlist(0),
  searchVideos: paths.searchVideos('oak'),
  allChannels: paths.allChannels(),
  buyEth: paths.buyEth(),
  channelAnalytics: paths.channelAnalytics(0),
  channel: paths.channel(0),
  share: paths.share('tag', 'oak'),
  verifyEmail: paths.verifyEmail('x'),
  setting: paths.setting(),
})

const visitorsOwn: ReadonlyArray<keyof typeof paths> = [
  'landing',
  'login',
  'loginFor',
  'register',
  'forgotPassword',
  'resetPassword',
  'notMe',
  'twoFactor',
  'publicProjects',
  'publicProject',
  'profileSetup',
  'checkReputation',
]
const ofVisitors: ReadonlySet<string> = new Set(visitorsOwn)

const inEachRun: ReadonlyArray<keyof typeof paths> = [
  'register',
  'dashboard',
  'timeline',
  'group',
  'survey',
  'wallet',
]
const usual: ReadonlySet<string> = new Set(inEachRun)

/** Has texts come after the code that shows them. */
async function delayTexts(page: Page): Promise<void> {
  await page.route('**/assets/texts-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs))
    await route.continue().catch(() => undefined)
  })
}

/** Presses each tab, and each button that announces a menu or dialog, once; `pressed` has their names. */
async function pressAll(page: Page, path: string, pressed: Set<string>): Promise<void> {
  const announced = page.locator('button[aria-haspopup]:enabled:visible, main [role=tab]:visible')
  for (let at = 0; at < (await announced.count()); at++) {
    const button = announced.nth(at)
    const [role, label] = await button.evaluate(
      (each) => [each.role, each.ariaLabel ?? each.textContent] as const,
    )
    // Without the numbers that change meanwhile.
    const name = label.replaceAll(/\d/g, '')
    if (pressed.has(name)) continue
    pressed.add(name)
    await button.click()
    if (role === 'tab') continue
    const opened = page.locator('[role=menu], [role=dialog], [role=listbox], :not(nav *)[aria-expanded=true]')
    await expect(opened.filter({ visible: true }).first(), name).toBeVisible()
    await page.keyboard.press('Escape')
    // What asks before it closes stays; the way back to the page closes it.
    if ((await opened.filter({ visible: true }).count()) > 0) await enter(page, path)
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
    const { recdata: planned } = await call(ada, 'group_event_create', {
      group_id: group,
      title: 'Seed swap',
      begins_at: closing_date,
      ends_at: new Date(Date.now() + 90_000_000).toISOString(),
      time_zone: 'Europe/Prague',
    })
    const event = (planned as { group_event_id: number }).group_event_id
    const { recdata: post } = await call(ada, 'add_post', { message: 'A tree #oak', survey_id })

    const viewport = { width: 1280, height: 900 }
    const page = await open(ada, '/login', { locale, viewport })
    await delayTexts(page)
    const pressed = new Set<string>()
    const all = Object.entries(
      routes({ id: ada.id, post: (post as { post_id: number }).post_id, group, event, survey: survey_id }),
    )
    const ofMembers = all.flatMap(([name, path]) =>
      ofVisitors.has(name) || (!isLong && !usual.has(name)) ? [] : [path],
    )
    for (const path of [...ofMembers, paths.timeline(bob.id), paths.setting('muted')]) {
      await enter(page, path)
      await pressAll(page, path, pressed)
    }
    const panels = page.locator('a[href^="/#/setting/"]')
    const links = await panels.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(15)
    for (const link of isLong ? links : []) {
      await enter(page, link.slice(2))
      await pressAll(page, link.slice(2), pressed)
    }
    expect(pressed.size).toBeGreaterThan(isLong ? 14 : 8)

    const visitor = await open(undefined, '/login', { locale, viewport })
    await delayTexts(visitor)
    for (const [name, path] of all)
      if (ofVisitors.has(name) && (isLong || usual.has(name))) await enter(visitor, path)
  })
