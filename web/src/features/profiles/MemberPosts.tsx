import { Trans } from '@lingui/react/macro'
import { MemberFeed, SeenPosts } from '../posts/list/public.ts'
import { Composer } from '../posts/public.ts'
import type { SectionProps } from '../../feature.ts'

/** A member's posts; the viewer's own profile also has the composer. */
export function MemberPosts({ member, viewAs, isOwn }: Omit<SectionProps, 'tab' | 'onTab'>) {
  const { full_name: fullName, user_id: userId } = member
  if (viewAs) return <SeenPosts userId={userId} fullName={fullName} viewAs={viewAs} />
  return (
    <>
      {isOwn && <Composer place="profile" />}
      <MemberFeed
        userId={userId}
        fullName={fullName}
        emptyHint={
          isOwn ? (
            <Trans>You haven't posted yet.</Trans>
          ) : (
            <Trans>{fullName} hasn't posted anything you can see.</Trans>
          )
        }
      />
    </>
  )
}
