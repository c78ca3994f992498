import type { PostImport } from '@commons/contract/posts/imports.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import { ConfirmHost } from '../../../ui/dialog/ConfirmHost.tsx'
import ImportPanel from './ImportPanel.tsx'

const anImport = (fields: Partial<PostImport> = {}): PostImport => ({
  import_id: 1,
  file_name: 'archive.zip',
  state: 'done',
  source: 'mastodon',
  problem: null,
  total: 9,
  imported: 5,
  known: 0,
  others: 0,
  refused: 0,
  files_left_out: 0,
  began_at: '2026-03-01T12:00:00.000Z',
  ended_at: null,
  ...fields,
})

let imports: PostImport[] = []
const undone: unknown[] = []

beforeEach(() => {
  openSession({ id: 9, api_key: 'key.secret' } as Session)
  undone.length = 0
  answerWith(({ name, body }) => {
    if (name === 'import_list') return success({ recdata: imports })
    if (name === 'import_undo') undone.push(body['import_id'])
    return success()
  })
})

test('an import says what it brought, and what it left out and why', async () => {
  imports = [anImport({ known: 1, others: 2, refused: 1, files_left_out: 3 })]
  renderInApp(<ImportPanel />)
  await screen.findByText('5 posts imported')
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const reason of [
    '1 post was here already',
    "2 are replies, reposts or weren't for everybody",
    "1 post can't be published here",
    "3 pictures and videos aren't in the file or can't be shown",
  ])
    expect(reasons).toContain(reason)
})

test.each([
  ['unknown', /found no posts in this file/],
  ['unreadable', /This file is damaged/],
  ['too_large', /more in this file than we can import/],
] as const)('a file that is %s is said to be, and what to do', async (problem, says) => {
  imports = [anImport({ state: 'failed', source: null, total: null, problem, imported: 0 })]
  renderInApp(<ImportPanel />)
  await screen.findByText(says)
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('one that is going on shows how far it is, and is stopped after a question', async () => {
  imports = [anImport({ state: 'reading', imported: 2, known: 1 })]
  renderInApp(
    <>
      <ImportPanel />
      <ConfirmHost />
    </>,
  )
  await screen.findByText('3 of 9 posts. You can close this page.')
  fireEvent.click(screen.getByRole('button', { name: 'Stop and remove the posts of archive.zip' }))
  fireEvent.click(await screen.findByRole('button', { name: 'No' }))
  expect(undone).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Stop and remove the posts of archive.zip' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(undone).toEqual([1]))
})
