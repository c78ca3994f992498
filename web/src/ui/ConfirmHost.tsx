import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { questions } from './confirm.ts'
import classes from './ConfirmHost.module.css'
import { Dialog } from './Dialog.tsx'
import { useStore } from './store.ts'

/** Shows the question of `useConfirm`; once in the application. */
export function ConfirmHost() {
  const question = useStore(questions)
  if (!question) return null
  const { text, destructive, answer } = question
  return (
    <Dialog opened title={<Trans>Confirm to submit</Trans>} size="small" onClose={() => answer(false)}>
      <p className={classes.text}>{text}</p>
      <div className={classes.answers}>
        <Button variant="default" data-autofocus={destructive || undefined} onClick={() => answer(false)}>
          <Trans>No</Trans>
        </Button>
        <Button
          color={destructive ? 'rose' : 'petrol'}
          data-autofocus={!destructive || undefined}
          onClick={() => answer(true)}
        >
          <Trans>Yes</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
