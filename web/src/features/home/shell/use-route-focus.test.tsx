import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRouteFocus } from './use-route-focus.ts'

vi.stubGlobal('scrollTo', () => undefined)

let show: (name: string) => void

function Page() {
  useRouteFocus()
  return (
    <>
      <button type="button">Bell</button>
      <Outlet />
    </>
  )
}

/** Opens a page whose heading appears when `show` is called with its text. */
async function goTo() {
  const { promise: name, resolve } = Promise.withResolvers<string>()
  show = resolve
  const root = createRootRoute({ component: Page })
  const away = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Here</p> })
  const there = createRoute({
    getParentRoute: () => root,
    path: '/there',
    component: () => <main ref={(main) => void name.then((text) => main?.append(heading(text)))} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([away, there]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router} />)
  await screen.findByText('Here')
  await act(() => router.navigate({ to: '/there' }))
  await screen.findByRole('main')
}

function heading(text: string): HTMLElement {
  const element = document.createElement('h1')
  element.textContent = text
  return element
}

test('a heading that comes takes the focus', async () => {
  await goTo()
  show('Ada')
  const ada = await screen.findByRole('heading', { name: 'Ada' })
  await expect.poll(() => document.activeElement).toBe(ada)
})

test('whoever has gone on meanwhile keeps the focus', async () => {
  await goTo()
  const bell = screen.getByRole('button', { name: 'Bell' })
  fireEvent.pointerDown(bell)
  bell.focus()
  show('Ada')
  await screen.findByRole('heading', { name: 'Ada' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(bell)
})
