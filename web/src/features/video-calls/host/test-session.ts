/** Calls and people of calls, for tests. */
import type { PersonInCall, VideoCall } from '@commons/contract/video-calls.ts'
import type { Person } from './people.ts'

/** Returns a call of two that the member has begun. */
export const aCall = (change: Partial<VideoCall> = {}): VideoCall => ({
  call_id: 7,
  chat_id: 3,
  room: '5f0c9a3e-0000-4000-8000-000000000002',
  state: 'ringing',
  is_incoming: 0,
  has_camera: 0,
  by_freelancer: 0,
  friend: { user_id: 2, username: 'bob', full_name: 'Bob', profile_pic: null },
  group: null,
  begun_by: { user_id: 9, username: 'ada', full_name: 'Ada', profile_pic: null },
  rings_until: '2099-01-01T00:00:00.000Z',
  rings_for: 30,
  rings_others: 1,
  several: null,
  accepted_at: null,
  places: 2,
  through: 'peers',
  is_moderator: 0,
  is_removed: 0,
  ...change,
})

/** Returns a call that is under way in a group. */
export const aGroupCall = (change: Partial<VideoCall> = {}): VideoCall =>
  aCall({
    state: 'accepted',
    friend: null,
    group: { group_id: 5, group_name: 'Bakers', avatar: null },
    rings_for: 0,
    rings_others: 0,
    accepted_at: '2026-11-21T08:00:00.000Z',
    places: 4,
    ...change,
  })

/** Returns somebody as the server lists them. */
export const aListed = (entry: string, change: Partial<PersonInCall> = {}): PersonInCall => ({
  entry,
  user_id: 2,
  username: 'bob',
  full_name: 'Bob',
  profile_pic: null,
  is_oneself: 0,
  is_moderator: 0,
  can_moderate: 0,
  mic: 1,
  camera: 0,
  screen: 0,
  hand_at: null,
  muted_at: null,
  ...change,
})

/** Returns somebody as the window shows them. */
export const aPerson = (entry: string, change: Partial<Person> = {}): Person => ({
  entry,
  user_id: 2,
  username: 'bob',
  name: 'Bob',
  avatar: null,
  isOneself: false,
  isModerator: false,
  canModerate: false,
  mic: true,
  camera: false,
  screen: false,
  handAt: null,
  mutedAt: null,
  theirs: null,
  theirScreen: null,
  connection: 'connected',
  talks: false,
  told: null,
  ...change,
})
