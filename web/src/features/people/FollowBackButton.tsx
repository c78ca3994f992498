import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFollow, type Followed } from './use-follow.ts'

/** Follows back a follower after confirmation. */
export function FollowBackButton({ member }: { member: Followed }) {
  const { t } = useLingui()
  const { toggle } = useFollow(member)
  const { full_name: name } = member
  return (
    <Button size="sm" aria-label={t`Follow Back ${name}`} onClick={() => void toggle()}>
      <Trans>Follow Back</Trans>
    </Button>
  )
}
