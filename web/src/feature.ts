/**
 * A feature as the rest of the client knows it: everything it adds, declared in its own folder. There is a file
 * for each moment at which a part of it loads (decision 047), so that no page loads what it doesn't show.
 */
import type { ReactNode } from 'react'

/** Loads a page. */
export type Page = () => Promise<{ default: () => ReactNode }>

/** Runs before a page is shown, and redirects whoever shouldn't see it. */
export type Guard = (to: {
  search: object
  params: object
  location: { href: string }
  context: { isKnown: (address: string) => boolean }
}) => void

export interface PageAt {
  readonly path: string
  readonly page?: Page
  readonly guard?: Guard
  /** A member's page that takes the room of the sidebar, which otherwise is beside it on wide screens. */
  readonly wide?: true
  /** A member's page with nothing beside it. */
  readonly alone?: true
  /** Members begin with it; its calls are known from the start. */
  readonly isFirst?: true
}

/** `<f>.pages.ts`: the pages of a feature. Every visitor loads this list, so it has loaders only. */
export interface Pages {
  /** In the frame of the login. */
  readonly open?: readonly PageAt[]
  /** In the frame of members' pages; others are sent to log in. */
  readonly members?: readonly PageAt[]
}
