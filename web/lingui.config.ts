import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// Few visits open these, so their texts are not in the first load.
const settings = [
  '<rootDir>/src/settings-kit',
  '<rootDir>/src/features/home/more',
  ...['accounts', 'chat', 'home', 'moderation', 'notifications', 'people', 'plans', 'posts', 'profiles'].map(
    (feature) => `<rootDir>/src/features/${feature}/settings`,
  ),
]

const insights = '<rootDir>/src/features/insights'

const wallet = ['<rootDir>/src/money', '<rootDir>/src/features/wallet']
const plans = '<rootDir>/src/features/plans'
const groups = '<rootDir>/src/features/groups'
// The button's texts load with the frame; those of what it opens don't.
const chatButton = '<rootDir>/src/features/chat/button'
const chat = ['<rootDir>/src/conversation', '<rootDir>/src/features/chat']
const funding = '<rootDir>/src/features/funding'
const projects = '<rootDir>/src/features/projects'
const surveys = '<rootDir>/src/features/surveys'
const reels = '<rootDir>/src/features/reels'
// Shown on other features' pages, so their texts load with the frame.
const reelPieces = ['in-place', 'search', 'strip', 'waiting'].map((folder) => `${reels}/${folder}`)

const profiles = '<rootDir>/src/features/profiles'
// Shown on Home.
const checklist = `${profiles}/checklist`

// Dialogs that few members open; their texts load with the dialog.
const dialogs = [
  ...['ReportDialog', 'ReportForm', 'ReportSent', 'report-kinds', 'report-reasons'].map(
    (name) => `<rootDir>/src/features/moderation/${name}.tsx`,
  ),
  '<rootDir>/src/features/home/KeyboardHelp.tsx',
  ...['MuteDialog', 'MuteForm', 'MuteDays'].map((name) => `<rootDir>/src/features/posts/mute/${name}.tsx`),
  ...['WhyDialog', 'WhyReason'].map((name) => `<rootDir>/src/features/posts/why/${name}.tsx`),
]

const memberScreens = [
  '<rootDir>/src/compose',
  '<rootDir>/src/crop',
  '<rootDir>/src/discussion',
  '<rootDir>/src/search',
  '<rootDir>/src/shown',
  '<rootDir>/src/viewer',
  chatButton,
  '<rootDir>/src/features/groups/search',
  '<rootDir>/src/features/home/search',
  '<rootDir>/src/features/moderation',
  '<rootDir>/src/features/notifications',
  '<rootDir>/src/features/people',
  '<rootDir>/src/features/posts',
  checklist,
  '<rootDir>/src/features/surveys/poll',
  '<rootDir>/src/features/surveys/search',
  ...reelPieces,
  '<rootDir>/src/ui/share',
  '<rootDir>/src/ui/video',
]
const home = '<rootDir>/src/features/home'
const memberFrame = [
  'AccountMenu',
  'AccountMenuBody',
  'AccountPanel',
  'BottomBar',
  'DashboardPage',
  'FriendsAndGroups',
  'MenuSheet',
  'navigation',
  'OfflineStrip',
  'PeopleDialog',
  'Places',
  'Shell',
  'UpdateNotice',
  'VerifyReminder',
].map((name) => `${home}/${name}.tsx`)
const memberFiles = [
  ...memberFrame,
  ...['AltBadge.tsx', 'CharactersLeft.tsx', 'Pager.tsx', 'PlayMark.tsx', 'stage.ts'].map(
    (name) => `<rootDir>/src/ui/${name}`,
  ),
]

const inside = (folders: string[]) => folders.map((folder) => `${folder}/**`)

export default defineConfig({
  sourceLocale: 'en',
  // Our own Trans, which does not parse a member's words as elements.
  runtimeConfigModule: { Trans: ['#Trans', 'Trans'] },
  locales: ['en', 'cs'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '**/*.test.*',
        ...inside([
          ...settings,
          ...memberScreens,
          insights,
          profiles,
          plans,
          groups,
          projects,
          funding,
          surveys,
          reels,
          ...wallet,
          ...chat,
        ]),
        ...memberFiles,
        ...dialogs,
      ],
    },
    {
      path: '<rootDir>/src/locales/surveys/{locale}',
      include: [surveys],
      exclude: ['**/*.test.*', ...inside([`${surveys}/poll`, `${surveys}/search`])],
    },
    {
      path: '<rootDir>/src/locales/reels/{locale}',
      include: [reels],
      exclude: ['**/*.test.*', ...inside(reelPieces)],
    },
    // Loaded with the frame of the members' pages, so that the login page does not wait for them.
    {
      path: '<rootDir>/src/locales/members/{locale}',
      include: [...memberScreens, ...memberFiles],
      exclude: ['**/*.test.*', ...inside(settings), ...dialogs],
    },
    { path: '<rootDir>/src/locales/settings/{locale}', include: settings, exclude: ['**/*.test.*'] },
    {
      path: '<rootDir>/src/locales/profiles/{locale}',
      include: [profiles],
      exclude: ['**/*.test.*', ...inside([checklist, `${profiles}/settings`])],
    },
    { path: '<rootDir>/src/locales/dialogs/{locale}', include: dialogs, exclude: ['**/*.test.*'] },
    { path: '<rootDir>/src/locales/insights/{locale}', include: [insights], exclude: ['**/*.test.*'] },
    { path: '<rootDir>/src/locales/wallet/{locale}', include: wallet, exclude: ['**/*.test.*'] },
    {
      path: '<rootDir>/src/locales/plans/{locale}',
      include: [plans],
      exclude: ['**/*.test.*', ...inside([`${plans}/settings`])],
    },
    {
      path: '<rootDir>/src/locales/groups/{locale}',
      include: [groups],
      exclude: ['**/*.test.*', ...inside([`${groups}/search`])],
    },
    {
      path: '<rootDir>/src/locales/chat/{locale}',
      include: chat,
      exclude: ['**/*.test.*', ...inside([chatButton, '<rootDir>/src/features/chat/settings'])],
    },
    { path: '<rootDir>/src/locales/funding/{locale}', include: [funding], exclude: ['**/*.test.*'] },
    { path: '<rootDir>/src/locales/projects/{locale}', include: [projects], exclude: ['**/*.test.*'] },
  ],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
})
