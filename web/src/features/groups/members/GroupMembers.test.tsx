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

test('moderators read the answers beside a request, and an open group asks nothing', async () => {
  answerWith(({ name }) =>
    success({
      recdata:
        name === 'group_request_list'
          ? [
              {
                group_request_id: 3,
                kind: 'requested',
                group_id: 5,
                group_name: 'Gardeners',
                avatar: null,
                member_count: 3,
                user_id: 12,
                username: 'eve',
                full_name: 'Eve',
                profile_pic: null,
                duration: '1 hour',
                answers: [{ question: 'What do you grow?', answer: 'Tomatoes' }],
              },
            ]
          : [],
      next: null,
    }),
  )
  const questions = [{ question: 'What do you grow?', is_required: 1 }] as const
  const group = aGroup({ role: 'moderator', is_closed_group: 1, questions: [...questions] })
  const { unmount } = renderOnPage(<GroupMembers group={group} />)
  await screen.findByText('Tomatoes')
  expect(screen.getByRole('button', { name: 'Edit questions' })).toBeTruthy()
  unmount()
  renderOnPage(<GroupMembers group={aGroup({ role: 'moderator' })} />)
  await screen.findByText('Tomatoes')
  expect(screen.queryByText('Questions to people who want to join')).toBeNull()
})
