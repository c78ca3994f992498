import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { aGroup, aMember, renderOnPage } from '../test-groups.tsx'
import { GroupMembers } from './GroupMembers.tsx'

beforeEach(async () => {
  openSession({ id: 7, api_key: 'key.secret' } as Session)
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

test('members are never shown as banned, nor banned people as members, until an answer comes', async () => {
  let comes = () => {}
  answerWith(({ name, body }) => {
    if (name !== 'group_member_list') return success({ recdata: [], next: null })
    if (body['role'] === undefined) return success({ recdata: [aMember()], next: null })
    const banned = aMember({ user_id: 12, full_name: 'Mallory' })
    const people = body['role'] === 'banned' ? [banned] : []
    return new Promise((resolve) => {
      comes = () => resolve(success({ recdata: people, next: null }))
    })
  })
  renderOnPage(<GroupMembers group={aGroup({ role: 'owner', user_type: 'admin' })} />)
  await screen.findByText('Bob')
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Role'), { target: { value } })
  choose('banned')
  expect(screen.queryByText('Bob')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Lift the ban on Bob' })).toBeNull()
  await vi.waitFor(() => {
    comes()
    screen.getByRole('button', { name: 'Lift the ban on Mallory' })
  })
  choose('moderator')
  expect(screen.queryByText('Mallory')).toBeNull()
})
