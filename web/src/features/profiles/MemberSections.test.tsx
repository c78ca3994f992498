import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../api/session.ts'
import { answerWith, success } from '../../api/test-server.ts'
import { makeRouter } from '../../routes.tsx'
import { renderInApp } from '../../test-render.tsx'
import { questions } from '../../ui/dialog/confirm.ts'
import { MemberSections } from './MemberSections.tsx'
import { ProfileHead } from './ProfileHead.tsx'

const jana: ProfileBanner = {
  user_id: 9,
  username: 'jana',
  full_name: 'Jana',
  display_name: 'Jana',
  avatar: null,
  background_image: null,
  is_friend: 0,
  is_muted: 0,
  follower: 5,
  mutual_friends: 0,
  mutual: [],
  bio: '',
  website: '',
  place: '',
  joined: null,
  intro_audiences: null,
  plan: null,
  pro: null,
  following: 1,
  referral_code: null,
}

beforeEach(() => openSession({ id: 7, api_key: 'key.secret', full_name: 'Me' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

function show(member: ProfileBanner, asked?: string) {
  answerWith(() => success({ recdata: [] }))
  renderInApp(
    <RouterContextProvider router={makeRouter()}>
      <ProfileHead member={member} />
      <MemberSections member={member} viewAs={undefined} asked={asked} tab={undefined} onTab={() => {}} />
    </RouterContextProvider>,
  )
}
const sections = () =>
  within(screen.getByRole('navigation', { name: 'Profile' }))
    .getAllByRole('link')
    .map(({ textContent, ariaCurrent }) => (ariaCurrent ? `[${textContent}]` : textContent))

test('a stranger’s page has its posts and counts, no lists', async () => {
  show(jana, 'followers')
  expect(sections()).toEqual(['[Timeline]', 'Media', 'Reels', 'About'])
  await screen.findByText("Jana hasn't posted anything you can see.")
  screen.getByText('5 followers')
  screen.getByText('1 following')
  screen.getByRole('button', { name: 'Follow Jana' })
  expect(screen.queryByRole('button', { name: 'Edit cover photo' })).toBeNull()
})

test('the page of somebody whom one follows has the lists too, and asks before it ends that', async () => {
  show({ ...jana, is_friend: 1 }, 'followers')
  expect(sections()).toEqual(['Timeline', 'Media', 'Reels', '[Followers]', 'Following', 'Groups', 'About'])
  await screen.findByText('Nobody follows Jana yet')
  const button = screen.getByRole('button', { name: 'Following Jana' })
  expect(button.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button)
  await waitFor(() => expect(questions.get()?.text).toBe('Unfollow this.'))
  await act(async () => questions.get()?.answer(false))
})

test('one’s own page has the lists and lets one change the pictures, not follow oneself', () => {
  show({ ...jana, user_id: 7 })
  expect(sections()).toEqual(['[Timeline]', 'Media', 'Reels', 'Followers', 'Following', 'Groups', 'About'])
  screen.getByRole('button', { name: 'Edit cover photo' })
  screen.getByRole('button', { name: 'Edit display photo' })
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull()
})

test('a Pro member’s page has their title, headline and logo above their name', () => {
  show({
    ...jana,
    plan: 'pro',
    pro: {
      title: 'Jana’s garden',
      headline: 'Seedlings & stories',
      theme: '#226d3d',
      footer: '',
      logo: '/media/logo/320.webp',
      background: null,
    },
  })
  const head = screen.getByRole('heading', { level: 1 }).closest('header')
  expect(head?.textContent).toMatch(/^Jana’s gardenSeedlings & stories.*Jana/)
  expect(head?.querySelector('img')?.getAttribute('src')).toBe('/media/logo/320.webp')
})

test('the head says who the member is and names friends of both; only the owner edits', async () => {
  show({
    ...jana,
    bio: 'Bees, see https://example.org/bees',
    website: 'https://www.example.org/',
    place: 'Praha',
    joined: '2025-05',
    mutual_friends: 4,
    mutual: ['Tom', 'Ivo', 'Eva'].map((full_name, at) => ({
      user_id: 20 + at,
      username: full_name.toLowerCase(),
      full_name,
      profile_pic: null,
    })),
  })
  screen.getByText('Member since May 2025')
  screen.getByText('Praha')
  expect(screen.getByRole('link', { name: 'example.org' }).getAttribute('href')).toBe(
    'https://www.example.org/',
  )
  screen.getByRole('link', { name: 'https://example.org/bees' })
  expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull()
  screen.getByRole('button', { name: /Friends with Tom, Ivo and 2 more$/ })
})
