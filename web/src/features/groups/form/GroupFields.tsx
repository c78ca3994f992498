import { longestDescription, longestGroupName } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'

interface GroupFieldsProps {
  /** Overrides the group's label and hint, for projects. */
  nameLabel?: string
  aboutHint?: string
  name: string
  description: string
  /** By field names of the API. */
  issues: Readonly<Partial<Record<'group_name' | 'description', string>>>
  disabled: boolean
  onName: (name: string) => void
  onDescription: (description: string) => void
}

/** Returns whether the name and description are valid. */
export const isNamed = ({ name, description }: { name: string; description: string }) =>
  name.trim() !== '' &&
  (charactersLeft(name.trim(), longestGroupName) ?? 0) >= 0 &&
  (charactersLeft(description, longestDescription) ?? 0) >= 0

/** Fields for a group's name and description. */
export function GroupFields({
  nameLabel,
  aboutHint,
  name,
  description,
  issues,
  disabled,
  onName,
  onDescription,
}: GroupFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const left = charactersLeft(description, longestDescription)
  const nameLeft = charactersLeft(name, longestGroupName)
  return (
    <>
      <div>
        <TextInput
          name="group_name"
          label={nameLabel ?? t`Name of the group`}
          required
          withAsterisk={false}
          autoComplete="off"
          value={name}
          disabled={disabled}
          error={issues.group_name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <CharactersLeft left={nameLeft !== undefined && nameLeft <= 20 ? nameLeft : undefined} />
      </div>
      <div>
        <label htmlFor={id} className={form.label}>
          <Trans>Description</Trans>
        </label>
        <textarea
          dir="auto"
          id={id}
          className={form.text}
          rows={4}
          value={description}
          disabled={disabled}
          {...issueProps(id, issues.description, { isWrong: (left ?? 0) < 0 })}
          placeholder={aboutHint ?? t`What is the group about, and who is it for?`}
          onChange={(event) => onDescription(event.currentTarget.value)}
        />
        <FieldIssue id={id} issue={issues.description} />
        <CharactersLeft left={left} />
      </div>
    </>
  )
}
