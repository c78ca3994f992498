import { redirect } from '@tanstack/react-router'
import { currentSession } from './api/session.ts'
import { paths } from './paths.ts'

/** What every route's guard is told. */
export interface RouterContext {
  /** Whether a page is at this address. */
  isKnown: (address: string) => boolean
}

/** The query of an address as it stands: ids and referral codes stay text. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

/** An address within this client, from what a link carried; anything else is none. */
export function innerAddress(to: unknown): string | undefined {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined
}

function toAddress(address: string) {
  const [pathname = '/', search = ''] = address.split('?', 2)
  return redirect({ to: pathname, search: parseSearch(search), replace: true })
}

/** A visitor logs in first and comes back to where they wanted to go. */
export function membersOnly({ location }: { location: { href: string } }) {
  if (!currentSession()) throw redirect({ to: paths.login(), search: { to: location.href }, replace: true })
}

interface VisitorGuard {
  search: object
  params: object
  context: RouterContext
}

/** Who is logged in, or just did, goes on to where the link leads. */
export function visitorsOnly({ search, params, context }: VisitorGuard) {
  if (!currentSession()) return
  const wanted =
    'id' in params && typeof params.id === 'string'
      ? paths.group(params.id)
      : 'to' in search
        ? innerAddress(search.to)
        : undefined
  throw toAddress(wanted && context.isKnown(wanted) ? wanted : paths.dashboard())
}

export function toLanding() {
  throw redirect({ to: paths.landing(), replace: true })
}

export function fromLanding() {
  throw redirect({ to: currentSession() ? paths.dashboard() : paths.login(), replace: true })
}
