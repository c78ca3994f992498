import { longestJobKind } from '@commons/contract/shared/job.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChipChoice } from '../../../ui/fields/ChipChoice.tsx'

interface KindFieldProps {
  label: string
  /** Names the field for one's own words. */
  otherLabel: string
  choices: readonly string[]
  value: string
  disabled: boolean
  issue: string | undefined
  onChange: (value: string) => void
}

const other = 'other'

/** One of the usual kinds, or another in the client's own words. */
export function KindField({ label, otherLabel, choices, value, disabled, issue, onChange }: KindFieldProps) {
  const { t } = useLingui()
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = (value !== '' && !choices.includes(value)) || wantsOther
  const names: Readonly<Record<string, string>> = {
    Website: t`Website`,
    'Mobile App': t`Mobile App`,
    'Figma Design': t`Figma Design`,
    'E-commerce': t`E-commerce`,
    Vlogging: t`Vlogging`,
    'Social Media': t`Social Media`,
  }
  return (
    <>
      <ChipChoice
        label={label}
        value={isOther ? other : value}
        disabled={disabled}
        issue={isOther ? undefined : issue}
        options={[
          ...choices.map((each) => ({ value: each, label: names[each] ?? each })),
          { value: other, label: t({ message: 'Something else', context: 'a kind of project' }) },
        ]}
        onChange={(chosen) => {
          setWantsOther(chosen === other)
          onChange(chosen === other ? '' : chosen)
        }}
      />
      {isOther && (
        <TextInput
          label={otherLabel}
          maxLength={unitsFor(longestJobKind)}
          value={value}
          disabled={disabled}
          error={issue}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  )
}
