import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// Few visits open them: their texts are not in the first load.
const settings = ['<rootDir>/src/features/accounts/settings', '<rootDir>/src/features/home/settings']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'cs'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', ...settings.map((folder) => `${folder}/**`)],
    },
    { path: '<rootDir>/src/locales/settings/{locale}', include: settings, exclude: ['**/*.test.*'] },
  ],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
})
