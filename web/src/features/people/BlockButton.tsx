import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useBlock } from './use-block.ts'

/** Blocks a member after confirmation. */
export function BlockButton({ member }: { member: { user_id: number; full_name: string } }) {
  const { t } = useLingui()
  const block = useBlock(member)
  const { full_name: name } = member
  return (
    <Button size="sm" variant="default" aria-label={t`Block User ${name}`} onClick={() => void block()}>
      <Trans>Block User</Trans>
    </Button>
  )
}
