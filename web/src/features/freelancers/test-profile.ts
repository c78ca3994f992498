/** A freelancer's profile for tests. */
import type { FreelancerProfile } from '@commons/contract/freelance/profile.ts'

export const profile: FreelancerProfile = {
  user_id: 7,
  username: 'ada',
  full_name: 'Ada',
  avatar: null,
  background_image: null,
  hourly_rate: '45.5',
  professional_headline: 'Builder of ovens',
  top_skills: ['Clay', 'C++'],
  summary: 'Hot',
  country: 'CZ',
  location: 'Brodná',
  rating: '0.0',
  review_count: 0,
  jobs_done: 0,
  earnings: '0',
  hide_earnings: 0,
  is_email_verified: 1,
  member_since: '2025-01-02T03:04:05.000Z',
  is_own: 1,
}
