import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConnection } from '../api/connection.ts'
import { SwitchRow } from '../ui/fields/SwitchRow.tsx'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import classes from './Settings.module.css'
import { useSavedSwitch } from './use-saved-switch.ts'

interface SavedSwitchProps {
  label: ReactNode
  hint: ReactNode
  /** The server's value; undefined until it has answered. */
  stored: boolean | undefined
  save: (on: boolean) => Promise<unknown>
}

/** An on/off setting of the account: saved at once, confirmed beside the switch, and reversible by Undo. */
export function SavedSwitch({ label, hint, stored, save }: SavedSwitchProps) {
  const { on, outcome, change, undo } = useSavedSwitch(stored, save)
  const offline = useConnection() === 'offline'
  return (
    <>
      <SwitchRow
        label={label}
        hint={
          <>
            {hint}
            {offline && (
              <span className={classes.offlineHint}>
                <Trans>You're offline. You can change this when you're back.</Trans>
              </span>
            )}
          </>
        }
        checked={on}
        disabled={stored === undefined || offline}
        onChange={change}
        note={
          outcome === 'saved' && (
            <>
              <span className={classes.saved}>
                <IconCheck size={16} stroke={2.5} aria-hidden="true" />
                <Trans context="done">Saved</Trans>
              </span>
              <button type="button" className={classes.undo} onClick={undo}>
                <Trans>Undo</Trans>
              </button>
            </>
          )
        }
      />
      {outcome && outcome !== 'saved' && <FailureNote failure={outcome.message} />}
    </>
  )
}
