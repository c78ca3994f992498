import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A line of what a plan brings. */
export function Perk({ children }: { children: ReactNode }) {
  return (
    <li>
      <IconCheck size={20} stroke={2.25} aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
