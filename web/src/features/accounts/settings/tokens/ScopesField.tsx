import { scopes, type Scope } from '@commons/contract/shared/scopes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldIssue } from '../../../../ui/FieldIssue.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { issueProps } from '../../../../ui/issue-props.ts'
import { scopeTexts, useScopes } from './scope-texts.ts'
import classes from './Tokens.module.css'

interface ScopesFieldProps {
  name: string
  value: readonly Scope[]
  onValue: (value: readonly Scope[]) => void
  error: string | undefined
}

/** Checkboxes for what a token may do. */
export function ScopesField({ name, value, onValue, error }: ScopesFieldProps) {
  const { i18n } = useLingui()
  const offered = useScopes()
  const id = useId()
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = issueProps(id, error)
  return (
    <fieldset className={classes.scopes} aria-describedby={describedBy}>
      <legend className={classes.legend}>
        <Trans>What can it do?</Trans>
      </legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          name={name}
          aria-invalid={invalid}
          label={i18n._(scopeTexts[scope].label)}
          description={i18n._(scopeTexts[scope].hint)}
          checked={value.includes(scope)}
          onChange={({ currentTarget: { checked } }) =>
            onValue(scopes.filter((each) => (each === scope ? checked : value.includes(each))))
          }
        />
      ))}
      <FieldIssue id={id} issue={error} />
    </fieldset>
  )
}
