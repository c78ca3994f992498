import { redirect } from '@tanstack/react-router'
import { currentSession, pendingLogin } from './api/session.ts'
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

/** An address as the router takes it. */
export function addressParts(address: string) {
  const [pathname = '/', search = ''] = address.split('?', 2)
  return { to: pathname, search: parseSearch(search) }
}

/** A visitor logs in first and comes back to where they wanted to go. */
export function membersOnly({ location }: { location: { href: string } }) {
  if (currentSession()) return
  // A project shows itself to everybody. Where it is a plain group, that page leads on to the login.
  const [, id] = /^\/groupdetail\/([1-9]\d*)$/.exec(location.href) ?? []
  if (id !== undefined && !pendingLogin()) throw redirect({ to: paths.publicProject(id), replace: true })
  throw redirect({ to: nextStep(), search: { to: location.href }, replace: true })
}

/** Where who is not logged in goes on: a login that was begun is finished first. */
const nextStep = () => (pendingLogin() ? paths.twoFactor() : paths.login())

interface VisitorGuard {
  search: object
  params: object
  context: RouterContext
}

/** Where a way in leads in the end, as its address says. */
export function targetOf({ search, params }: Pick<VisitorGuard, 'search' | 'params'>): string | undefined {
  // Crowdfund leads there: the project opens what it is backed by.
  if ('id' in params && typeof params.id === 'string')
    return `${paths.group(params.id)}?crowdfund=${encodeURIComponent(params.id)}`
  return 'to' in search ? innerAddress(search.to) : undefined
}

function onwards(guard: VisitorGuard) {
  const target = targetOf(guard)
  const wanted = target && guard.context.isKnown(target) ? target : undefined
  // The first login leads by the setup, and from there to where the link leads.
  if (currentSession()?.is_new === '1' && wanted?.split('?', 1)[0] !== paths.profileSetup())
    return redirect({ to: paths.profileSetup(), search: { to: wanted }, replace: true })
  const address = wanted ?? paths.dashboard()
  return redirect({ ...addressParts(address), replace: true })
}

/** Who is logged in, or just did, goes on to where the link leads. */
export function visitorsOnly(guard: VisitorGuard) {
  if (!currentSession()) return
  const { search } = guard
  // The link of a verification mail: a member follows it without logging in again.
  if ('code' in search && typeof search.code === 'string' && search.code !== '')
    throw redirect({ to: paths.verifyEmail(search.code), search: { to: targetOf(guard) }, replace: true })
  throw onwards(guard)
}

/** A member's list of all projects has more to it than a visitor's. */
export function publicListOnly() {
  if (currentSession()) throw redirect({ to: paths.projectLists(), replace: true })
}

/** A member sees the project from inside. */
export function publicProjectOnly({ params }: { params: object }) {
  if (currentSession() && 'projectId' in params)
    throw redirect({ to: paths.group(String(params.projectId)), replace: true })
}

/** The second step of a login is for those who have taken the first. */
export function secondStepOnly(guard: VisitorGuard) {
  if (currentSession()) throw onwards(guard)
  if (!pendingLogin()) throw redirect({ to: paths.login(), search: { to: targetOf(guard) }, replace: true })
}

/** The setup is for members, and for whoever has the code of the welcome mail. */
export function setupOnly({ search, location }: { search: object; location: { href: string } }) {
  if (!('code' in search) || search.code === '') membersOnly({ location })
}

export function toLanding() {
  throw redirect({ to: paths.landing(), replace: true })
}

/** The overview of older links. */
export function toAnalytics() {
  throw redirect({ to: paths.analytics(), replace: true })
}

export function fromLanding() {
  throw redirect({ to: currentSession() ? paths.dashboard() : nextStep(), replace: true })
}
