import { foundLists, type SearchResult } from '@commons/contract/people/search.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { makeRouter } from '../../../routes.tsx'
import { recentSearches } from '../../../search/recent-searches.ts'
import { renderInApp } from '../../../test-render.tsx'
import Search from './Search.tsx'

const jana: SearchResult = {
  kind: 'person',
  id: 3,
  full_name: 'Jana Nová',
  username: 'jana',
  avatar: null,
  closeness: 'friend',
}
const tag: SearchResult = {
  kind: 'tag',
  id: 5,
  hashtag: 'Gardening',
  post_count: 2,
  reel_count: 0,
  video_count: 0,
}
const post: SearchResult = {
  kind: 'post',
  thread: null,
  id: 9,
  user_id: 4,
  username: 'bob',
  full_name: 'Bob Malý',
  profile_pic: null,
  excerpt: 'Naše Zahrada roste',
  duration: '2h',
  created_at: '2026-11-20T08:00:00.000Z',
  file_type: 'image',
  post_type: 'private',
  nsfw: '',
}

const onClose = vi.fn()
let router: ReturnType<typeof makeRouter>

function logIn(id: number) {
  openSession({ id, api_key: `key${id}.secret` } as Session)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  onClose.mockClear()
  logIn(7)
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  act(() => endSession('logged_out'))
})

type Reply = Parameters<typeof answerWith>[0]

/** The answer with these results, each in the list of its kind. */
function answerOf(results: readonly SearchResult[]) {
  const lists = Object.entries(foundLists).map(
    ([kind, list]) => [list, results.filter((result) => result.kind === kind)] as const,
  )
  return success(Object.fromEntries(lists))
}

