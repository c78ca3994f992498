import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { InterestChoice } from './InterestChoice.tsx'
import classes from './Setup.module.css'

interface InterestsStepProps {
  chosen: readonly number[]
  /** What is wrong with them. */
  issue: string | undefined
  onChange: (chosen: readonly number[]) => void
  onNext: () => void
}

/** The first step: choosing interests. */
export function InterestsStep({ chosen, issue, onChange, onNext }: InterestsStepProps) {
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <p className={classes.text}>
        <Trans>Your picks shape the tags you're shown. Only you can see them.</Trans>
      </p>
      <InterestChoice chosen={chosen} onChange={onChange} />
      <FailureNote failure={issue} />
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() => {
            onChange([])
            onNext()
          }}
        >
          <Trans>Skip</Trans>
        </Button>
        <Button type="submit">
          <Trans>Continue</Trans>
        </Button>
      </div>
    </form>
  )
}
