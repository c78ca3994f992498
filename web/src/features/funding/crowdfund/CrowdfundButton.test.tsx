import type { Funding } from '@commons/contract/funding/funding.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { aProject } from '../../projects/test-projects.ts'
import { CrowdfundButton } from './CrowdfundButton.tsx'

const dismissAll = () => {
  for (const { id } of toasts.get()) toast.dismiss(id)
}
afterEach(dismissAll)

function open(change: Partial<Funding>) {
  const project = aProject()
  const funding = { ...project, can_pledge: 0, is_owner: 0, ...change } as Funding
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/groupdetail/$groupId',
    component: () => <CrowdfundButton project={project} funding={funding} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/groupdetail/5?crowdfund=%225%22&token=abc'] }),
  })
  return { router, ...renderInApp(<RouterProvider router={router} />) }
}
const told = (text: string) => waitFor(() => expect(toasts.get().map((each) => each.text)).toEqual([text]))

test('an address that asks to back a project says why that cannot be', async () => {
  const own = open({ is_owner: 1 })
  await told("You can't back your own project")
  // An invitation that was opened stays in the address.
  await waitFor(() => expect(own.router.state.location.href).toBe('/groupdetail/5?token=abc'))
  expect(stage.get()).toBeNull()
  own.unmount()
  dismissAll()
  const unseen = open({ owner: null })
  await told("You can't back this project")
  unseen.unmount()
  dismissAll()
  open({ state: 'paid' })
  await told("This project has ended, so pledges can't change anymore.")
})
