import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { questions, type Question } from './confirm.ts'
import classes from './ConfirmHost.module.css'
import { Dialog } from './Dialog.tsx'
import { useStore } from './store.ts'

function Ask({ question: { about, text, destructive = false, skippedBy, answer } }: { question: Question }) {
  const [forGood, setForGood] = useState(false)
  return (
    <Dialog opened title={<Trans>Confirm to submit</Trans>} size="small" onClose={() => answer(false)}>
      {about && <div className={classes.about}>{about}</div>}
      <p className={classes.text}>{text}</p>
      {skippedBy && (
        <label className={classes.again}>
          <input
            type="checkbox"
            checked={forGood}
            onChange={({ currentTarget }) => setForGood(currentTarget.checked)}
          />
          <Trans>Don't ask again</Trans>
        </label>
      )}
      <div className={classes.answers}>
        <Button variant="default" data-autofocus={destructive || undefined} onClick={() => answer(false)}>
          <Trans>No</Trans>
        </Button>
        <Button
          color={destructive ? 'rose' : 'petrol'}
          data-autofocus={!destructive || undefined}
          onClick={() => answer(true, { forGood })}
        >
          <Trans>Yes</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

/** Shows the questions of `useConfirm`; rendered once in the application. */
export function ConfirmHost() {
  const question = useStore(questions)
  return question && <Ask key={question.id} question={question} />
}
