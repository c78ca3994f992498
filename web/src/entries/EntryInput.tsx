import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import form from '../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../ui/FieldIssue.tsx'
import { issueProps } from '../ui/issue-props.ts'
import { submitByKey } from '../ui/fields/send-key.ts'
import type { Fields } from '../ui/fields/use-fields.ts'
import type { EntryField } from './entry-kind.ts'

interface EntryInputProps {
  field: EntryField
  bound: ReturnType<Fields<string>['bind']>
}

/** A multi-line text field. */
function Paragraphs({ field: { label, input }, bound: { error, ...bound } }: EntryInputProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {t(label)}
      </label>
      <textarea
        dir="auto"
        id={id}
        className={form.text}
        rows={3}
        {...bound}
        {...input}
        {...issueProps(id, error)}
        onKeyDown={submitByKey}
      />
      <FieldIssue id={id} issue={error} />
    </div>
  )
}

/** A field of the form: a line, a date, several lines of text or a choice. */
export function EntryInput({ field, bound }: EntryInputProps) {
  const { t, i18n } = useLingui()
  const { label, type, isRequired, input, options } = field
  if (type === 'choice')
    return (
      <NativeSelect
        {...bound}
        size="md"
        label={t(label)}
        required={isRequired ?? false}
        data={[{ value: '', label: '' }, ...(options?.(i18n.locale) ?? [])]}
      />
    )
  if (type === 'text') return <Paragraphs field={field} bound={bound} />
  const days = type === 'day' ? { type: 'date', min: '1900-01-01' } : {}
  return <TextInput {...bound} {...days} {...input} label={t(label)} required={isRequired ?? false} />
}
