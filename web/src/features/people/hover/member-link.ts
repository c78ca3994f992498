import { currentSession } from '../../../api/session.ts'

export interface MemberLink {
  readonly anchor: HTMLElement
  readonly userId: number
}

// Options in lists and navigation links get no card.
const left = 'nav, [role=listbox], [role=menu]'

/** Returns the link to another member's profile that contains `target`: a name, a picture or a mention. */
export function memberLinkAt(target: EventTarget | null): MemberLink | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const userId = Number(/^#\/timeLine\/(\d+)$/.exec(anchor?.hash ?? '')?.[1])
  if (!anchor || !userId || userId === currentSession()?.id || anchor.closest(left)) return undefined
  return { anchor, userId }
}
