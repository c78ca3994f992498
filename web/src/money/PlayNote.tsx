import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useSession } from '../api/session.ts'
import classes from './PlayNote.module.css'
import { useIsPlayMoney } from './use-wallet.ts'

interface PlayNoteProps {
  /** Where it stands: among the cards of a page, inside one of them, or by default in a dialog. */
  place?: 'page' | 'card' | 'dialog'
}

/** Says once, on a page or dialog with amounts, that they are play money. */
export function PlayNote({ place = 'dialog' }: PlayNoteProps) {
  // A visitor has no wallet to ask.
  const isPlay = useIsPlayMoney({ asks: useSession() !== null })
  if (!isPlay) return null
  return (
    <p className={clsx(classes.note, classes[place])}>
      <Trans>Play money: nothing here is worth anything outside this demo.</Trans>
    </p>
  )
}
