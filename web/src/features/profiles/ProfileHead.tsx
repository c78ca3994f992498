import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useSession } from '../../api/session.ts'
import { MenuButton } from '../../ui/actions/ActionMenu.tsx'
import { openedPiece } from '../../ui/states/piece.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { CoverPattern } from '../../ui/pictures/CoverPattern.tsx'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import { AvatarSkeleton, LineSkeleton } from '../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { BotMark } from '../../ui/words/BotMark.tsx'
import { MessageButton } from '../chat/button/public.ts'
import { FollowButton, MutualFriends } from '../people/public.ts'
import { PlanBadge } from '../plans/public.ts'
import { FollowCounts } from './FollowCounts.tsx'
import { Intro } from './intro/Intro.tsx'
import { LookBar } from './look/LookBar.tsx'
import { EditPicture } from './pictures/EditPicture.tsx'
import { ViewAsMenu } from './ViewAsMenu.tsx'
import classes from './ProfileHead.module.css'

const ProfileMenu = openedPiece(() => import('./ProfileMenu.tsx'))

interface ProfileHeadProps {
  member: ProfileBanner | undefined
  /** Whether the viewer previews their own profile as others see it, which hides the editing controls. */
  isSeenAs?: boolean
  onView?: (as: ViewAs) => void
}

/**
 * A member's cover, picture and names, with placeholders while they load. The heading stays the same element,
 * because it has the focus after a navigation.
 */
export function ProfileHead({ member, isSeenAs = false, onView }: ProfileHeadProps) {
  const { t } = useLingui()
  const name = member?.full_name ?? ''
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const isMine = useSession()?.id === (member?.user_id ?? 0)
  const isOwn = isMine && !isSeenAs
  const size = wide ? 128 : 96
  const actions = member && !isMine && (
    <div className={classes.follow}>
      <MessageButton member={member} />
      <FollowButton member={{ ...member, is_following: member.is_friend }} says="state" />
      <MenuButton
        label={t`Menu of ${name}`}
        className={classes.menu}
        renderList={(menu) => <ProfileMenu {...menu} member={member} />}
      />
    </div>
  )
  return (
    <Card as="header" className={classes.head}>
      {member?.pro && <LookBar look={member.pro} />}
      <div className={classes.cover}>
        {member?.background_image && <img src={member.background_image} alt="" />}
        {member && !member.background_image && <CoverPattern />}
        {isOwn && <EditPicture kind="cover" />}
      </div>
      <div className={classes.face}>
        {member ? (
          <MemberAvatar name={member.full_name} src={member.avatar} size={size} />
        ) : (
          <AvatarSkeleton size={size} />
        )}
        {isOwn && <EditPicture kind="avatar" />}
      </div>
      {isOwn && member && onView && (
        <div className={classes.view}>
          <ViewAsMenu onView={onView} />
        </div>
      )}
      {wide && actions}
      <div className={classes.names}>
        <h1 className={classes.name}>
          <bdi>
            {member?.full_name ?? (
              <VisuallyHidden>
                <Trans>Profile</Trans>
              </VisuallyHidden>
            )}
          </bdi>
          {member?.is_bot === 1 && (
            <>
              {' '}
              <BotMark of={member} />
            </>
          )}
          {member?.plan && (
            <>
              {' '}
              <PlanBadge plan={member.plan} />
            </>
          )}
        </h1>
        {!member && <LineSkeleton width="48%" height={31} />}
        <div className={classes.username}>
          {member ? `@${member.username}` : <LineSkeleton width="28%" height={24} />}
        </div>
        {member && <FollowCounts member={member} />}
        {member && <Intro member={member} isOwn={isOwn} />}
        {member && <MutualFriends member={member} />}
      </div>
      {!wide && actions}
    </Card>
  )
}
