import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import theme from '../../../../public/theme.js?raw'
import { answerWith, cookieOf, refusal, success } from '../../../api/test-server.ts'
import { aPost } from '../../posts/test-posts.ts'

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="members-piece" content="/members.js">'
  document.cookie = cookieOf(7, 'session.secret')
  location.hash = '#/dashboard'
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.commonsEarly = undefined
  document.cookie = 'name=; Max-Age=0'
  location.hash = ''
})

const plain = { first_steps: null, polls: [], has_unpublished: 0 }
const step = { step: 'post', done: 0 }

/** Opens a page at an address of Home, and reads ahead as its frame is drawn. */
async function open(home: object | undefined, answers: Readonly<Record<string, object>> = {}) {
  const requests = answerWith(({ name }) => {
    if (name === 'show_language') return success({ language_id: 1, ...(home && { home }) })
    if (name === 'timeline') return success({ recdata: [aPost(1)] })
    return success(answers[name] ?? { reels: [], recdata: [] })
  })
  vi.resetModules()
  // The first import takes longer than an early answer is good for.
  const { readAhead } = await import('./read-ahead.ts')
  const { decidedAhead, forgetAhead } = await import('./home-start.ts')
  const { queryClient } = await import('../../../api/query-client.ts')
  window.eval(theme)
  readAhead()
  await vi.waitFor(() => expect(queryClient.getQueryData(['timeline', {}])).toBeDefined())
  return { asked: () => requests.map(({ name }) => name).toSorted(), decidedAhead, forgetAhead, queryClient }
}

const early = ['reel_timeline', 'show_language', 'timeline']

test('Home has what its page began with before it is drawn, and asks for nothing twice', async () => {
  const { asked, decidedAhead, queryClient } = await open(plain)
  await vi.waitFor(() => expect(decidedAhead()?.known).toEqual({}))
  expect(queryClient.getQueryData(['post_card', { post_id: 1 }])).toMatchObject({ recdata: { post_id: 1 } })
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(['reel_timeline', { page: 1, limit: 10 }])).toBeDefined(),
  )
  expect(asked()).toEqual(early)
})

test('what a member has above the posts is loaded ahead', async () => {
  const { asked, decidedAhead } = await open({ ...plain, first_steps: [step] })
  await vi.waitFor(() => expect(decidedAhead()?.known?.Checklist).toBeDefined(), 5_000)
  expect(asked()).toEqual(early)
})

test('and so are its style sheets and texts', async () => {
  document.head.innerHTML += `
    <meta name="above-piece" content="/above.js /late.js /above.css /late.css">
    <meta name="above-texts" content="aB3-_x y7Zq1w">`
  await open({ ...plain, has_unpublished: 1 })
  const links = () => [...document.querySelectorAll('link')].map(({ outerHTML }) => outerHTML)
  const styles = ['above', 'late'].map(
    (name) => `<link rel="preload" as="style" crossorigin="" href="/${name}.css">`,
  )
  const scripts = ['members', 'above', 'late'].map((name) => `<link rel="modulepreload" href="/${name}.js">`)
  const texts = ['aB3-_x', 'y7Zq1w'].map(
    (key) => `<link rel="preload" as="fetch" crossorigin="" href="/assets/texts-${key}.en.json">`,
  )
  await vi.waitFor(() => expect(links()).toEqual(expect.arrayContaining([...styles, ...scripts, ...texts])))
})

test('which of them is unpublished is asked for', async () => {
  const { asked, decidedAhead } = await open(
    { ...plain, has_unpublished: 1 },
    { waiting_posts: { recdata: [aPost(2)] } },
  )
  await vi.waitFor(() => expect(decidedAhead()?.known?.WaitingPosts).toBeDefined(), 5_000)
  expect(decidedAhead()?.known?.OwnReels).toBeUndefined()
  expect(asked()).toEqual([...early, 'waiting_posts', 'waiting_reels'].toSorted())
})

test('a suspended member, who gets another page, is asked nothing more', async () => {
  const { asked, decidedAhead } = await open(undefined)
  expect(await decidedAhead()?.start).toBeUndefined()
  expect(asked()).toEqual(early)
})

test('what was decided is of no use after a write, nor for the next page', async () => {
  const { decidedAhead, forgetAhead } = await open(plain)
  await vi.waitFor(() => expect(decidedAhead()?.known).toEqual({}))
  forgetAhead()
  expect(decidedAhead()).toBeUndefined()
  const other = await open(plain)
  await vi.waitFor(() => expect(other.decidedAhead()?.known).toEqual({}))
  const { noteWrite } = await import('../../../api/early.ts')
  noteWrite()
  expect(other.decidedAhead()).toBeUndefined()
})

test('a page that did not begin with Home reads nothing ahead', async () => {
  const requests = answerWith(() => refusal('not_found', 404))
  vi.resetModules()
  const { readAhead } = await import('./read-ahead.ts')
  readAhead()
  expect(requests).toEqual([])
})
