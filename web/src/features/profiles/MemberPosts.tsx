import { Trans } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { MemberFeed, SeenPosts } from '../posts/list/public.ts'
import { Composer, SinglePost } from '../posts/public.ts'
import { PostAbsent } from './Absent.tsx'
import type { SectionProps } from './section-props.ts'
import classes from './TimelinePage.module.css'

/** A member's posts, or a single one; the viewer's own profile also has the composer. */
export function MemberPosts({ member, postId, viewAs, isOwn }: Omit<SectionProps, 'tab' | 'onTab'>) {
  const { full_name: fullName, user_id: userId } = member
  if (postId !== undefined)
    return (
      <>
        <Link to={paths.timeline(userId)} className={classes.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          <Trans>All posts by {fullName}</Trans>
        </Link>
        <SinglePost
          postId={postId}
          userId={userId}
          absent={<PostAbsent userId={userId} fullName={fullName} />}
        />
      </>
    )
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
