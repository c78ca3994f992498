import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aGroup, renderOnPage } from '../test-groups.tsx'
import { GroupAbout } from './GroupAbout.tsx'

test('the owner is named and linked', async () => {
  renderOnPage(<GroupAbout group={aGroup()} />)
  const owner = await screen.findByRole('link', { name: 'Jana' })
  expect(owner.closest('p')?.textContent).toBe('Owned by Jana')
})

test('of an owner whom one doesn’t see, nothing is said', async () => {
  renderOnPage(<GroupAbout group={aGroup({ owner: null })} />)
  await screen.findByText(/^Here since/)
  expect(screen.queryByText(/Owned by/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
