import type { Group } from '@commons/contract/groups/groups.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, refusal, success } from '../../api/test-server.ts'
import { renderInApp } from '../../test-render.tsx'
import { stage } from '../../ui/dialog/dialog-host.ts'
import { toast, toasts } from '../../ui/notices/toast.ts'
import { answerQuestion } from '../../ui/test-answers.ts'
import { questions } from '../../ui/dialog/confirm.ts'
import { GroupHead } from './detail/GroupHead.tsx'
import { JoinToSee } from './detail/JoinToSee.tsx'
import { JoinActions } from './JoinActions.tsx'
import { MemberEntry } from './members/MemberEntry.tsx'
import MyGroupsPage from './lists/MyGroupsPage.tsx'
import { useDeleteGroup } from './owner/use-delete-group.tsx'
import { aGroup, aMember, renderOnPage } from './test-groups.tsx'

beforeAll(() =>
  Promise.all([
    import('../moderation/ReportDialog.tsx'),
    import('../../ui/actions/ActionMenuList.tsx'),
    import('../../ui/dialog/DialogBody.tsx'),
    import('./join/AskToJoinDialog.tsx'),
    import('./owner/DeleteGroupDialog.tsx'),
    import('./owner/HandOverDialog.tsx'),
  ]),
)
beforeEach(() => openSession({ id: 7, api_key: 'key.secret' } as Session))
afterEach(() => {
  act(() => stage.clear())
  for (const { id } of toasts.get()) toast.dismiss(id)
  vi.unstubAllGlobals()
  endSession('logged_out')
})

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const said = () => toasts.get().map(({ text }) => text)
const listed = (group: Group) => success({ recdata: group })

test.each([
  [{}, 'Join Gardeners', 'join_group', { group_id: 5 }],
  [
    { is_group_member: 'Ask to join', is_closed_group: 1 },
    'Ask to join Gardeners',
    'join_group',
    { group_id: 5 },
  ],
  [
    { is_group_member: 'Requested', role: 'requested' },
    'Take back your request to join Gardeners',
    'leave_group',
    { group_id: 5 },
  ],
  [
    { is_group_member: 'Invited', role: 'invited', group_request_id: 3 },
    'Accept the invitation to Gardeners',
    'group_request_accept',
    { group_request_id: 3 },
  ],
  [
    { is_group_member: 'Invited', role: 'invited', group_request_id: 3 },
    'Decline the invitation to Gardeners',
    'group_request_delete',
    { group_request_id: 3 },
  ],
] as const)('%o: "%s" does %s', async (change, name, call, input) => {
  const group = aGroup(change)
  const sent = answerWith(() => listed(group))
  renderOnPage(<JoinActions group={group} requestId={group.group_request_id} />)
  fireEvent.click(button(name))
  await waitFor(() => expect(sent[0]).toMatchObject({ name: call, body: input }))
})

test.each([
  ['group', {}, 'Report this group'],
  ['project', { is_project: 1 }, 'Report this project'],
] as const)('whoever does not own a %s reports it as one', async (report_type, change, title) => {
  const sent = answerWith(({ name }) =>
    name === 'add_report' ? success({ recdata: { report_id: 1 } }) : success(),
  )
  renderOnPage(
    <GroupHead
      isProject={false}
      group={aGroup(change)}
      token={undefined}
      editRef={() => {}}
      onEdit={() => {}}
    />,
  )
  fireEvent.click(button('More for Gardeners'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
  await screen.findByRole('dialog', { name: title })
  fireEvent.click(screen.getByRole('radio', { name: 'Something illegal' }))
  fireEvent.click(button('Report'))
  await screen.findByText('Thanks, a moderator will look at it.')
  expect(sent.find(({ name }) => name === 'add_report')?.body).toMatchObject({
    report_type,
    report_id: 5,
    reason: 'illegal',
  })
})

test('a link that works lets in at once, also into a closed group', async () => {
  const group = aGroup({ is_closed_group: 1, is_group_member: 'Ask to join' })
  const sent = answerWith(() => listed(group))
  renderOnPage(<JoinActions group={group} token="abc" />)
  fireEvent.click(button('Join Gardeners'))
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ name: 'join_group', body: { group_id: 5, token: 'abc' } }),
  )
})

test('joining that fails says Failure; what one can do something about says so', async () => {
  let reason = 'internal'
  answerWith(() => refusal(reason, 409))
  renderOnPage(<JoinActions group={aGroup()} />)
  fireEvent.click(button('Join Gardeners'))
  await waitFor(() => expect(said()).toEqual(['Failure']))
  await waitFor(() => expect(button('Join Gardeners').disabled).toBe(false))
  reason = 'too_many_groups'
  fireEvent.click(button('Join Gardeners'))
  await waitFor(() => expect(said()).toContain('Text of too_many_groups'))
})