/** Opens the search with results by text. */
async function open(found: (text: string) => readonly SearchResult[] | ReturnType<Reply>) {
  const sent = answerWith(({ name, body }) => {
    if (name === 'show_nsfw_setting') return success({ age: 'adult', nsfw_setting: [] })
    if (name !== 'all_search') return success()
    const answer = found(String(body['search']))
    return Array.isArray(answer) ? answerOf(answer as SearchResult[]) : (answer as ReturnType<Reply>)
  })
  router = makeRouter()
  const rendered = renderInApp(
    <RouterContextProvider router={router}>
      <Search onClose={onClose} />
    </RouterContextProvider>,
  )
  await screen.findByRole('combobox')
  return {
    ...rendered,
    searched: () => sent.filter(({ name }) => name === 'all_search').map(({ body }) => body['search']),
  }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map((each) => each.textContent)
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

const group: SearchResult = {
  kind: 'group',
  id: 6,
  group_name: 'Gardeners',
  avatar: null,
  member_count: 3,
  is_closed_group: 1,
  is_project: 0,
}

test('finds people, tags, groups, posts and reels as one types, and asks once for a pause', async () => {
  const reel: SearchResult = { ...post, kind: 'reel', file_type: 'video', post_type: 'public' }
  const { searched } = await open((text) => (text === '' ? [] : [reel, post, group, tag, jana]))
  type('z')
  type('za')
  type('  zahr ')
  await waitFor(() => expect(options()).toHaveLength(5))
  expect(searched()).toEqual(['', 'zahr'])
  expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(5)
  expect(within(screen.getByRole('group', { name: 'People' })).getByRole('option').textContent).toContain(
    'Friend',
  )
  expect(screen.getByRole('group', { name: 'Tags' }).textContent).toContain('#Gardening2 public posts')
  const groups = within(screen.getByRole('group', { name: 'Groups and projects' }))
  expect(groups.getByRole('option').textContent).toContain('Close3 members')
  expect(groups.getByRole('option').getAttribute('href')).toMatch(/groupdetail\/6$/)
  const found = within(screen.getByRole('group', { name: 'Posts' }))
  expect(found.getByText('Zahr').tagName).toBe('MARK')
  expect(found.getByRole('img', { name: 'Private' })).toBeTruthy()
  expect(found.getByRole('img', { name: 'Picture' })).toBeTruthy()
  expect(found.getByRole('option').getAttribute('href')).toMatch(/timeLine\/4\/9$/)
  const films = within(screen.getByRole('group', { name: 'Reels' }))
  expect(films.getByRole('img', { name: 'Video' })).toBeTruthy()
  expect(films.getByRole('option').getAttribute('href')).toMatch(/reel\?reelid=9$/)
  expect(screen.getByText('5 results found')).toBeTruthy()
})

test('a survey is found with who asks and whether it is open, and leads there', async () => {
  const survey: SearchResult = {
    kind: 'survey',
    id: 12,
    user_id: 4,
    username: 'bob',
    full_name: 'Bob Malý',
    profile_pic: null,
    title: 'Which tree?',
    closing_date: '2099-01-01T00:00:00.000Z',
    is_closed: 0,
  }
  await open((text) => (text === '' ? [] : [survey, { ...survey, id: 11, title: 'Old tree', is_closed: 1 }]))
  type('tree')
  await waitFor(() => expect(options()).toHaveLength(2))
  const [one, other] = within(screen.getByRole('group', { name: 'Surveys' })).getAllByRole('option')
  expect([one?.textContent, other?.textContent]).toEqual([
    expect.stringMatching(/Which tree\?.*Open.*Bob Malý/),
    expect.stringMatching(/Old tree.*Closed.*Bob Malý/),
  ])
  expect(one?.getAttribute('href')).toMatch(/votingDetail\/12$/)
  press('Enter')
  await waitFor(() => expect(router.history.location.pathname).toBe('/votingDetail/12'))
})

test('the first is chosen, arrows choose in a ring, and Enter leads there and is remembered', async () => {
  await open((text) => (text === '' ? [] : [jana, tag]))
  type('ja')
  await waitFor(() => expect(chosen()).toContain('Jana'))
  press('ArrowDown')
  expect(chosen()).toContain('#Gardening')
  press('ArrowDown')
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  press('ArrowUp')
  press('ArrowUp')
  expect(chosen()).toContain('Jana')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
  press('Enter')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(router.history.location.pathname).toBe('/timeLine/3'))
  expect(localStorage.getItem('commons.searches')).toContain('ja')
})

test('an answer that comes late is not shown, and chooses nothing', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof success>>()
  const { searched } = await open((text) => {
    if (text === 'slow') return slow.promise
    return text === 'fast' ? [tag] : text === 'slow again' ? [jana, tag] : []
  })
  type('slow')
  await waitFor(() => expect(searched()).toContain('slow'))
  type('fast')
  await waitFor(() => expect(options()).toHaveLength(1))
  await act(async () => slow.resolve(answerOf([jana, post])))
  expect(options()).toEqual([expect.stringContaining('#Gardening')])
  // Earlier results stay while the next load; Enter waits for the new ones.
  type('slow again')
  expect(options()).toHaveLength(1)
  press('Enter')
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(router.history.location.pathname).toBe('/timeLine/3'))
})

