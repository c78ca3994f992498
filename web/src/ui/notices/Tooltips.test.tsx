import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { ActionButton } from '../actions/ActionButton.tsx'
import Tooltips from './Tooltips.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show() {
  renderInApp(
    <>
      <ActionButton label="Like, 128" tip="Like" icon={<svg />} count={128} />
      <button type="button" aria-label="Post menu">
        <svg />
      </button>
      <button type="button" aria-label="Send the words">
        <svg /> Send
      </button>
      <a href="#/home" data-tip="" data-tip-side="end">
        <svg /> Home
      </a>
      <Tooltips />
    </>,
  )
}

const tip = () => document.querySelector('[class*=tip]')?.textContent
const pointAt = (element: Element, pointerType = 'mouse') => {
  fireEvent(element, new PointerEvent('pointerover', { bubbles: true, pointerType }))
  act(() => vi.advanceTimersByTime(600))
}
const button = (name: string) => screen.getByRole('button', { name })

test('an icon says what it does to whoever rests on it, without its count', () => {
  show()
  pointAt(button('Like, 128').firstElementChild ?? document.body)
  expect(tip()).toBe('Like')
  pointAt(button('Post menu'))
  expect(tip()).toBe('Post menu')
  pointAt(screen.getByRole('link'))
  expect(tip()).toBe('Home')
  pointAt(document.body)
  expect(tip()).toBeUndefined()
})

test('what has words needs none, and fingers get none', () => {
  show()
  pointAt(button('Send the words'))
  expect(tip()).toBeUndefined()
  pointAt(button('Post menu'), 'touch')
  expect(tip()).toBeUndefined()
})

test('a keyboard gets it with the focus; Escape and a press take it away', () => {
  show()
  act(() => button('Post menu').focus())
  expect(tip()).toBe('Post menu')
  fireEvent.keyDown(button('Post menu'), { key: 'Escape' })
  expect(tip()).toBeUndefined()
  pointAt(button('Like, 128'))
  fireEvent.pointerDown(button('Like, 128'))
  expect(tip()).toBeUndefined()
})

test('whoever listens hears the name once', () => {
  show()
  pointAt(button('Post menu'))
  expect(screen.queryAllByText('Post menu')).toHaveLength(1)
  expect(screen.getByText('Post menu').getAttribute('aria-hidden')).toBe('true')
})
