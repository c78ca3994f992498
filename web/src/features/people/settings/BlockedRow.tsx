import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import type { Answer } from '../../../api/call.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useReport } from '../../moderation/public.ts'
import { useUnblock } from '../use-block.ts'

interface BlockedRowProps {
  member: Answer<'blocked_user_list'>['recdata'][number]
  /** The row is gone; something else must take the focus. */
  onUnblocked: () => void
}

export function BlockedRow({ member, onUnblocked }: BlockedRowProps) {
  const { t } = useLingui()
  const { user_id, full_name, username, profile_pic, duration } = member
  const report = useReport()
  const { isPending, unblock } = useUnblock(member, onUnblocked)
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <bdi>{full_name}</bdi>
        </p>
        <p className={classes.rowText}>
          @{username} · <Trans>Blocked {duration}</Trans>
        </p>
      </div>
      <ActionMenu
        label={t`Menu of ${full_name}`}
        entries={[
          {
            label: t`Report`,
            icon: <IconFlag size={20} aria-hidden="true" />,
            onSelect: () => report({ type: 'member', id: user_id, name: full_name }),
          },
        ]}
      />
      <OnlineButton
        variant="default"
        size="sm"
        aria-label={t`Unblock ${full_name}`}
        loading={isPending}
        onClick={unblock}
      >
        <Trans>Unblock</Trans>
      </OnlineButton>
    </li>
  )
}
