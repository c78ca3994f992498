import type { Beside } from '@commons/contract/accounts/accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import classes from '../../../settings-kit/Settings.module.css'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface BesideDialogProps {
  beside: Beside
  onClose: () => void
}

/** Asks after a login what becomes of the member's sessions elsewhere. Closing it leaves them. */
export default function BesideDialog({ beside, onClose }: BesideDialogProps) {
  const { t, i18n } = useLingui()
  const [isForGood, setForGood] = useState(false)
  const onDone = onClose
  const set = useWrite('update_session_setting', { toasts: 'none', onDone })
  const end = useWrite('session_delete_all', { onDone })
  const isPending = set.isPending || end.isPending
  const places = beside.map(
    ({ browser, device }) => [browser, device].filter(Boolean).join(', ') || t`another device`,
  )
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format([...new Set(places)])
  const isOne = beside.length === 1
  return (
    <Dialog opened title={<Trans>You're logged in elsewhere, too</Trans>} size="small" onClose={onClose}>
      <div className={classes.stack}>
        <p className={classes.text}>
          {isOne ? (
            <Trans>You're logged in on {list}. Log out there, or stay logged in on both?</Trans>
          ) : (
            <Trans>You're logged in on {list}. Log out there, or stay logged in everywhere?</Trans>
          )}
        </p>
        <Checkbox
          label={<Trans>Remember my choice</Trans>}
          description={<Trans>You can change it in Settings &gt; Security &gt; Sessions.</Trans>}
          checked={isForGood}
          onChange={({ currentTarget }) => setForGood(currentTarget.checked)}
        />
        <FailureNote failure={(set.error ?? end.error)?.message} />
        <div className={classes.actions}>
          <Button
            loading={isPending}
            onClick={() => (isForGood ? set.mutate({ several_devices: 0 }) : end.mutate({}))}
          >
            <Trans>Log out there</Trans>
          </Button>
          <Button
            variant="default"
            disabled={isPending}
            onClick={() => (isForGood ? set.mutate({ several_devices: 1 }) : onClose())}
          >
            {isOne ? <Trans>Stay logged in on both</Trans> : <Trans>Stay logged in everywhere</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
