import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { aSaid } from '../../discussion/test-discussion.ts'
import { aGroup, renderOnPage } from '../groups/test-groups.tsx'
import { ProjectCard } from './card/ProjectCard.tsx'
import CreateProjectPage from './create/CreateProjectPage.tsx'
import { ProjectBody } from './detail/ProjectBody.tsx'
import { ProjectMenu } from './owner/ProjectMenu.tsx'
import { aProject } from './test-projects.ts'

// The funding parts have their own tests.
vi.mock('./detail/project-pieces.ts', () => {
  const None = () => null
  return {
    projectPieces: {
      Crowdfund: None,
      Remind: None,
      Own: None,
      Terms: None,
      Stretch: None,
      Rewards: None,
      Updates: None,
      Backers: None,
    },
  }
})

beforeEach(() => {
  window.location.hash = '#/'
  openSession({ id: 9, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

test('a card says how far a project has come, and its owner has a menu', async () => {
  const own = aProject({ user_type: 'admin', role: 'owner' })
  const other = aProject({ id: 8, group_name: 'Loom' })
  const over = aProject({ id: 6, group_name: 'Table', state: 'returned', days_left: 0, funded_percent: 0 })
  renderOnPage(
    <ul>
      <ProjectCard project={own} menu={<ProjectMenu project={own} />} />
      <ProjectCard project={over} />
      <ProjectCard project={other} />
    </ul>,
  )
  const [first, second] = screen.getAllByRole('listitem')
  const card = within(first as HTMLElement)
  const ring = card.getByRole('progressbar', { name: 'Funded' })
  expect(ring.getAttribute('aria-valuenow')).toBe('64')
  expect(ring.getAttribute('aria-valuetext')).toBe('64% of 10,000 FCELL')
  card.getByText('9 days left')
  card.getByText('12 backers')
  expect(card.queryByRole('link', { name: 'Crowdfund Oven' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Crowdfund Loom' }).getAttribute('href')).toContain(
    '/groupdetail/8?crowdfund=8',
  )
  fireEvent.click(card.getByRole('button', { name: 'More for Oven' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Edit', 'Make Closed', 'Delete Group'])
  const ended = within(second as HTMLElement)
  ended.getByText('Ended, pledges returned')
  expect(ended.queryByRole('link', { name: 'Crowdfund Table' })).toBeNull()
})

test('a visitor backs a project through the login, and sees its public page', () => {
  renderOnPage(
    <ul>
      <ProjectCard project={aProject()} isVisitor />
    </ul>,
  )
  expect(screen.getByRole('link', { name: 'Crowdfund Oven' }).getAttribute('href')).toContain('/Login=5')
  expect(screen.getByRole('link', { name: 'Oven' }).getAttribute('href')).toContain('/allprojects/5')
})

test('what visitors ask for is asked by the address, without who asks', async () => {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    addresses.push(`${method} ${address} ${String(body)}`)
    return new Response(JSON.stringify({ code: true, message: 'Success', recdata: [] }))
  })
  await call('public_project_list', { sort: 'ending', search: 'öven', before: undefined })
  expect(addresses).toEqual(['GET /api/users/project_list?sort=ending&search=%C3%B6ven null'])
})

const Body = ({ tab }: { tab?: string }) => (
  <ProjectBody
    group={aGroup({ is_project: 1 })}
    asked={tab === undefined ? {} : { tab }}
    renderTab={() => null}
    rules={null}
  />
)
const aQuestion = (id: number, comment: string) => ({
  ...aSaid(id),
  comment_id: id,
  object_id: 30,
  parent_id: null,
  comment,
  like_count: 0,
  liked: 0,
  reply_count: 0,
  replies: [],
})
const answerProject = (funding: object, questions: readonly object[] = []) =>
  answerWith(({ name }) =>
    name === 'comment_list'
      ? success({ object: 30, recdata: questions })
      : name === 'project_faq_list'
        ? success({ object: 30, can_change: 0, recdata: [] })
        : success({ recdata: { ...aProject(), discussion_id: 30, is_owner: 0, ...funding } }),
  )

test('up to three questions show at once, and only more are collapsed', async () => {
  const questions = [aQuestion(3, 'And when?'), aQuestion(2, 'How hot?'), aQuestion(1, 'How big?')]
  answerProject({ comments_count: 3 }, questions)
  const { unmount } = renderOnPage(<Body tab="questions" />)
  const list = await screen.findByRole('list', { name: 'Comments' })
  expect(
    within(list).getByText('And when?').compareDocumentPosition(within(list).getByText('How big?')),
  ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(screen.queryByRole('button', { name: /View/ })).toBeNull()
  unmount()
  answerProject({ comments_count: 4 }, questions)
  renderOnPage(<Body tab="questions" />)
  await screen.findByRole('button', { name: 'View 4 comments' })
  screen.getByText('And when?')
})

test('owners are not asked to question their own project', async () => {
  answerProject({ comments_count: 0, is_owner: 1 })
  renderOnPage(<Body tab="questions" />)
  await screen.findByRole('button', { name: 'Write a comment' })
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull()
})

test('a project’s page says what it needs, until when and what happens then', async () => {
  answerProject({ comments_count: 0 })
  const { unmount } = renderOnPage(<Body />)
  await screen.findByText('6,450.5')
  screen.getByText('of 10,000 FCELL pledged')
  expect(screen.getByRole('progressbar', { name: 'Funded' }).getAttribute('aria-valuenow')).toBe('64')
  screen.getByText(/All or nothing: below the target, every pledge goes back/)
  within(screen.getByRole('region', { name: 'Story' })).getByText('Bread for the street')
  screen.getByText('Brno, Czechia')
  expect(screen.getByRole('link', { name: 'Story' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toContain(
    '/groupdetail/5?tab=questions',
  )
  unmount()
  renderOnPage(<Body tab="questions" />)
  await screen.findByRole('region', { name: 'Questions' })
  expect(screen.queryByRole('region', { name: 'Story' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ask a question' }))
  await screen.findByRole('textbox')
})

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create project' })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('a project needs a title and a target, and is all or nothing unless it is said', async () => {
  const sent = answerWith(({ name }) =>
    name === 'project_create' ? success({ recdata: aProject({ id: 12 }) }) : success({ recdata: [] }),
  )
  renderOnPage(<CreateProjectPage />)
  expect(create().disabled).toBe(true)
  fill('Title', 'Oven')
  fireEvent.click(create())
  await screen.findByText('How many tokens does the project need?')
  expect(document.activeElement).toBe(field('Funding target'))
  fill('Funding target', '2500,5')
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Keep what comes in' }))
  fireEvent.click(create())
  await waitFor(() => expect(window.location.hash).toBe('#/groupdetail/12'))
  expect(sent.findLast(({ name }) => name === 'project_create')?.body).toMatchObject({
    group_name: 'Oven',
    funding_target: '2500.5',
    days: 90,
    pays: 'keep',
    is_closed_group: 0,
  })
})

const position = (latitude: number) => ({
  getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude, longitude: 16.6068123 } }),
})

test('the place is where the device is, by what our server knows, or it is said that no browser tells', async () => {
  const answer = success({
    data: { location: 'Brno, Czechia', name: 'Brno', region: '', country: 'Czechia' },
  })
  const sent = answerWith(({ name }) => (name === 'reverse_geocode' ? answer : success({ recdata: [] })))
  renderOnPage(<CreateProjectPage />)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use my position' })
  const locate = () => fireEvent.click(button())
  locate()
  await screen.findByText('Geolocation is not supported by this browser.')
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: position(49.1951) }))
  locate()
  await waitFor(() => expect(field('Location').value).toBe('Brno, Czechia'))
  expect(sent.findLast(({ name }) => name === 'reverse_geocode')?.body).toMatchObject({
    latitude: '49.20',
    longitude: '16.61',
  })
})

test('places are suggested while one types, and chosen by keys', async () => {
  answerWith(({ name, body }) =>
    name === 'place_list'
      ? success({
          recdata: [
            { location: `${String(body['search'])}o, Czechia`, name: 'Brno', region: '', country: '' },
          ],
        })
      : success({ recdata: [] }),
  )
  renderOnPage(<CreateProjectPage />)
  fill('Location', 'Brn')
  await screen.findByRole('option', { name: 'Brno, Czechia' })
  fireEvent.keyDown(field('Location'), { key: 'ArrowDown' })
  fireEvent.keyDown(field('Location'), { key: 'Enter' })
  expect(field('Location').value).toBe('Brno, Czechia')
  expect(screen.queryByRole('option')).toBeNull()
})
