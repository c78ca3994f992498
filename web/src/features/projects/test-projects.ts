import type { Project } from '@commons/contract/projects.ts'

/** A running project of member 9, as an outsider sees it; for tests. */
export function aProject(change: Partial<Project> = {}): Project {
  return {
    id: 5,
    user_id: 9,
    group_name: 'Oven',
    short_description: 'Bread for the street',
    description: 'Bread for the street',
    avatar: null,
    vatar: null,
    banner: null,
    type: 'Open',
    is_closed_group: 0,
    is_project: 1,
    member_count: 3,
    is_group_member: 'Join',
    role: 'outsider',
    user_type: 'user',
    funding_target: '10000',
    pledged: '6450.5',
    funded_percent: 64,
    backer_count: 12,
    days: 30,
    days_left: 9,
    ends_at: '2026-12-01T08:00:00.000Z',
    pays: 'all_or_nothing',
    state: 'running',
    location: 'Brno, Czechia',
    industry: 'Food',
    price_point: '',
    experience: '',
    created_at: '2026-11-01T08:00:00.000Z',
    owner: { user_id: 9, username: 'jana', full_name: 'Jana', profile_pic: null },
    has_milestones: 0,
    ...change,
  }
}
