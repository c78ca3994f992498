import type { Funding } from '@commons/contract/funding/funding.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../api/test-server.ts'
import { logIn } from '../../compose/test-compose.ts'
import { storage } from '../../compose/test-idb-kept.ts'
import { renderInApp } from '../../test-render.tsx'
import { aProject } from '../projects/test-projects.ts'
import { ReportForm } from './milestones/ReportForm.tsx'
import { UpdatesPanel } from './money/UpdatesPanel.tsx'

vi.mock('idb-keyval', () => import('../../compose/test-idb-kept.ts'))

beforeEach(() => {
  storage.rows.clear()
  logIn(9)
})
afterEach(() => vi.unstubAllGlobals())

const funding: Funding = {
  ...aProject(),
  discussion_id: 30,
  comments_count: 0,
  paid: '0',
  held: '0',
  is_owner: 1,
  can_pledge: 0,
  can_remind: 0,
  reminds: 0,
  can_set_milestones: 0,
  milestones: [],
  pledges: [],
  backers: [],
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const kept = (place: string) => [...storage.rows.keys()].filter((name) => name.includes(`/${place}/`))

/** Types a text and waits until the draft is saved, which is debounced. */
async function write(name: string, value: string, place: string) {
  fireEvent.change(field(name), { target: { value } })
  await waitFor(() => expect(kept(place)).not.toEqual([]))
}

test('an update is still there after a look elsewhere, and is empty once it is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answerWith(async ({ name }) => {
    if (name === 'add_backer_update') await promise
    return success({ recdata: [] })
  })
  const panel = <UpdatesPanel project={aProject()} funding={funding} />
  const { unmount } = renderInApp(panel)
  await write('Message to your backers', 'The oven is built', 'backer-update/5')
  unmount()
  renderInApp(panel)
  await waitFor(() => expect(field('Message to your backers').value).toBe('The oven is built'))
  screen.getByText('Draft restored')
  fireEvent.click(screen.getByRole('button', { name: 'Send to backers' }))
  await waitFor(() => expect(field('Message to your backers').readOnly).toBe(true))
  resolve()
  await waitFor(() => expect(field('Message to your backers').value).toBe(''))
  await waitFor(() => expect(kept('backer-update/5')).toEqual([]))
})

test('a report is kept for its milestone alone', async () => {
  answerWith(() => success())
  const { unmount } = renderInApp(<ReportForm groupId={5} nth={1} />)
  await write('What has been done', 'The walls stand', '5.1')
  unmount()
  const other = renderInApp(<ReportForm groupId={5} nth={2} />)
  await write('What has been done', 'The roof', '5.2')
  other.unmount()
  renderInApp(<ReportForm groupId={5} nth={1} />)
  await waitFor(() => expect(field('What has been done').value).toBe('The walls stand'))
  fireEvent.click(screen.getByRole('button', { name: 'Ask for the vote' }))
  await waitFor(() => expect(kept('5.1')).toEqual([]))
  expect(kept('5.2')).not.toEqual([])
})
