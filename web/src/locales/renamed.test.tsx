import { Trans } from '@lingui/react/macro'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { network, noteNetwork } from '../ui/network.ts'
import { Brand } from '../features/home/shell/Brand.tsx'
import { AboutCard } from '../features/home/dashboard/AboutCard.tsx'
import { RouterContextProvider } from '@tanstack/react-router'
import { makeRouter } from '../routes.tsx'
import { renderInApp } from '../test-render.tsx'
import { usePageTitle } from '../ui/layout/page-title.ts'

const usual = network.get()
afterEach(() => network.set(usual))

function Page() {
  usePageTitle('Login')
  return (
    <RouterContextProvider router={makeRouter()}>
      <Brand to="/" size={20} />
      <p>
        <Trans>Can't reach Commons. Showing what was already loaded.</Trans>
      </p>
      <AboutCard />
    </RouterContextProvider>
  )
}

test('an open page takes the network’s name and slogan wherever it says them', async () => {
  renderInApp(<Page />)
  expect(await screen.findByText('Commons')).toBeTruthy()
  expect(document.title).toBe('Login · Commons')
  act(() => noteNetwork({ ...usual, name: 'Labe', slogan: 'A river' }))
  expect(await screen.findByText("Can't reach Labe. Showing what was already loaded.")).toBeTruthy()
  expect(screen.getByText('Labe')).toBeTruthy()
  expect(screen.getByText('A river')).toBeTruthy()
  expect(document.title).toBe('Login · Labe')
  expect(document.body.textContent).not.toContain('Commons')
  act(() => noteNetwork(usual))
  expect(await screen.findByText("Can't reach Commons. Showing what was already loaded.")).toBeTruthy()
})

test('a name like an element or an escape is text', async () => {
  renderInApp(<Page />)
  const name = String.raw`<b>Labe</b> <0/> \u0041`
  act(() => noteNetwork({ ...usual, name }))
  const said = await screen.findByText(/^Can't reach/)
  expect(said.textContent?.replaceAll('\u2060', '')).toBe(`Can't reach ${name}. Showing what was already loaded.`)
  expect(said.children).toHaveLength(0)
})
