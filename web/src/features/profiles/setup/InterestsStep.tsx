import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { InterestChoice } from './InterestChoice.tsx'
import classes from './Setup.module.css'

interface InterestsStepProps {
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
  onNext: () => void
}

/** The first step: choosing interests. */
export function InterestsStep({ chosen, onChange, onNext }: InterestsStepProps) {
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
