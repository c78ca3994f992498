import type { SavedSearch } from '@commons/contract/freelance/searches.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { parseSearch, stringifySearch } from '../../../guards.ts'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { answerQuestion } from '../../../ui/test-answers.ts'
import FindWorkPage from '../browse/FindWorkPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeAll(
  async () =>
    void (await Promise.all([import('./SaveSearchDialog.tsx'), import('../../../ui/dialog/DialogBody.tsx')])),
)
beforeEach(() => logIn(9))
afterEach(() => {
  act(() => {
    endSession('logged_out')
    stage.clear()
  })
  vi.unstubAllGlobals()
})

const ovens: SavedSearch = {
  saved_search_id: 4,
  name: 'Ovens for verified clients',
  filter: {
    search: 'oven',
    skills: ['Clay'],
    budget_from: 100,
    budget_to: null,
    pay_by: 'fixed',
    client_verified: 1,
  },
  is_alert: 1,
  created_at: '2026-11-20T08:00:00.000Z',
}

const Page = () => (
  <>
    <FindWorkPage />
    {useStore(stage)}
  </>
)

function open(saved: readonly SavedSearch[], address = '/freelancer/projects') {
  const asked = answerWith(({ name }) => {
    if (name === 'saved_search_list') return success({ response: saved })
    if (name === 'search_projects') return success({ response: [], next: null })
    if (name === 'skill_list') return success({ response: [] })
    return success({ data: ovens })
  })
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/freelancer/projects', component: Page }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  renderInApp(<RouterProvider router={router as never} />)
  return asked
}

const saves = async () => within(await screen.findByRole('region', { name: 'Saved searches' }))

test('filters are saved under a name, with an alert unless it is not wanted', async () => {
  const asked = open([], '/freelancer/projects?search=oven&pay=hourly')
  fireEvent.click(await (await saves()).findByRole('button', { name: 'Save this search' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
  const name = dialog.getByLabelText('Name of the search')
  expect(name).toHaveProperty('value', 'oven')
  fireEvent.change(name, { target: { value: 'Ovens' } })
  fireEvent.click(dialog.getByLabelText(/^Notify me/))
  fireEvent.click(dialog.getByRole('button', { name: 'Save search' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find((each) => each.name === 'add_saved_search')?.body).toMatchObject({
    name: 'Ovens',
    filter: { search: 'oven', pay_by: 'hourly' },
    is_alert: 0,
  })
})

test('without a filter there is nothing to save', async () => {
  open([])
  await (await saves()).findByText(/^Choose filters and save them/)
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
})

test('a saved search shows what it finds, and is deleted after a question', async () => {
  const asked = open([ovens])
  const list = await saves()
  fireEvent.click(await list.findByRole('button', { name: /^Ovens for verified clients/ }))
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'search_projects')?.body).toMatchObject({
      search: 'oven',
      skills: '["Clay"]',
      pay_by: 'fixed',
      budget_from: '100',
      client_verified: 1,
    }),
  )
  expect(screen.getByRole('searchbox', { name: 'Search projects' })).toHaveProperty('value', 'oven')
  fireEvent.click(list.getByRole('button', { name: 'Delete the saved search Ovens for verified clients' }))
  await answerQuestion(true)
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'delete_saved_search')?.body).toMatchObject({
      saved_search_id: 4,
    }),
  )
})
