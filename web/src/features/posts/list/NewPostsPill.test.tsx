import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { NewPostsPill } from './NewPostsPill.tsx'

afterEach(() => vi.unstubAllGlobals())

const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  act(() => void window.dispatchEvent(new Event('scroll')))
}
const pill = (count: number) => {
  renderInApp(<NewPostsPill count={count} more={false} onShow={() => {}} />)
  return screen.getByRole('status')
}

test('at the top of the page it has a row of its own, and keeps it while it is there', () => {
  const place = pill(2)
  expect(place.dataset['row']).toBe('true')
  scrollTo(900)
  expect(place.dataset['row']).toBe('true')
})

test('further down it moves nothing, until one comes back up', () => {
  scrollTo(900)
  const place = pill(2)
  expect(place.dataset['row']).toBeUndefined()
  scrollTo(0)
  expect(place.dataset['row']).toBe('true')
})

test('where nothing is new there is no room for it', () => {
  expect(pill(0).dataset['row']).toBeUndefined()
})
