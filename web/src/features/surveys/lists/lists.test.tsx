import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { Toasts } from '../../../ui/notices/Toasts.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { useStore } from '../../../ui/store.ts'
import { aSurvey } from '../test-surveys.ts'
import DiscoverSurveysPage from './DiscoverSurveysPage.tsx'
import MySurveysPage from './MySurveysPage.tsx'

const listed = (id: number, more: Partial<Survey> = {}): Survey => ({
  ...aSurvey({ id, title: `Survey ${id}` }),
  options: [
    { id: 1, options: 'Oak' },
    { id: 2, options: 'Lime' },
  ],
  ...more,
})

const Discover = () => (
  <>
    <DiscoverSurveysPage />
    {useStore(stage)}
  </>
)

const Mine = () => (
  <>
    <MySurveysPage />
    <ConfirmHost />
    <Toasts />
    {useStore(stage)}
  </>
)

/** Opens a page whose address counts. */
function open(address: string) {
  const root = createRootRoute()
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/all', Discover),
      page('/mine', Mine),
      page('$', () => <p>Elsewhere</p>),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  renderInApp(<RouterProvider router={router} />)
  return router
}

beforeEach(() => logIn(3))
afterEach(() => {
  act(() => {
    stage.clear()
    questions.get()?.answer(false)
  })
  vi.unstubAllGlobals()
})

const rows = () => screen.getAllByRole('link', { name: /^Survey \d/ }).map((link) => link.textContent)
const turnTo = (page: number) => fireEvent.click(screen.getByRole('button', { name: `Page ${page}` }))

test('surveys are fetched by tens and shown by fives, and a word is asked for once one pauses', async () => {
  const asked = answerWith(({ name, body }) => {
    if (name === 'search_voting_titles')
      return success({ recdata: body['title'] === 'oak' ? [listed(40, { is_closed: 1 })] : [] })
    const from = body['before'] === undefined ? 1 : Number(body['before'])
    const recdata = Array.from({ length: from === 1 ? 10 : 2 }, (_, nth) => listed(from + nth))
    return success({ recdata, ...(from === 1 ? { next: '11' } : {}) })
  })
  const router = open('/all')
  await screen.findByText('Survey 1')
  expect(rows()).toEqual([1, 2, 3, 4, 5].map((id) => `Survey ${id}`))
  expect(screen.getByRole('link', { name: 'Survey 1' }).getAttribute('href')).toMatch(/votingDetail\/1$/)
  turnTo(2)
  await waitFor(() => expect(rows()[0]).toBe('Survey 6'))
  expect(rows()).toEqual([6, 7, 8, 9, 10].map((id) => `Survey ${id}`))
  turnTo(3)
  await waitFor(() => expect(rows()).toEqual(['Survey 11', 'Survey 12']))
  const lists = asked.filter(({ name }) => name === 'voting_list').map(({ body }) => body)
  expect(lists.map(({ limit, before }) => [limit, before])).toEqual([
    [10, undefined],
    [10, '11'],
  ])

  const field = screen.getByRole('searchbox', { name: 'Search votes...' })
  for (const typed of ['o', 'oa', ' oak ']) fireEvent.change(field, { target: { value: typed } })
  await screen.findByText('Survey 40')
  expect(
    asked.filter(({ name }) => name === 'search_voting_titles').map(({ body }) => body['title']),
  ).toEqual(['oak'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Which surveys' }), { target: { value: 'closed' } })
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      name: 'search_voting_titles',
      body: { title: 'oak', state: 'closed' },
    }),
  )
  // Back leads to the same list.
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'oak', state: 'closed' }))
  await router.navigate({ to: '/votingDetail/40' } as never)
  await screen.findByText('Elsewhere')
  router.history.back()
  await screen.findByText('Survey 40')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which surveys' }).value).toBe('closed')

  fireEvent.change(screen.getByRole('searchbox', { name: 'Search votes...' }), { target: { value: 'elm' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Show all surveys' }))
  await screen.findByText('Survey 1')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a page of the list is a page of the address', async () => {
  answerWith(() => success({ recdata: Array.from({ length: 7 }, (_, nth) => listed(nth + 1)) }))
  open('/all?page=2')
  await screen.findByText('Survey 6')
  expect(rows()).toEqual(['Survey 6', 'Survey 7'])
})

test('one’s own survey is deleted after Yes, and comes back by Undo', async () => {
  let own = [listed(4)]
  const asked = answerWith(({ name }) => {
    if (name === 'delete_voting') own = []
    if (name === 'voting_restore') own = [listed(4)]
    return success(name === 'my_voting_list' ? { recdata: own } : aSurvey({ id: 4 }))
  })
  open('/mine')
  const remove = async (answer: 'Yes' | 'No') => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: Survey 4' }))
    fireEvent.click(await screen.findByRole('button', { name: answer }))
  }
  await remove('No')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.some(({ name }) => name === 'delete_voting')).toBe(false)
  await remove('Yes')
  await screen.findByText('No surveys yet')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Survey 4')
  expect(asked.filter(({ name }) => /delete|restore/.test(name)).map(({ body }) => body)).toMatchObject([
    { voting_title_id: 4 },
    { voting_title_id: 4 },
  ])
  // The options are a numbered list.
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['Oak', 'Lime']),
  )
  expect(screen.getByRole('link', { name: 'Details: Survey 4' }).getAttribute('href')).toMatch(
    /votingDetail\/4$/,
  )
})
