import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { AvatarSkeleton, LineSkeleton } from '../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { SinglePost } from '../posts/public.ts'
import { MemberHidden, PostAbsent } from './Absent.tsx'
import { TimelineError } from './TimelineStates.tsx'
import classes from './TimelinePage.module.css'

/** One post with its comments, below a line that says whose it is and leads to their timeline. */
export function PostPage({ userId, postId }: { userId: number; postId: number }) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('avatar_banner', { view_user_id: userId })
  const member = data?.recdata
  const fullName = member?.full_name
  const heading = fullName === undefined ? t`Post` : t`Post by ${fullName}`
  const absent = error?.refusal === 'member_not_found'
  usePageTitle(absent ? undefined : heading)

  if (absent) return <MemberHidden userId={userId} />
  if (error && !member) return <TimelineError error={error} onRetry={() => void refetch()} />
  return (
    <div className={classes.page}>
      {/* The same element while it loads: it has the focus after a navigation. */}
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      {fullName === undefined ? (
        <div className={classes.back}>
          <AvatarSkeleton size={32} />
          <LineSkeleton width="40%" height={20} />
        </div>
      ) : (
        <Link to={paths.timeline(userId)} className={classes.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          <MemberAvatar name={fullName} src={member?.avatar} size={32} />
          <Trans>All posts by {fullName}</Trans>
        </Link>
      )}
      <SinglePost
        postId={postId}
        userId={userId}
        absent={fullName !== undefined && <PostAbsent userId={userId} fullName={fullName} />}
      />
    </div>
  )
}
