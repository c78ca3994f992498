import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFollow, type Followed } from './use-follow.ts'

/** Follows a member or ends it; it asks first. */
export function FollowButton({ member, small = false }: { member: Followed; small?: boolean }) {
  const { t } = useLingui()
  const { following, toggle } = useFollow(member)
  const { full_name: name } = member
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
