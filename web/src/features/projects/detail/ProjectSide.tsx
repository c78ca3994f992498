import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import page from './ProjectBody.module.css'

/** Whether what backs a project stands beside its sections. */
export const useHasSide = () => useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })

/** What it takes to back a project. Beside the sections it stays in sight, and scrolls by itself where it is higher. */
export function ProjectSide({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  if (!useHasSide()) return <div className={page.side}>{children}</div>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
    <div className={page.side} role="group" aria-label={t`Funding`} tabIndex={0}>
      {children}
    </div>
  )
}