test('a member leaves after a question, and comes back by Undo', async () => {
  const group = aGroup({ is_group_member: 'Leave', role: 'member' })
  const sent = answerWith(() => listed(group))
  renderOnPage(<JoinActions group={group} />)
  fireEvent.click(button('Leave Gardeners'))
  expect(sent).toEqual([])
  await answerQuestion()
  await waitFor(() => expect(said()).toEqual(['You left Gardeners']))
  act(() => toasts.get()[0]?.onUndo?.())
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['leave_group', 'join_group']))
})

test('its owner hands a group over before they leave', async () => {
  const sent = answerWith(({ name }) =>
    name === 'group_member_list'
      ? success({ recdata: [aMember({ user_id: 7, role: 'owner', full_name: 'Me' }), aMember()] })
      : listed(aGroup()),
  )
  renderOnPage(
    <JoinActions group={aGroup({ is_group_member: 'Leave', role: 'owner', user_type: 'admin' })} />,
  )
  fireEvent.click(button('Leave Gardeners'))
  await screen.findByText('You own this group. Choose who owns it next, then you can leave.')
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over to Bob' }))
  expect(screen.queryByRole('button', { name: 'Hand over to Me' })).toBeNull()
  await answerQuestion()
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'group_owner_update')?.body).toMatchObject({
      new_owner_user_id: 11,
    }),
  )
})

test('who is no member of a closed group sees what joining gives', () => {
  renderOnPage(
    <JoinToSee
      group={aGroup({ is_closed_group: 1, is_open_to_me: 0, is_group_member: 'Ask to join' })}
      token={undefined}
    />,
  )
  screen.getByRole('heading', { name: "Join to see what's inside" })
  screen.getByText('Meet the 3 members who are already in')
  button('Ask to join Gardeners')
})

function Deletion({ group = aGroup() }: { group?: Group }) {
  const { ask } = useDeleteGroup(group)
  return <button onClick={() => void ask()}>Delete</button>
}

test('a group with posts is deleted by its name, and restored by Undo', async () => {
  const sent = answerWith(({ name, body }) => {
    if (name === 'group_restore') return listed(aGroup())
    return body['group_name'] === 'Gardeners' ? success() : refusal('group_name_wrong', 422)
  })
  renderOnPage(<Deletion />)
  fireEvent.click(button('Delete'))
  await answerQuestion()
  const field = await screen.findByLabelText('Type the name of the group to delete it')
  expect(said()).toEqual([])
  expect(button('Yes').disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'gardening' } })
  fireEvent.click(button('Yes'))
  await screen.findByText('Text of group_name_wrong')
  fireEvent.change(field, { target: { value: 'Gardeners' } })
  fireEvent.click(button('Yes'))
  await waitFor(() => expect(toasts.get()[0]?.kind).toBe('undo'))
  act(() => toasts.get()[0]?.onUndo?.())
  await waitFor(() => expect(sent.some(({ name }) => name === 'group_restore')).toBe(true))
})

test('a backed project says what goes back to how many before it is deleted', async () => {
  const project = aGroup({ group_name: 'Oven', is_project: 1 })
  const sent = answerWith(({ name, body }) => {
    if (name === 'project_funding') return success({ recdata: { held: '6450.5', backer_count: 12 } })
    return body['group_name'] === 'Oven' ? success() : refusal('group_name_wrong', 422)
  })
  renderOnPage(<Deletion group={project} />)
  fireEvent.click(button('Delete'))
  await waitFor(() => expect(questions.get()).not.toBeNull())
  const told = renderOnPage(questions.get()?.about)
  within(told.container).getByText('12 backers get 6,450.5 FCELL back.')
  told.unmount()
  expect(sent.map(({ name }) => name)).not.toContain('group_delete')
  await answerQuestion()
  const dialog = await screen.findByRole('dialog', { name: 'Delete Project' })
  within(dialog).getByText('12 backers get 6,450.5 FCELL back.')
  fireEvent.change(screen.getByLabelText('Type the name of the project to delete it'), {
    target: { value: 'Oven' },
  })
  fireEvent.click(button('Yes'))
  await waitFor(() => expect(said()).toEqual(['Project deleted']))
})

