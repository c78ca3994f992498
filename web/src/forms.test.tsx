/** Whatever a call refuses, its form says where and keeps what was typed. */
import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from './api/session.ts'
import { logIn, stubFileUrls } from './compose/test-compose.ts'
import { forms as ofAccounts } from './features/accounts/test-forms.tsx'
import { forms as ofChat } from './features/chat/test-forms.tsx'
import { forms as ofFreelance } from './features/freelance/test-forms.tsx'
import { forms as ofFreelancers } from './features/freelancers/test-forms.tsx'
import { crowdfunding, forms as ofFunding } from './features/funding/test-forms.tsx'
import { newGroup, forms as ofGroups } from './features/groups/test-forms.tsx'
import { forms as ofModeration } from './features/moderation/test-forms.tsx'
import { forms as ofNotifications } from './features/notifications/test-forms.tsx'
import { forms as ofPeople } from './features/people/test-forms.tsx'
import { forms as ofPlans } from './features/plans/test-forms.tsx'
import { forms as ofPosts } from './features/posts/test-forms.tsx'
import { forms as ofProfiles } from './features/profiles/test-forms.tsx'
import { newProject, forms as ofProjects } from './features/projects/test-forms.tsx'
import { forms as ofReels } from './features/reels/test-forms.tsx'
import { forms as ofStaff } from './features/staff/test-forms.tsx'
import { forms as ofSurveys } from './features/surveys/test-forms.tsx'
import { forms as ofVideos } from './features/videos/test-forms.tsx'
import { forms as ofPlaylists } from './features/videos/playlists/test-forms.tsx'
import { forms as ofSubscriptions } from './features/videos/subscriptions/test-forms.tsx'
import { rewards, forms as ofWallet } from './features/wallet/test-forms.tsx'
import { solveAtOnce } from './features/accounts/way-in/test-way-in.ts'
import { walk, type Forms } from './test-walk-forms.tsx'

vi.mock('idb-keyval', () => import('./compose/test-idb.ts'))
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: async () => ({ id: 'made' }) }))

const forms: Forms = {
  ...ofAccounts,
  ...ofChat,
  ...ofFreelance,
  ...ofFreelancers,
  ...ofFunding,
  ...ofGroups,
  ...ofModeration,
  ...ofNotifications,
  ...ofPeople,
  ...ofPlans,
  ...ofPosts,
  ...ofProfiles,
  ...ofProjects,
  ...ofReels,
  ...ofStaff,
  ...ofSurveys,
  ...ofVideos,
  ...ofPlaylists,
  ...ofSubscriptions,
  ...ofWallet,
  'features/videos/shell/SiteShell.tsx': 'It leads to the page of its results, and sends nothing.',
  // Several features have theirs in these.
  'features/groups/form/NewGroupPage.tsx': [...newGroup, ...newProject],
  'features/wallet/tips/TokensForm.tsx': [...rewards, ...crowdfunding],
}

beforeAll(async () => {
  await import('./ui/dialog/DialogBody.tsx')
  // A field that grows with its text waits for fonts, of which jsdom knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
})
beforeEach(() => {
  logIn(7)
  stubFileUrls()
  solveAtOnce()
})
afterEach(() => {
  act(() => endSession('logged_out'))
  vi.unstubAllGlobals()
})

const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true })

test('every form of the client is among them', () => {
  const files = Object.entries(sources)
    .filter(([file, text]) => /<form\b/.test(text) && !file.endsWith('.test.tsx'))
    .map(([file]) => file.slice('./'.length))
  expect(Object.keys(forms).toSorted()).toEqual(files.toSorted())
})

const sent = Object.entries(forms).flatMap(([file, its]) =>
  typeof its === 'string' ? [] : its.map((form) => [file, form.call, form] as const),
)

test.each(sent)('%s: %s', async (_file, _call, form) => expect(await walk(form)).toEqual([]))
