import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { storage } from '../../../compose/test-idb-kept.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { ProjectForm } from '../../projects/owner/ProjectForm.tsx'
import { aProject } from '../../projects/test-projects.ts'
import { RulesForm } from '../detail/RulesForm.tsx'
import { aGroup, renderOnPage } from '../test-groups.tsx'
import { GroupEdit } from './GroupEdit.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))

beforeEach(() => {
  storage.rows.clear()
  logIn(9)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toast.dismiss(id)
})

const own = { role: 'owner', user_type: 'admin', is_group_member: 'Leave' } as const
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const kept = () => storage.rows.size > 0

/** Types, and leaves the page once it is kept. */
async function begin(form: ReactNode, name: string, text: string) {
  const { unmount } = renderOnPage(form)
  type(name, text)
  await waitFor(() => expect(kept()).toBe(true))
  unmount()
}

test('a group’s edit is still there after another page, and gone once it is saved or cancelled', async () => {
  const sent = answerWith(() => success({ recdata: aGroup() }))
  const onClose = vi.fn()
  const edit = (change = {}) => <GroupEdit group={aGroup({ ...own, ...change })} onClose={onClose} />
  await begin(edit(), 'Description', 'Soil, seeds and compost')
  const again = renderOnPage(edit())
  await screen.findByText('Draft restored')
  expect(field('Description').value).toBe('Soil, seeds and compost')
  press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  again.unmount()
  await waitFor(() => expect(kept()).toBe(false))

  await begin(edit(), 'Description', 'Compost')
  renderOnPage(edit({ description: 'By another device' }))
  await screen.findByText(/Saving yours replaces it/)
  expect(field('Description').value).toBe('Compost')
  press('Use the newer one')
  expect(field('Description').value).toBe('By another device')
  expect(screen.queryByText(/Saving yours replaces it/)).toBeNull()
  type('Description', 'Compost and more')
  press('Update')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(sent.find(({ name }) => name === 'group_update')?.body).toMatchObject({
    group_name: 'Gardeners',
    description: 'Compost and more',
  })
  await waitFor(() => expect(kept()).toBe(false))
})

test('so are a project’s, and a group’s rules', async () => {
  answerWith(() => success({ recdata: [] }))
  const group = aGroup({ ...own, is_project: 1 })
  const project = <ProjectForm group={group} project={aProject()} onClose={() => {}} />
  await begin(project, 'Industry', 'Baking')
  const again = renderOnPage(project)
  await waitFor(() => expect(field('Industry').value).toBe('Baking'))
  press('Discard')
  expect(field('Industry').value).toBe('Food')
  again.unmount()
  await waitFor(() => expect(kept()).toBe(false))

  const rules = <RulesForm group={group} onClose={() => {}} />
  await begin(rules, 'Rules', 'Be kind')
  renderOnPage(rules)
  await waitFor(() => expect(field('Rules').value).toBe('Be kind'))
})
