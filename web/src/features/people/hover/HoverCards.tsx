import { MemberCard } from './MemberCard.tsx'
import { useMemberLink } from './use-member-link.ts'

/** Shows a card about the member whose name is hovered or focused, anywhere on the page. */
export default function HoverCards() {
  const { link, dismiss } = useMemberLink()
  return link && <MemberCard key={link.userId} link={link} onClose={dismiss} />
}
