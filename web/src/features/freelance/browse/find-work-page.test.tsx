import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { parseSearch, stringifySearch } from '../../../guards.ts'
import { renderInApp } from '../../../test-render.tsx'
import { aJob } from '../test-jobs.ts'
import FindWorkPage from './FindWorkPage.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

beforeEach(() => logIn(9))
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

function open(address: string, isWide: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide && media === '(min-width: 64em)',
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
  answerWith(() => success({ response: [aJob()], next: null }))
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/freelancer/projects', component: FindWorkPage }),
      createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Elsewhere</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  renderInApp(<RouterProvider router={router as never} />)
}

const filters = async () => {
  const aside = await screen.findByRole('complementary', { name: 'Filters' })
  const fold = aside.querySelector('details')
  const summary = aside.querySelector('summary')
  if (!fold || !summary) throw new Error('The filters cannot be folded')
  return { aside: within(aside), fold, summary }
}

test('filters are folded where they stand above the projects, and say how many are in use', async () => {
  open('/freelancer/projects?search=oven&pay=hourly&verified=1', false)
  const { aside, fold, summary } = await filters()
  expect(fold.open).toBe(false)
  expect(summary.textContent).toBe('Filters2')
  expect(fold.contains(aside.getByRole('searchbox'))).toBe(false)
})

test('filters beside the projects are open', async () => {
  open('/freelancer/projects', true)
  const { fold, summary } = await filters()
  expect(fold.open).toBe(true)
  expect(summary.textContent).toBe('Filters')
})

test('where the row of places is too narrow, it is scrolled to the page that is shown', async () => {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return (
      this.hasAttribute('aria-current') ? { left: 260, right: 400 } : { left: 0, right: 300 }
    ) as DOMRect
  })
  open('/freelancer/projects', false)
  const places = await screen.findByRole('navigation', { name: 'Freelancing' })
  expect(places.scrollLeft).toBe(100)
  rect.mockRestore()
})
