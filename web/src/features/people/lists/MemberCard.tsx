import type { ComponentProps } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberList } from './MemberList.tsx'

/** A list of members in a card. */
export function MemberCard(props: ComponentProps<typeof MemberList>) {
  return (
    <Card as="div">
      <MemberList {...props} />
    </Card>
  )
}
