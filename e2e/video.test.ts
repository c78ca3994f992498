/** Videos: posted, processed after the answer, and played with our own controls. */
import type { Locator, Page } from '@playwright/test'
import { mp4Bytes } from '../server/test/files/videos.ts'
import { fileInput, post, text } from './composer.ts'
import { look } from './look.ts'
import { beginPlus } from './plus.ts'
import { expect, hears, type Member, password, test as journey } from './world.ts'

const captions = `WEBVTT

00:00.000 --> 00:30.000
Good evening, <b>everybody</b>.
`

interface Sent {
  readonly message: string
  readonly alt?: string
  readonly nsfw?: string
  readonly video: Buffer
  readonly captions?: string
}

/** Posts a video without a browser; it is ready some time later. */
async function postVideo(url: string, { id, email }: Member, { video, captions: vtt, ...fields }: Sent) {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user_data } = (await login.json()) as { user_data: { api_key: string } }
  const form = new FormData()
  for (const [name, value] of Object.entries({ user_id: String(id), api_key: user_data.api_key, ...fields }))
    form.append(name, value)
  form.append('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), 'video.mp4')
  if (vtt !== undefined) form.append('captions', new Blob([vtt], { type: 'text/vtt' }), 'captions.vtt')
  const response = await fetch(`${url}/api/users/add_post`, { method: 'POST', body: form })
  const answer = (await response.json()) as { code: boolean; recdata: { post_id: number } }
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: true })
  return answer.recdata.post_id
}

// Workers run at low priority: on a busy machine they take their time.
const patience = { timeout: 60_000 }

const film = () => mp4Bytes({ seconds: 20, width: 192, height: 108, fps: 5, audio: false })
const cardOf = (page: Page, words: string) =>
  page.getByRole('feed').getByRole('article').filter({ hasText: words })
const timeOf = (card: Locator) =>
  card.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const isPaused = (card: Locator) => card.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

interface Sender {
  /** A member who uploads from one device while she watches on another. */
  ada: Member
  /** Posts her video and waits until it is visible. */
  publish(sent: Sent): Promise<void>
}

const test = journey.extend<Sender>({
  ada: async ({ member, call }, provide) => {
    const ada = await member('Ada')
    await call(ada, 'update_session_setting', { several_devices: 1 })
    await provide(ada)
  },
  publish: async ({ ada, call, commons }, provide) => {
    await provide(async (sent) => {
      const postId = await postVideo(commons.url, ada, sent)
      const state = async () => {
        const { recdata } = await call(ada, 'post_detail', { post_id: postId })
        return (recdata as { file_state: string }).file_state
      }
      await expect.poll(state, patience).toBe('ready')
    })
  },
})

test.beforeEach(async ({ browser }) => {
  const page = await browser.newPage()
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"'),
  )
  await page.close()
  test.skip(plays === '', 'This browser was built without H.264 and AAC.')
})

// With data saved they wouldn't play by themselves.
test.use({ savesData: false })

test('a video becomes ready without a reload, and plays on two members’ screens', async ({
  open,
  member,
  call,
}) => {
  const [her, him] = [await member('Ada'), await member('Bob')]
  await call(him, 'add_post', { message: 'Somebody was here before' })
  for (const each of [her, him]) await call(each, 'update_autoplay', { autoplay: 0 })
  const [ada, bob] = [await open(her, '/dashboard'), await open(him, '/dashboard')]
  await Promise.all([hears(ada, 'waiting'), hears(bob, 'feed')])
  await ada.bringToFront()
  const buffer = await film()
  await fileInput(ada).setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer })
  await text(ada).fill('Look how it moves')
  await post(ada).click()

  await expect(ada.getByText('Posted', { exact: true })).toBeVisible(patience)
  await expect(ada.getByText('Your post is almost there')).toBeHidden()
  // If processing took long and she has scrolled on, the post waits for her at the top.
  await ada.evaluate(() => window.scrollTo(0, 0))
  const hers = cardOf(ada, 'Look how it moves')
  await hers.getByRole('button', { name: /^Play: Video by Ada/ }).click()
  await expect.poll(() => timeOf(hers)).toBeGreaterThan(0.3)

  await bob.bringToFront()
  await bob.getByRole('button', { name: /new post/ }).click()
  const his = cardOf(bob, 'Look how it moves')
  await his.getByRole('button', { name: /^Play: Video by Ada/ }).click()
  await expect.poll(() => timeOf(his)).toBeGreaterThan(0.3)
  expect(await his.locator('video').evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(20, 0)
})

