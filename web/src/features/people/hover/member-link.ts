import { currentSession } from '../../../api/session.ts'

export interface MemberLink {
  readonly anchor: HTMLElement
  readonly userId: number
}

// Lists of a field are chosen from, and places of a page are no names.
const left = 'nav, [role=listbox], [role=menu]'

/** The link to a member's page that `target` is in: a name, a picture or a mention of somebody else. */
export function memberLinkAt(target: EventTarget | null): MemberLink | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const userId = Number(/^#\/timeLine\/(\d+)$/.exec(anchor?.hash ?? '')?.[1])
  if (!anchor || !userId || userId === currentSession()?.id || anchor.closest(left)) return undefined
  return { anchor, userId }
}
