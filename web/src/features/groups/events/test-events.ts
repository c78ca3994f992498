import type { GroupEvent } from '@commons/contract/groups/events.ts'

/** Returns an event of group 5 that a member may answer; for tests. */
export function anEvent(change: Partial<GroupEvent> = {}): GroupEvent {
  return {
    group_event_id: 3,
    group_id: 5,
    group_name: 'Gardeners',
    title: 'Seed swap',
    description: 'Bring seeds',
    place: 'Brno',
    link: '',
    begins_at: '2099-12-24T17:00:00.000Z',
    ends_at: '2099-12-24T19:00:00.000Z',
    time_zone: 'Europe/Prague',
    places: null,
    yes_count: 1,
    maybe_count: 0,
    no_count: 0,
    my_answer: null,
    may_answer: 1,
    may_change: 0,
    is_cancelled: 0,
    author: { user_id: 9, username: 'jana', full_name: 'Jana', profile_pic: null },
    ...change,
  }
}
