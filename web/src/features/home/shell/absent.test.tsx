import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { network, noteNetwork, present } from '../../../ui/network.ts'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { settings } from '../../../features.settings.ts'
import { makeRouter } from '../../../routes.tsx'
import { renderInApp } from '../../../test-render.tsx'
import { FriendsAndGroups } from '../dashboard/FriendsAndGroups.tsx'
import { Places } from './Places.tsx'

const usual = network.get()

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  endSession('logged_out')
  network.set(usual)
})

test('a feature that is switched off leaves the menu, and comes back', async () => {
  answerWith(() => 'network failure')
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Places />
    </RouterContextProvider>,
  )
  const names = ['Groups', 'Wallet', 'Freelancing', 'Projects']
  for (const name of names) expect(await screen.findByText(name)).toBeTruthy()
  act(() => noteNetwork({ ...usual, absent: ['groups', 'wallet', 'jobs', 'projects'] }))
  for (const name of names) expect(screen.queryByText(name)).toBeNull()
  expect(screen.getByText('Reels')).toBeTruthy()
  act(() => noteNetwork({ ...usual, absent: [] }))
  expect(screen.getByText('Wallet')).toBeTruthy()
})

test('its open page says that there is none, and shows again', async () => {
  endSession('logged_out')
  answerWith(() => 'network failure')
  const router = makeRouter()
  await router.navigate({ to: '/reputation' })
  renderInApp(<RouterProvider router={router} />)
  const { textContent: title } = await screen.findByRole('heading', { level: 1 })
  const links = ['All Projects', 'Reserves', 'Check a reputation']
  for (const name of links) expect(screen.getByRole('link', { name })).toBeTruthy()
  act(() => noteNetwork({ ...usual, absent: ['jobs', 'projects', 'wallet'] }))
  for (const name of links) expect(screen.queryByRole('link', { name })).toBeNull()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe("We can't find this page")
  act(() => noteNetwork({ ...usual, absent: [] }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
})

test('without groups the panel of friends is of friends alone', async () => {
  answerWith(() => success({ recdata: [] }))
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <FriendsAndGroups />
    </RouterContextProvider>,
  )
  fireEvent.click(screen.getByRole('tab', { name: 'Group' }))
  expect(await screen.findByText('No Group Yet!')).toBeTruthy()
  act(() => noteNetwork({ ...usual, absent: ['groups', 'projects'] }))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('region', { name: 'Friends' })).toBeTruthy()
  expect(await screen.findByText('No Friends Yet!')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/group/i)
})

test('without money no settings are about money', () => {
  const ids = present(settings.flat(), ['wallet']).map(({ id }) => id)
  expect(ids).toContain('language')
  expect(ids).not.toContain('upgrade')
  expect(settings.flat().length - ids.length).toBe(5)
})
