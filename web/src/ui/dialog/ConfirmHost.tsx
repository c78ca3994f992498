import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type MouseEvent, useEffect, useState } from 'react'
import { questions, type Question } from './confirm.ts'
import classes from './ConfirmHost.module.css'
import { Dialog } from './Dialog.tsx'
import { useStore } from '../store.ts'

interface AskProps {
  question: Question
  /** Called when a pointer has answered. */
  onPressed: () => void
}

function Ask({
  question: { about, text, destructive = false, pays = false, skippedBy, answer },
  onPressed,
}: AskProps) {
  const startsOnNo = destructive || pays
  const pressed = ({ detail }: MouseEvent) => {
    if (detail > 0) onPressed()
  }
  const [forGood, setForGood] = useState(false)
  return (
    <Dialog opened title={<Trans>Confirm to submit</Trans>} size="small" onClose={() => answer(false)}>
      {about && (
        <div dir="auto" className={classes.about}>
          {about}
        </div>
      )}
      <p dir="auto" className={classes.text}>
        {text}
      </p>
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
        <Button
          variant="default"
          data-autofocus={startsOnNo || undefined}
          onClick={(event) => {
            pressed(event)
            answer(false)
          }}
        >
          <Trans>No</Trans>
        </Button>
        <Button
          color={destructive ? 'rose' : 'petrol'}
          data-autofocus={!startsOnNo || undefined}
          onClick={(event) => {
            pressed(event)
            answer(true, { forGood })
          }}
        >
          <Trans>Yes</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

// The second click of a double one: below Yes there may be a button of the form that asked.
const doubleClickMs = 400

/** Shows the questions of `useConfirm`; rendered once in the application. */
export function ConfirmHost() {
  const question = useStore(questions)
  const [isShielded, setIsShielded] = useState(false)
  useEffect(() => {
    if (!isShielded) return
    const timer = setTimeout(() => setIsShielded(false), doubleClickMs)
    return () => clearTimeout(timer)
  }, [isShielded])
  return (
    <>
      {question && <Ask key={question.id} question={question} onPressed={() => setIsShielded(true)} />}
      {isShielded && <div className={classes.shield} data-shield />}
    </>
  )
}
