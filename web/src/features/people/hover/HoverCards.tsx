import { MemberCard } from './MemberCard.tsx'
import { useMemberLink } from './use-member-link.ts'

/** A card about the member whose name one rests on, wherever it is on the page. */
export default function HoverCards() {
  const { link, dismiss } = useMemberLink()
  return link && <MemberCard key={link.userId} link={link} onClose={dismiss} />
}
