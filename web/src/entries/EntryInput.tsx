import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import form from '../ui/dialog/DialogForm.module.css'
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
        id={id}
        className={form.text}
        rows={3}
        {...bound}
        {...input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onKeyDown={submitByKey}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A field of the form: a line, a date or several lines of text. */
export function EntryInput({ field, bound }: EntryInputProps) {
  const { t } = useLingui()
  const { label, type, isRequired, input } = field
  if (type === 'text') return <Paragraphs field={field} bound={bound} />
  const days = type === 'day' ? { type: 'date', min: '1900-01-01' } : {}
  return <TextInput {...bound} {...days} {...input} label={t(label)} required={isRequired ?? false} />
}
