import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useFollow, type Followed } from './use-follow.ts'

interface FollowButtonProps {
  member: Followed
  small?: boolean
  /** `state` labels a followed member's button "Following" instead of "Unfollow". */
  says?: 'deed' | 'state'
}

/** Follows or unfollows a member after confirmation. */
export function FollowButton({ member, small = false, says = 'deed' }: FollowButtonProps) {
  const { t } = useLingui()
  const { following, toggle } = useFollow(member)
  const { full_name: name } = member
  if (following && says === 'state')
    return (
      <Button
        variant="default"
        aria-label={t`Following ${name}`}
        aria-pressed
        leftSection={<IconCheck size={20} aria-hidden="true" />}
        onClick={() => void toggle()}
      >
        <Trans>Following</Trans>
      </Button>
    )
  return (
    <Button
      variant={following ? 'default' : small ? 'light' : 'filled'}
      size={small ? 'sm' : 'md'}
      aria-label={following ? t`Unfollow ${name}` : t`Follow ${name}`}
      onClick={() => void toggle()}
    >
      {following ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
