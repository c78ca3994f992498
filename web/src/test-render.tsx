import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from './api/query-client.ts'
import { cssVariables, theme } from './ui/theme/theme.ts'

/** Renders like the application, without the frame of its pages. */
export function renderInApp(children: ReactNode) {
  return render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
      </I18nProvider>
    </MantineProvider>,
  )
}