test('my groups lead with the group; what is rare is in its menu', async () => {
  const own = aGroup({ id: 6, group_name: 'Bakers', role: 'owner', user_type: 'admin' })
  const groups = [own, aGroup({ role: 'member' })].map((group, nth) => ({
    ...group,
    is_group_member: 'Leave',
    new_post_count: nth === 0 ? 3 : 21,
    last_activity_at: nth === 0 ? '2026-11-20T08:00:00.000Z' : null,
  }))
  answerWith(({ name }) => success({ recdata: name === 'group_list' ? groups : [] }))
  const root = createRootRoute({ component: MyGroupsPage })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await act(() => router.load())
  renderInApp(<RouterProvider router={router} />)
  const link = await screen.findByRole('link', { name: 'Bakers' })
  expect(link.getAttribute('href')).toContain('/groupdetail/6')
  screen.getByText('3 new posts')
  screen.getByText('20+ new posts')
  expect(screen.getAllByText(/Active/)).toHaveLength(1)
  const entries = async (name: string) => {
    fireEvent.click(button(`More for ${name}`))
    const items = await screen.findAllByRole('menuitem')
    const texts = items.map(({ textContent }) => textContent)
    fireEvent.click(button(`More for ${name}`))
    return texts
  }
  expect(screen.queryByRole('button', { name: /Leave|Delete/ })).toBeNull()
  expect(await entries('Bakers')).toEqual(['Edit', 'Delete Group'])
  expect(await entries('Gardeners')).toEqual(['Leave'])
})

test.each([
  ['owner', 'member', ['Make a moderator', 'Remove from the group', 'Ban from the group']],
  ['owner', 'moderator', ['Remove as moderator', 'Remove from the group', 'Ban from the group']],
  ['moderator', 'member', ['Remove from the group', 'Ban from the group']],
  ['moderator', 'moderator', []],
  ['moderator', 'owner', []],
  ['member', 'member', []],
] as const)('the %s does to the %s: %o', async (mine, theirs, does) => {
  answerWith(() => success())
  renderOnPage(<MemberEntry group={aGroup({ role: mine })} member={aMember({ role: theirs })} />)
  const menu = screen.queryByRole('button', { name: 'Menu for Bob' })
  if (menu) fireEvent.click(menu)
  const entries = menu ? await screen.findAllByRole('menuitem') : []
  expect(entries.map(({ textContent }) => textContent)).toEqual(does)
})

test('who was removed is invited again by Undo', async () => {
  const sent = answerWith(() => success({ role: 'invited' }))
  renderOnPage(<MemberEntry group={aGroup({ role: 'moderator' })} member={aMember()} />)
  fireEvent.click(button('Menu for Bob'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the group' }))
  await waitFor(() => expect(toasts.get()[0]?.kind).toBe('undo'))
  act(() => toasts.get()[0]?.onUndo?.())
  await waitFor(() =>
    expect(sent.map(({ name, body }) => [name, body['delete_user_id'] ?? body['add_user_id']])).toEqual([
      ['group_member_delete', 11],
      ['group_member_add', 11],
    ]),
  )
})

test('who asks to join a group that asks something answers first', async () => {
  const asked: unknown[] = []
  const group = aGroup({
    is_group_member: 'Ask to join',
    is_closed_group: 1,
    has_questions: 1,
    questions: [
      { question: 'What do you grow?', is_required: 1 },
      { question: 'Where?', is_required: 0 },
    ],
  })
  answerWith(({ name, body }) => {
    if (name === 'join_group') asked.push(body['answers'])
    return name === 'group_detail' ? success({ recdata: group, link_works: 0 }) : listed(group)
  })
  renderOnPage(<JoinActions group={group} />)
  fireEvent.click(button('Ask to join Gardeners'))
  const field = await screen.findByLabelText('What do you grow?')
  const send = () => fireEvent.click(button('Ask to join'))
  send()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Tomatoes' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
  send()
  await waitFor(() =>
    expect(asked).toEqual([
      [
        { question: 'What do you grow?', answer: 'Tomatoes' },
        { question: 'Where?', answer: '' },
      ],
    ]),
  )
  await waitFor(() => expect(screen.queryByLabelText('What do you grow?')).toBeNull())
})

test('a group that has begun to ask opens its questions', async () => {
  const group = aGroup({ is_group_member: 'Ask to join', is_closed_group: 1 })
  const questions = [{ question: 'Since when?', is_required: 1 }] as const
  answerWith(({ name }) =>
    name === 'join_group'
      ? refusal('group_answers_missing', 422)
      : success({ recdata: { ...group, questions }, link_works: 0 }),
  )
  renderOnPage(<JoinActions group={group} />)
  fireEvent.click(button('Ask to join Gardeners'))
  await screen.findByLabelText('Since when?')
})
