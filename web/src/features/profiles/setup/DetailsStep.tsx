import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'
import { setupAnswers, type SetupAnswers } from './setup-answers.ts'
import classes from './Setup.module.css'

interface DetailsStepProps {
  answers: SetupAnswers
  /** The server's messages by field. */
  wrong: Readonly<Record<string, string>>
  onBack: () => void
  onNext: () => void
}

type Rules = typeof import('./setup-rules.ts')

/** The second step: phone, location and date of birth, all optional. */
export function DetailsStep({ answers, wrong, onBack, onNext }: DetailsStepProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [rules, setRules] = useState<Rules>()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { mobile, address, dob } = answers
  const fields = useFields({ mobile, address, dob }, (values) =>
    Object.fromEntries(
      Object.entries(rules?.setupIssues(values) ?? {}).map(([name, issue]) => [name, fieldText(issue)]),
    ),
  )

  const { values, refuse } = fields
  useEffect(() => setupAnswers.keep(values), [values])
  useEffect(() => {
    // Without the rules, the server checks the form.
    import('./setup-rules.ts').then(setRules, () => undefined)
  }, [])
  const said = useRef<object>(undefined)
  useEffect(() => {
    if (said.current === wrong) return
    said.current = wrong
    if (Object.keys(wrong).length > 0) refuse(wrong, form.current)
  }, [wrong, refuse])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fields.check(form.current)) onNext()
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.text}>
        <Trans>Only you can see these. You can share them later in About.</Trans>
      </p>
      <TextInput
        {...fields.bind('mobile')}
        type="tel"
        autoComplete="tel"
        label={t`Phone`}
        maxLength={40}
        data-takes-focus
      />
      <TextInput
        {...fields.bind('address')}
        autoComplete="address-level2"
        label={t`Location`}
        maxLength={unitsFor(1_000)}
      />
      <TextInput
        {...fields.bind('dob')}
        type="date"
        autoComplete="bday"
        label={t`Date of birth`}
        min="1900-01-01"
        max={today}
        description={t`You can change it once every 30 days.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <div className={classes.actions}>
        <Button variant="subtle" className={classes.back} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setupAnswers.keep({ mobile: '', address: '', dob: '' })
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
