import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  // Our own Trans, which does not parse a member's words as elements.
  runtimeConfigModule: { Trans: ['#Trans', 'Trans'] },
  locales: ['en', 'cs'],
  // One catalogue for all: which texts load with what follows from imports (build/texts.ts).
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] },
  ],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
})
