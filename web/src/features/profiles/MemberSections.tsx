import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { Delayed } from '../../ui/Delayed.tsx'
import { CardSkeleton } from '../../ui/Skeletons.tsx'
import { ProfileSections } from './ProfileSections.tsx'
import type { SectionProps } from './section-props.ts'
import { sectionsOf } from './sections.tsx'

interface MemberSectionsProps extends Omit<SectionProps, 'isOwn'> {
  /** The section that the address names. */
  asked: string | undefined
}

/** A member's page below its head: one section, and the way to the others. */
export function MemberSections({ asked, ...props }: MemberSectionsProps) {
  const { member, postId, viewAs } = props
  const isOwn = useSession()?.id === member.user_id && viewAs === undefined
  const { all, shown } = sectionsOf(member, isOwn, postId === undefined ? asked : undefined)
  return (
    <>
      <ProfileSections userId={member.user_id} viewAs={viewAs} sections={all} shown={shown} />
      <Suspense
        fallback={
          <Delayed>
            <CardSkeleton />
          </Delayed>
        }
      >
        <shown.Body {...props} isOwn={isOwn} />
      </Suspense>
    </>
  )
}