test('nothing found, a failure with a way to try again, and offline each say so', async () => {
  let isDown = true
  await open((text) => (text === 'down' && isDown ? refusal('too_large', 413) : []))
  expect(await screen.findByText('Search user')).toBeTruthy()
  type('none')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  type('down')
  expect((await screen.findByRole('alert')).textContent).toContain('Text of too_large')
  expect(field().value).toBe('down')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  act(() => onlineManager.setOnline(false))
  type('offline')
  expect(await screen.findByText(/You're offline/)).toBeTruthy()
})

test('what is marked as sensitive is covered, but for its author', async () => {
  const secret = { ...post, nsfw: 'Nudity', excerpt: 'Zahrada, bare' }
  await open((text) => (text === '' ? [] : [secret, { ...secret, id: 10, user_id: 7 }]))
  type('zahrada')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(options()[0]).toContain('marked as sensitive. Nudity')
  expect(options()[0]).not.toContain('bare')
  expect(options()[1]).toContain('bare')
})

test('a filter goes into the field from the hint', async () => {
  await open(() => [])
  type('garden')
  fireEvent.click(screen.getByRole('button', { name: 'has:image' }))
  expect(field().value).toBe('garden has:image ')
})

test('before anything is typed there are those one knows, and what was searched for lately', async () => {
  recentSearches.add('older')
  recentSearches.add('newer')
  recentSearches.add('OLDER')
  const { searched } = await open((text) => (text === '' ? [jana, tag] : []))
  expect(await screen.findByRole('group', { name: 'People you know' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Tags you follow' })).toBeTruthy()
  const recent = within(screen.getByRole('region', { name: 'Recent searches' }))
  expect(recent.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['OLDER', 'newer'])
  fireEvent.click(recent.getByRole('button', { name: 'Forget newer' }))
  expect(recent.getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(field())
  fireEvent.click(recent.getByRole('button', { name: 'OLDER' }))
  expect(field().value).toBe('OLDER')
  await waitFor(() => expect(searched()).toContain('OLDER'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('commons.searches')).toBeNull()
})

test('what one member searched for is gone when they leave, and never another’s', async () => {
  recentSearches.add('secret')
  act(() => endSession('session_expired'))
  expect(localStorage.getItem('commons.searches')).toBeNull()
  act(() => logIn(7))
  recentSearches.add('secret')
  const kept = localStorage.getItem('commons.searches') ?? ''
  act(() => logIn(8))
  localStorage.setItem('commons.searches', kept)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'commons.searches' })))
  await open(() => [])
  expect(await screen.findByText('Search user')).toBeTruthy()
  expect(screen.queryByText('secret')).toBeNull()
})

test('jobs and freelancers are shown with what they pay and ask for, and lead to their pages', async () => {
  const bob = { user_id: 4, username: 'bob', full_name: 'Bob Malý', profile_pic: null }
  const job: SearchResult = {
    kind: 'job',
    id: 5,
    ...bob,
    title: 'An oven of clay',
    cost_estimation: '200-300',
    pay_by: 'fixed',
  }
  const freelancer: SearchResult = {
    kind: 'freelancer',
    id: 4,
    ...bob,
    professional_headline: '',
    top_skills: ['Clay', 'Straw'],
    hourly_rate: '45.5',
  }
  await open((text) => (text === 'clay' ? [job, freelancer] : []))
  type('clay')
  const work = within(await screen.findByRole('group', { name: 'Freelance projects' })).getByRole('option')
  expect(work.textContent).toContain('An oven of clay')
  expect(work.textContent).toContain('$200 – $300 fixed price')
  expect(work.getAttribute('href')).toMatch(/projects\/5$/)
  const person = within(screen.getByRole('group', { name: 'Freelancers' })).getByRole('option')
  expect(person.textContent).toContain('$45.50 an hour')
  expect(within(person).getByText('Clay').tagName).toBe('MARK')
  expect(person.getAttribute('href')).toMatch(/u\/4$/)
})

test('a video is shown with its channel and leads to it', async () => {
  const video: SearchResult = {
    kind: 'video',
    id: 12,
    title: 'A mended plate',
    channel_id: 4,
    channel_name: 'Quiet Kiln',
    channel_file: null,
    created_at: '2026-11-20T08:00:00.000Z',
  }
  await open((text) => (text === 'mended' ? [video] : []))
  type('mended')
  const option = await screen.findByRole('option', { name: /A mended plate/ })
  expect(within(option).getByText('Quiet Kiln')).toBeTruthy()
  expect(within(option).getByText('mended').tagName).toBe('MARK')
  fireEvent.click(option)
  await waitFor(() => expect(router.state.location.href).toBe('/vtube/12'))
})
