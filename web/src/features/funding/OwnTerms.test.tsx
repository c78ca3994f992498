import type { Funding } from '@commons/contract/funding/funding.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { aProject } from '../projects/test-projects.ts'
import { MilestonesPanel } from './milestones/MilestonesPanel.tsx'

const panel = (is_owner: 0 | 1) => {
  const project = aProject({ fee_percent: '2.5' })
  const funding = { ...project, is_owner, can_set_milestones: 0 } as Funding
  return renderInApp(<MilestonesPanel project={project} funding={funding} />)
}

test('the terms speak to backers, and on one’s own project to its owner', () => {
  const { unmount } = panel(0)
  screen.getByText("If the target isn't reached, you get everything back.")
  unmount()
  panel(1)
  screen.getByText("If the target isn't reached, your backers get everything back.")
  screen.getByText(/Your backers can take them back until then/)
  screen.getByText("Commons keeps 2.5 % of what you're paid.")
  expect(screen.queryByText(/Your tokens|you get everything back/)).toBeNull()
})
