import type { ProfileBanner } from '@commons/contract/profiles.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { Composer, MemberFeed, SinglePost } from '../posts/public.ts'
import { PostAbsent } from './Absent.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import classes from './TimelinePage.module.css'

/** Whose page it is, and their posts; on one's own page the composer too. */
export function MemberTimeline({ member, postId }: { member: ProfileBanner; postId: number | undefined }) {
  const { t } = useLingui()
  const isOwn = useSession()?.id === member.user_id
  const { full_name: fullName, user_id: userId } = member
  usePageTitle(postId === undefined ? fullName : t`Post by ${fullName}`)

  if (postId !== undefined)
    return (
      <div className={classes.page}>
        <ProfileHead member={member} />
        <Link to={paths.timeline(userId)} className={classes.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          <Trans>All posts by {fullName}</Trans>
        </Link>
        <SinglePost
          postId={postId}
          userId={userId}
          absent={<PostAbsent userId={userId} fullName={fullName} />}
        />
      </div>
    )
  return (
    <div className={classes.page}>
      <ProfileHead member={member} />
      {isOwn && <Composer place="profile" />}
      <MemberFeed
        userId={userId}
        fullName={fullName}
        emptyHint={
          isOwn ? (
            <Trans>You have not posted yet. Your first post will stand here.</Trans>
          ) : (
            <Trans>{fullName} has not posted anything that you can see.</Trans>
          )
        }
      />
    </div>
  )
}
