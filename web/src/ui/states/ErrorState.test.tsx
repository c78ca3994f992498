import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { ErrorState } from './ErrorState.tsx'

test.each([
  [404, false],
  [429, false],
  [500, true],
  [0, true],
  [undefined, true],
])('status %s: the request is named, %s', (status, isNamed) => {
  renderInApp(<ErrorState error={{ message: 'No.', requestId: 'r-1', status }} onRetry={() => {}} />)
  screen.getByText('No.')
  expect(screen.queryByText('r-1') !== null).toBe(isNamed)
})
