import type { Project, StoryPicture } from '@commons/contract/projects/projects.ts'

/** A running project of member 9, as an outsider sees it; for tests. */
export function aProject(change: Partial<Project> = {}): Project {
  return {
    id: 5,
    user_id: 9,
    group_name: 'Oven',
    short_group_name: 'Oven',
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
    has_questions: 0,
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
    fee_percent: '0',
    milestones: [],
    tiers: [],
    stretch_goals: [],
    story: { nsfw: '', video: null, pictures: [] },
    ...change,
  }
}

/** A picture after the first paragraph of a story; for tests. */
export const aStoryPicture = (change: Partial<StoryPicture> = {}): StoryPicture => ({
  story_picture_id: 4,
  after: 1,
  caption: 'The oven',
  picture: {
    width: 800,
    height: 600,
    animated: false,
    preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    alt: 'Bricks in a circle',
    sources: [{ width: 480, url: '/media/oven/480.webp' }],
  },
  ...change,
})
