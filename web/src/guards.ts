import { redirect } from '@tanstack/react-router'
import { currentSession, pendingLogin } from './api/session.ts'
import { paths } from './paths.ts'

/** Context passed to every route's guard. */
export interface RouterContext {
  /** Whether an address has a page. */
  isKnown: (address: string) => boolean
}

/** Parses an address's query without converting values: ids and referral codes stay text. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

/** Returns an address taken from a link if it lies within this client, else undefined. */
export function innerAddress(to: unknown): string | undefined {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined
}

/** Splits an address into the parts that the router takes. */
export function addressParts(address: string) {
  // A query may have more question marks, as in an address that it names.
  const [pathname = '/', ...search] = address.split('?')
  return { to: pathname, search: parseSearch(search.join('?')) }
}

/** Sends a visitor to log in first and then back to this address. */
export function membersOnly({ location }: { location: { href: string } }) {
  if (currentSession()) return
  // Everybody may see a project, its story and its rewards, which are one page for visitors. If the id is a plain
  // group's, that page redirects to the login.
  const [, id] = /^\/groupdetail\/([1-9]\d*)(?:\?tab=(?:story|rewards))?$/.exec(location.href) ?? []
  if (id !== undefined && !pendingLogin()) throw redirect({ to: paths.publicProject(id), replace: true })
  throw redirect({ to: nextStep(), search: { to: location.href }, replace: true })
}

/** Returns where a visitor continues: a login that was begun is finished first. */
const nextStep = () => (pendingLogin() ? paths.twoFactor() : paths.login())

interface VisitorGuard {
  search: object
  params: object
  context: RouterContext
}

/** Returns where a login or registration leads in the end, according to its address. */
export function targetOf({ search, params }: Pick<VisitorGuard, 'search' | 'params'>): string | undefined {
  // A visitor's Crowdfund link: the project opens its form for backing it.
  if ('id' in params && typeof params.id === 'string')
    return `${paths.group(params.id)}?crowdfund=${encodeURIComponent(params.id)}`
  return 'to' in search ? innerAddress(search.to) : undefined
}

function onwards(guard: VisitorGuard) {
  const target = targetOf(guard)
  const wanted = target && guard.context.isKnown(target) ? target : undefined
  // The first login leads to the setup, and from there to the link's target.
  if (currentSession()?.is_new === '1' && wanted?.split('?', 1)[0] !== paths.profileSetup())
    return redirect({ to: paths.profileSetup(), search: { to: wanted }, replace: true })
  const address = wanted ?? paths.dashboard()
  return redirect({ ...addressParts(address), replace: true })
}

/** Sends a logged-in member, or a visitor who has just logged in, on to the link's target. */
export function visitorsOnly(guard: VisitorGuard) {
  if (!currentSession()) return
  const { search } = guard
  // The link of a verification mail, which a member can follow without logging in again.
  if ('code' in search && typeof search.code === 'string' && search.code !== '')
    throw redirect({ to: paths.verifyEmail(search.code), search: { to: targetOf(guard) }, replace: true })
  throw onwards(guard)
}

/** Sends a member to their own list of all projects, which shows more than a visitor's, with the same filters. */
export function publicListOnly({ search }: { search: object }) {
  if (currentSession()) throw redirect({ to: paths.projectLists(), search, replace: true })
}

/** Sends a member to the project's page for members. */
export function publicProjectOnly({ params }: { params: object }) {
  if (currentSession() && 'projectId' in params)
    throw redirect({ to: paths.group(String(params.projectId)), replace: true })
}

/** Allows a login's second step only after the first. */
export function secondStepOnly(guard: VisitorGuard) {
  if (currentSession()) throw onwards(guard)
  if (!pendingLogin()) throw redirect({ to: paths.login(), search: { to: targetOf(guard) }, replace: true })
}

/** Allows the setup to members, and to anybody with the code of the welcome mail. */
export function setupOnly({ search, location }: { search: object; location: { href: string } }) {
  if (!('code' in search) || search.code === '') membersOnly({ location })
}

export function toLanding() {
  throw redirect({ to: paths.landing(), replace: true })
}

/** Redirects older links to the overview. */
export function toAnalytics() {
  throw redirect({ to: paths.analytics(), replace: true })
}

export function fromLanding() {
  throw redirect({ to: currentSession() ? paths.dashboard() : nextStep(), replace: true })
}