test('it is paused, sought in and hurried by keys, mouse and menu', async ({ open, ada, publish, call }) => {
  await call(ada, 'update_autoplay', { autoplay: 0 })
  await publish({
    message: 'Watch me',
    alt: 'A test card',
    video: await film(),
    captions,
  })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 900 } })
  const card = cardOf(page, 'Watch me')
  const start = card.getByRole('button', { name: 'Play: Video by Ada: A test card, 20 seconds' })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(() => timeOf(card)).toBeGreaterThan(0.2)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(card)).toBe(true)

  const before = await timeOf(card)
  await page.keyboard.press('l')
  await expect.poll(async () => (await timeOf(card)) - before).toBeCloseTo(10, 1)
  await page.keyboard.press('2')
  await expect.poll(() => timeOf(card)).toBeCloseTo(4, 0)
  const slider = card.getByRole('slider', { name: 'Position' })
  await expect(slider).toHaveAttribute('aria-valuetext', '4 seconds of 20 seconds')
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not drawn')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 4 })
  await expect(card.getByText('0:10', { exact: true })).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => timeOf(card)).toBeCloseTo(10, 0)

  await card.getByRole('button', { name: 'Speed: 1×' }).click()
  await page.getByRole('menuitemradio', { name: '1.5×', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Speed: 1.5×' })).toBeFocused()
  await expect(card.getByText('Good evening')).toBeHidden()
  await page.keyboard.press('c')
  await expect(card.getByText('Good evening, everybody.')).toBeVisible()
  await page.keyboard.press('m')
  await look(page, 'a video that has been played')

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await card.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)

  // The choices of this browser survive a reload, the speed doesn't.
  await page.reload()
  await card.getByRole('button', { name: /^Play: / }).click()
  await expect(card.getByText('Good evening, everybody.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Unmute' })).toBeAttached()
  await expect(card.getByRole('button', { name: 'Speed: 1×' })).toBeAttached()
})

test('a video that cannot be processed says why and gives its words back', async ({ open, ada, commons }) => {
  const page = await open(ada, '/dashboard')
  await hears(page, 'waiting')
  const broken = await film()
  // The header is intact, the content isn't.
  broken.fill(0x5a, broken.indexOf('mdat') + 4)
  await postVideo(commons.url, ada, { message: 'My holiday', video: broken })
  const waiting = page.getByRole('region', { name: 'Posts not published yet' })
  await expect(waiting.getByText("Couldn't publish your post")).toBeVisible(patience)
  await expect(waiting.getByRole('alert')).not.toBeEmpty()
  await look(page, 'a post that failed')
  await waiting.getByRole('button', { name: 'Edit and resend' }).click()
  await expect(waiting).toBeHidden()
  await expect(text(page)).toHaveValue('My holiday')
})

test('it plays by itself, without sound, only where the member and the device want that @long', async ({
  open,
  ada,
  publish,
  call,
  mailedLink,
}) => {
  await publish({ message: 'By itself', video: await film() })
  await beginPlus(ada, { call, mailedLink })
  await call(ada, 'update_autoplay', { autoplay: 1 })
  const moving = await open(ada, '/dashboard')
  const card = cardOf(moving, 'By itself')
  await card.locator('video').scrollIntoViewIfNeeded()
  await expect.poll(() => timeOf(card)).toBeGreaterThan(0.2)
  expect(await card.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await card.getByRole('button', { name: 'Pause' }).focus()
  await moving.keyboard.press('Enter')
  await expect.poll(() => isPaused(card)).toBe(true)

  const asked: string[] = []
  const still = await open(ada, '/dashboard', { reducedMotion: 'reduce' })
  still.on('request', (request) => asked.push(request.url()))
  await still.reload()
  const start = cardOf(still, 'By itself').getByRole('button', { name: /^Play: / })
  await start.scrollIntoViewIfNeeded()
  // Opening another page gives a video time to begin.
  await still.getByRole('link', { name: 'Profile' }).first().click()
  await expect(still.getByRole('heading', { name: 'Ada' })).toBeVisible()
  await start.scrollIntoViewIfNeeded()
  await expect(start).toBeInViewport()
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([])
})

test('that a post is published is told on any screen @long', async ({ open, ada, commons }) => {
  const page = await open(ada, '/setting/language')
  await hears(page, 'waiting')
  await postVideo(commons.url, ada, { message: 'Meanwhile', video: await film() })
  await expect(page.getByText('Posted', { exact: true })).toBeVisible(patience)
})

test('a video that was cut off goes on when the network is back, one that was stopped does not @long', async ({
  open,
  ada,
  publish,
  call,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await call(ada, 'update_autoplay', { autoplay: 0 })
  for (const message of ['Stopped', 'Cut off']) await publish({ message, video: await film() })
  const page = await open(ada, '/dashboard', { viewport: { width: 1280, height: 1600 } })
  const [stopped, cutOff] = [cardOf(page, 'Stopped'), cardOf(page, 'Cut off')]
  await expect(cutOff.getByRole('button', { name: /^Play: / })).toBeVisible()
  await page.context().setOffline(true)
  for (const card of [stopped, cutOff]) {
    await card.getByRole('button', { name: /^Play: / }).click()
    await expect(card.getByText("The video will continue when you're back.")).toBeVisible()
  }
  await page.context().setOffline(false)
  await expect.poll(() => timeOf(cutOff)).toBeGreaterThan(0.2)
  await expect(stopped.getByText("The video will continue when you're back.")).toBeHidden()
  expect(await isPaused(stopped)).toBe(true)
  expect(await timeOf(stopped)).toBe(0)
})

test('of a sensitive video nothing is asked for before it is revealed', async ({
  open,
  ada,
  member,
  publish,
  call,
  mailedLink,
}) => {
  await publish({ message: 'Hidden', nsfw: 'Violence and Gore', video: await film() })
  // Another member watches: for its author the post isn't covered.
  const bob = await member('Bob')
  await beginPlus(bob, { call, mailedLink })
  await call(bob, 'update_autoplay', { autoplay: 1 })
  const page = await open(bob, '/setting/language')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/#/timeLine/${ada.id}`)
  const reveal = page.getByRole('button', { name: 'I am over 18 years of age' })
  await expect(reveal).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/media/'))).toEqual([])
  await reveal.click()
  await expect.poll(() => asked.some((path) => /^\/media\/.*\.webp$/.test(path))).toBe(true)
})
