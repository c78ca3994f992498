import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

/** Invites a member to bid for one of the viewer's own jobs. */
export function InviteButton({
  member,
  isQuiet = false,
}: {
  member: { readonly user_id: number; readonly full_name: string }
  /** One of many. */
  isQuiet?: boolean
}) {
  const { t } = useLingui()
  const { full_name } = member
  return (
    <Button
      variant={isQuiet ? 'light' : 'filled'}
      aria-label={t`Invite ${full_name} to bid`}
      leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void openDialog(() => import('./InviteDialog.tsx'), { member })}
    >
      <Trans>Invite to bid</Trans>
    </Button>
  )
}
