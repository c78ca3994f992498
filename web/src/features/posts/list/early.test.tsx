import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import theme from '../../../../public/theme.js?raw'
import { PostContent } from '../card/PostContent.tsx'
import { renderCards } from '../card/test-cards.tsx'
import { aPost, someFiles } from '../test-posts.ts'
import { answerWith, cookieOf, refusal, success } from '../../../api/test-server.ts'

const picture = {
  width: 640,
  height: 360,
  preview: 'data:image/webp;base64,AA',
  sources: [
    { width: 320, url: '/media/hill/320.webp' },
    { width: 640, url: '/media/hill/640.webp' },
  ],
  animated: false,
  alt: 'A hill',
}
const feed = success({ recdata: [aPost(1)] })

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="members-piece" content="/members.js">'
  document.cookie = cookieOf(7, 'session.secret')
  location.hash = '#/dashboard'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  window.commonsEarly = undefined
  document.cookie = 'name=; Max-Age=0'
  location.hash = ''
})

/** Runs the page's first script. The client then starts and finds the current session. */
const begin = () => window.eval(theme) as void
async function client() {
  vi.resetModules()
  const { call } = await import('../../../api/call.ts')
  // As with the frame of members' pages.
  await import('../../../api/member-calls.ts')
  return call
}
/** Without those for the account, which every page of a member asks for. */
const feeds = (requests: ReadonlyArray<{ name: string }>) =>
  requests.filter(({ name }) => name === 'timeline')
const preloaded = () => document.head.querySelector('link[as=image]')

test('the first read of Home is answered by the request that its page began with', async () => {
  const requests = answerWith(() => feed)
  begin()
  const call = await client()
  expect(feeds(requests)).toHaveLength(1)
  const [early] = feeds(requests)
  expect((await call('timeline', {})).recdata).toEqual([aPost(1)])
  expect(feeds(requests)).toHaveLength(1)
  // Only once. The second request is the client's own, and identical for the server.
  await call('timeline', {})
  expect(feeds(requests)).toHaveLength(2)
  expect(feeds(requests)[1]).toEqual(early)
})

test('Home is asked for as it was chosen, in the language of the account', async () => {
  const requests = answerWith(() => feed)
  localStorage.setItem('commons.feed', 'following')
  document.cookie = cookieOf(7, 'session.secret').replace('language_id%22%3A1', 'language_id%22%3A2')
  begin()
  expect(requests[0]?.headers['accept-language']).toBe('cs')
  const call = await client()
  const { showLanguage } = await import('../../../locales/language.ts')
  await showLanguage('cs')
  await call('timeline', { feed: 'following' })
  expect(feeds(requests)).toHaveLength(1)
})

test.each(['', '#/', '#/dashboard?code=1'])('an address of Home asks for its posts: "%s"', (hash) => {
  const requests = answerWith(() => feed)
  location.hash = hash
  begin()
  expect(feeds(requests)).toHaveLength(1)
})

test.each([
  ['a visitor', () => (document.cookie = 'name=; Max-Age=0')],
  ['a login before its second step', () => (document.cookie = cookieOf(7, 'half.secret', '1'))],
  ['another program’s cookie', () => (document.cookie = 'name=somebody')],
  ['no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('nothing is asked for by %s', (_, given) => {
  const requests = answerWith(() => feed)
  given()
  begin()
  expect(requests).toEqual([])
  expect(window.commonsEarly).toBeUndefined()
})

test('another page of a member asks for the account only', () => {
  const requests = answerWith(() => feed)
  location.hash = '#/saved'
  begin()
  expect(requests.map(({ name }) => name)).toEqual(['show_language'])
})

test.each([
  ['for another feed', () => {}, { feed: 'following' } as const],
  ['for another member', () => (document.cookie = cookieOf(8, 'other.secret')), {}],
  ['in another session', () => (document.cookie = cookieOf(7, 'next.secret')), {}],
])('what was asked for early is not the answer %s', async (_, change, input) => {
  const requests = answerWith(() => feed)
  begin()
  change()
  const call = await client()
  await call('timeline', input)
  expect(feeds(requests)).toHaveLength(2)
})

test('an answer from before a write is not used', async () => {
  const requests = answerWith(() => feed)
  begin()
  const call = await client()
  await call('post_like', { post_id: 1 })
  await call('timeline', {})
  expect(feeds(requests)).toHaveLength(2)
})

test('the ticket of the socket, which each page asks for, spends no early answer', async () => {
  const ticket = success({ data: { ticket: 'secret', expires_in: 30 } })
  const requests = answerWith(({ name }) => (name === 'timeline' ? feed : ticket), { withSocket: true })
  begin()
  const call = await client()
  await call('socket_ticket', {})
  await call('timeline', {})
  expect(feeds(requests)).toHaveLength(1)
})

test('an answer that the socket would no longer bring up to date is not used', async () => {
  const requests = answerWith(() => feed)
  begin()
  const call = await client()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
  await call('timeline', {})
  expect(feeds(requests)).toHaveLength(2)
})

test('where the early request fails, the read makes its own at once', async () => {
  const requests = answerWith((_, count) => (count === 1 ? 'network failure' : feed))
  begin()
  const call = await client()
  await call('timeline', {})
  expect(feeds(requests)).toHaveLength(2)
})

test('a read that is given up does not wait for the early answer', async () => {
  answerWith(() => new Promise(() => {}))
  begin()
  const call = await client()
  const given = new AbortController()
  const read = call('timeline', {}, { signal: given.signal })
  given.abort()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error))
  await expect(read).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refusal is the read’s own: an ended session ends', async () => {
  const requests = answerWith(() => refusal('session_replaced', 401))
  begin()
  const call = await client()
  await expect(call('timeline', {})).rejects.toMatchObject({ refusal: 'session_replaced' })
  expect(feeds(requests)).toHaveLength(1)
  expect(document.cookie).not.toContain('name=')
})

test.each([
  ['picture', aPost(2, { picture })],
  [
    'video',
    aPost(2, {
      video: {
        width: 640,
        height: 360,
        seconds: 60,
        poster: picture,
        sources: [],
        hls: null,
        heights: [],
        storyboard: null,
        captions: null,
      },
    }),
  ],
])('the first %s is on its way before its card is drawn, as the card asks for it', async (_, post) => {
  answerWith(() => success({ recdata: [aPost(1), post] }))
  begin()
  await vi.waitFor(() => expect(preloaded()).not.toBeNull())
  const { container } = renderCards(<PostContent post={post} />)
  const shown = container.querySelector('img[srcset]')
  expect(preloaded()?.getAttribute('imagesrcset')).toBe(shown?.getAttribute('srcset'))
  expect(preloaded()?.getAttribute('imagesizes')).toBe(shown?.getAttribute('sizes'))
})

test.each([
  ['covered', () => {}, aPost(1, { picture, is_nsfw: 1 })],
  ['one of several', () => {}, aPost(1, { picture, files: someFiles(picture, picture) })],
  ['spared with data saver', () => localStorage.setItem('commons.dataSaver', 'on'), aPost(1, { picture })],
])('a picture that is %s is not loaded ahead', async (_, choose, post) => {
  answerWith(() => success({ recdata: [post] }))
  choose()
  begin()
  await window.commonsEarly?.find(({ name }) => name === 'timeline')?.answer
  await Promise.resolve()
  expect(preloaded()).toBeNull()
})
