import { Trans, useLingui } from '@lingui/react/macro'
import type { Answer } from '../../../api/call.ts'
import { useWrite } from '../../../api/use-call.ts'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { blockedHere } from '../members-here.ts'

interface BlockedRowProps {
  member: Answer<'blocked_user_list'>['recdata'][number]
  /** The row is gone; something else takes the focus. */
  onUnblocked: () => void
}

/** Somebody whom one has blocked. */
export function BlockedRow({ member, onUnblocked }: BlockedRowProps) {
  const { t } = useLingui()
  const { user_id, full_name, username, profile_pic, duration } = member
  const { mutate, isPending } = useWrite('unblock', {
    onDone() {
      blockedHere.put(user_id, false)
      onUnblocked()
    },
  })
  return (
    <li className={classes.row}>
      <MemberAvatar name={full_name} src={profile_pic} />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>{full_name}</p>
        <p className={classes.rowText}>
          @{username} · <Trans>Blocked {duration}</Trans>
        </p>
      </div>
      <OnlineButton
        variant="default"
        size="sm"
        aria-label={t`Unblock ${full_name}`}
        loading={isPending}
        onClick={() => mutate({ blocked_user_id: user_id })}
      >
        <Trans>Unblock</Trans>
      </OnlineButton>
    </li>
  )
}
