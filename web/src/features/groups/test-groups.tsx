import type { GroupMember } from '@commons/contract/groups/members.ts'
import type { Group } from '@commons/contract/groups/groups.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { stage } from '../../ui/dialog/dialog-host.ts'
import { useStore } from '../../ui/store.ts'

/** Returns an open group of member 9 as an outsider sees it; for tests. */
export function aGroup(change: Partial<Group> = {}): Group {
  return {
    id: 5,
    user_id: 9,
    group_name: 'Gardeners',
    short_group_name: 'Gardeners',
    short_description: 'Soil and seeds',
    description: 'Soil and seeds',
    avatar: null,
    vatar: null,
    banner: null,
    type: 'Open',
    is_closed_group: 0,
    is_project: 0,
    member_count: 3,
    is_group_member: 'Join',
    role: 'outsider',
    user_type: 'user',
    has_questions: 0,
    rules: '',
    questions: [],
    created_at: '2026-11-20T08:00:00.000Z',
    owner: { user_id: 9, username: 'jana', full_name: 'Jana', profile_pic: null },
    members: [],
    is_open_to_me: 1,
    notice: null,
    approves_posts: 0,
    held_count: 0,
    pinned_post_ids: [],
    topics: [],
    request_count: 0,
    group_request_id: null,
    invited_by: null,
    ...change,
  }
}

export function aMember(change: Partial<GroupMember> = {}): GroupMember {
  return {
    user_id: 11,
    username: 'bob',
    full_name: 'Bob',
    profile_pic: null,
    background_image: null,
    isadmin: 0,
    role: 'member',
    is_following: 0,
    duration: '2 days',
    ...change,
  }
}

function Staged({ children }: { children: ReactNode }) {
  const dialog = useStore(stage)
  return (
    <>
      {children}
      {dialog}
    </>
  )
}

/** Renders with the client's routes and the dialogs opened over the page. */
export const renderOnPage = (children: ReactNode) =>
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <Staged>{children}</Staged>
    </RouterContextProvider>,
  )
