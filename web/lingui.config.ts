import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// Few visits open them: their texts are not in the first load.
const settings = ['<rootDir>/src/features/accounts/settings', '<rootDir>/src/features/home/settings']

const memberScreens = [
  '<rootDir>/src/features/posts',
  '<rootDir>/src/features/profiles',
  '<rootDir>/src/ui/video',
]
const home = '<rootDir>/src/features/home'
const memberFrame = [
  'AccountMenu',
  'AccountMenuBody',
  'AccountPanel',
  'BottomBar',
  'DashboardPage',
  'MenuSheet',
  'navigation',
  'OfflineStrip',
  'Places',
  'Shell',
  'VerifyReminder',
].map((name) => `${home}/${name}.tsx`)
const memberFiles = [...memberFrame, '<rootDir>/src/ui/AltBadge.tsx']

const inside = (folders: string[]) => folders.map((folder) => `${folder}/**`)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'cs'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', ...inside([...settings, ...memberScreens]), ...memberFiles],
    },
    // They come with the frame of the members' pages: who logs in does not wait for them.
    {
      path: '<rootDir>/src/locales/members/{locale}',
      include: [...memberScreens, ...memberFiles],
      exclude: ['**/*.test.*'],
    },
    { path: '<rootDir>/src/locales/settings/{locale}', include: settings, exclude: ['**/*.test.*'] },
  ],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
})
