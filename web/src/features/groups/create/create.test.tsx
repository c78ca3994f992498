import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { aGroup, renderOnPage } from '../test-groups.tsx'
import CreateGroupPage from './CreateGroupPage.tsx'

beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create group' })
const name = () => screen.getByLabelText<HTMLInputElement>('Name of the group')
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description')

test('a group needs a name, is open unless it is said, and keeps what was typed when it fails', async () => {
  let fails = true
  const sent = answerWith(({ name: call }) => {
    if (call !== 'group_create') return success({ recdata: {} })
    return fails ? refusal('too_many_groups', 409) : success({ recdata: aGroup({ id: 12 }) })
  })
  renderOnPage(<CreateGroupPage />)
  expect(create().disabled).toBe(true)
  fireEvent.change(name(), { target: { value: '   ' } })
  expect(create().disabled).toBe(true)
  fireEvent.change(name(), { target: { value: 'Bakers' } })
  fireEvent.change(description(), { target: { value: 'Bread' } })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Open' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Close' }))
  fireEvent.click(create())
  await screen.findByText('Text of too_many_groups')
  expect([name().value, description().value]).toEqual(['Bakers', 'Bread'])
  fails = false
  await waitFor(() => expect(create().disabled).toBe(false))
  fireEvent.click(create())
  await waitFor(() => expect(window.location.hash).toBe('#/groupdetail/12'))
  expect(sent.findLast(({ name: call }) => call === 'group_create')?.body).toMatchObject({
    group_name: 'Bakers',
    description: 'Bread',
    is_closed_group: 1,
  })
})

test('what is wrong with the name is said at it', async () => {
  answerWith(({ name: call }) =>
    call === 'group_create'
      ? {
          status: 422,
          body: {
            code: false,
            message: 'Some fields are invalid',
            error: 'validation',
            fields: { group_name: 'No line breaks' },
          },
        }
      : success({ recdata: {} }),
  )
  renderOnPage(<CreateGroupPage />)
  fireEvent.change(name(), { target: { value: 'Bakers' } })
  fireEvent.click(create())
  await screen.findByText('No line breaks')
  expect(screen.queryByText('Some fields are invalid')).toBeNull()
})
