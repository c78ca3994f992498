import { longestReason } from '@commons/contract/staff/staff.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'

/** Returns whether a reason is no longer than it may be. */
export const isReason = (reason: string): boolean => (charactersLeft(reason, longestReason) ?? 0) >= 0

interface ReasonFieldProps {
  label: ReactNode
  value: string
  issue: string | undefined
  onChange: (value: string) => void
}

/** The field in which staff say why. */
export function ReasonField({ label, value, issue, onChange }: ReasonFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <textarea
        dir="auto"
        id={id}
        className={form.text}
        rows={2}
        value={value}
        {...issueProps(id, issue, { isWrong: !isReason(value) })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FieldIssue id={id} issue={issue} />
      <CharactersLeft left={charactersLeft(value, longestReason)} />
    </div>
  )
}
