import type { projectRoles } from '@commons/contract/freelance/my-projects.ts'

/** The tabs of each role, in their order; the first opens. */
export const tabsOf = {
  client: ['open', 'current', 'past', 'quotes'],
  freelancer: ['bids', 'current', 'past', 'quotes'],
} as const satisfies Record<(typeof projectRoles)[number], readonly string[]>

export type Tab = (typeof tabsOf)['client' | 'freelancer'][number]

export interface TabProps {
  /** The words that are looked for, if any. */
  search: { readonly search?: string }
  /** The tab's name. */
  label: string
}
