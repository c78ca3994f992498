import type { Mute } from '@commons/contract/posts/lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconHash, IconVolumeOff } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { inputOf } from '../mute/mute-before.ts'
import { setMutedHere } from '../list/muted-here.ts'

interface MutedRowProps {
  mute: Mute
  /** Called when the row is gone, so that something else takes the focus. */
  onDeleted: () => void
}

/** A muted word or tag with its end, and a button to unmute it, which can be undone. */
export function MutedRow({ mute, onDeleted }: MutedRowProps) {
  const { t, i18n } = useLingui()
  const { mute_id, mute_type, word, ends_at } = mute
  const muted = { type: mute_type, word }
  const shown = mute_type === 'tag' ? `#${word}` : word
  const end = ends_at && i18n.date(new Date(ends_at), { dateStyle: 'medium', timeStyle: 'short' })
  const again = useWrite('add_mute', { onDone: () => setMutedHere(muted, true) })
  const remove = useWrite('delete_mute', {
    onDone() {
      setMutedHere(muted, false)
      onDeleted()
    },
    undo: () => again.mutate(inputOf(mute)),
  })
  const Icon = mute_type === 'tag' ? IconHash : IconVolumeOff
  return (
    <li className={classes.row}>
      <Icon size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <p className={classes.rowName}>{shown}</p>
        <p className={classes.rowText}>{end ? <Trans>Until {end}</Trans> : <Trans>Forever</Trans>}</p>
      </div>
      <OnlineButton
        variant="default"
        size="sm"
        aria-label={t`Unmute ${shown}`}
        loading={remove.isPending}
        onClick={() => remove.mutate({ mute_id })}
      >
        <Trans context="a tag or a word">Unmute</Trans>
      </OnlineButton>
    </li>
  )
}
