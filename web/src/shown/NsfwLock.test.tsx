import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../api/session.ts'
import { answerWith, refusal, success } from '../api/test-server.ts'
import { renderInApp } from '../test-render.tsx'
import { NsfwLock } from './NsfwLock.tsx'

beforeEach(() => openSession({ id: 1, api_key: 'key.secret' } as Session))
afterEach(() => vi.unstubAllGlobals())

/** Mocks a reader of this age who has chosen to see these reasons without a cover. */
function reader(age: 'adult' | 'minor' | 'unknown', shown: readonly NsfwReason[] = []) {
  const nsfw_setting = shown.map((nsfw) => ({ nsfw, label: nsfw, setting: 'show' }))
  return answerWith(({ name }) =>
    name === 'show_nsfw_setting'
      ? success({ nsfw_setting, age, may_choose: age === 'adult' ? 1 : 0 })
      : refusal('call_not_found', 404),
  )
}

const lock = (reasons: string, by = 7) =>
  renderInApp(
    <NsfwLock reasons={reasons} by={by}>
      Bare
    </NsfwLock>,
  )
const button = () => screen.findByRole('button', { name: 'I am over 18 years of age' })
const content = () => screen.queryByText('Bare')

test('the reasons are named, and what was opened has the focus', async () => {
  reader('adult')
  lock('Other,Nudity,none of ours')
  fireEvent.click(await button())
  expect(document.activeElement).toBe(content())
})

test('the reasons stand in their order, each once', () => {
  reader('unknown')
  lock('Other,Nudity,Nudity,none of ours')
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Nudity', 'Other'])
})

test('an adult who wants to see all the reasons sees at once', async () => {
  reader('adult', ['Nudity', 'Other'])
  lock('Other,Nudity')
  expect(content()).toBeNull()
  await waitFor(() => expect(content()).not.toBeNull())
})

test.each([
  ['one of the reasons is not among those to be shown', 'adult', ['Nudity'], 'Other,Nudity'],
  ['there is no reason', 'adult', ['Nudity'], ''],
  ['the age is not known', 'unknown', ['Nudity'], 'Nudity'],
] as const)('it is covered where %s', async (_, age, shown, reasons) => {
  reader(age, shown)
  lock(reasons)
  const element = await button()
  await waitFor(() => expect(element.dataset['waits']).toBeUndefined())
  expect(content()).toBeNull()
})

test('who is too young gets a sentence in place of the button', async () => {
  reader('minor', ['Nudity'])
  lock('Nudity')
  await screen.findByText(/18 or older/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(content()).toBeNull()
})

test('whoever made it sees it at once, and how it is marked', () => {
  reader('unknown')
  lock('Nudity,Other', 1)
  screen.getByText('Bare')
  screen.getByText('Covered for others · Nudity, Other')
})

test('who cannot be asked about may open it', async () => {
  answerWith(() => refusal('internal', 500))
  lock('Nudity')
  const element = await button()
  await waitFor(() => expect(element.dataset['waits']).toBeUndefined())
})

test('it is closed again when the card comes back, and when it is marked anew', async () => {
  reader('adult')
  const view = lock('Nudity')
  fireEvent.click(await button())
  expect(content()).not.toBeNull()
  view.unmount()
  lock('Nudity')
  expect(content()).toBeNull()
})
