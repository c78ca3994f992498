import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { PublicFooter } from './PublicFooter.tsx'

afterEach(() => vi.restoreAllMocks())

const show = (above: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(above)
  renderInApp(<PublicFooter />)
  return screen.queryByRole('button', { name: 'Back To Top' })
}

test('below a long page there is a way back to its top', () => {
  expect(show(window.innerHeight * 2)).not.toBeNull()
})

test('below a short one there is none', () => {
  expect(show(window.innerHeight)).toBeNull()
})
