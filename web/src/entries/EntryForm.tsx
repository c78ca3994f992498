import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { sayRefused } from '../api/say-refused.ts'
import { useWrite } from '../api/use-call.ts'
import { fieldText } from '../locales/contract-messages.ts'
import form from '../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import { SegmentedChoice } from '../ui/fields/SegmentedChoice.tsx'
import { toast } from '../ui/notices/toast.ts'
import { useFields } from '../ui/fields/use-fields.ts'
import { audiences } from './entry-audiences.ts'
import { entryDraft, forgetEntry, keepEntry } from './entry-draft.ts'
import type { Entry } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { EntryInput } from './EntryInput.tsx'

interface EntryFormProps {
  kind: EntryKind
  /** The entry to change; undefined for a new one. */
  entry: Entry | undefined
  onClose: () => void
}

type Rules = Awaited<ReturnType<EntryKind['rules']>>

/** The form of an entry. What was typed is kept until it is saved. */
export function EntryForm({ kind, entry, onClose }: EntryFormProps) {
  const { t } = useLingui()
  const [before] = useState(() => entryDraft(kind, entry))
  const [audience, setAudience] = useState(before.audience)
  const [rules, setRules] = useState<Rules>()
  const element = useRef<HTMLFormElement>(null)
  const isOpen = useRef(true)
  const fields = useFields(before.values, (values) =>
    Object.fromEntries(
      Object.entries(rules?.issuesOf(kind.name, values) ?? {}).map(([name, issue]) => [
        name,
        fieldText(issue),
      ]),
    ),
  )
  const { values } = fields
  const isOngoing = values['is_current'] === '1'

  useEffect(() => {
    // Without the rules, the server checks the form.
    kind.rules().then(setRules, () => undefined)
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [kind])
  useEffect(() => {
    const isAsBefore = audience === before.audience && values === before.values
    if (!isAsBefore) keepEntry(kind, entry, { values, audience })
  }, [kind, entry, before, values, audience])

  const call = entry ? kind.calls.update : kind.calls.add
  const write = useWrite(call.name, {
    toasts: 'none',
    onDone({ message }) {
      forgetEntry(kind, entry)
      toast.success(message)
      if (isOpen.current) onClose()
    },
    onRefused(error) {
      if (isOpen.current) fields.refuse(error.fields ?? {}, element.current)
      else sayRefused(error)
    },
  })
  const isOfFields = Object.keys(write.error?.fields ?? {}).some((name) => name in values)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending || !fields.check(element.current)) return
    write.mutate(
      entry ? kind.calls.update.input(values, audience, entry.id) : kind.calls.add.input(values, audience),
    )
  }

  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      {kind.fields
        .filter(({ name }) => !(isOngoing && name === 'end_date'))
        .map((field) => (
          <EntryInput key={field.name} field={field} bound={fields.bind(field.name)} />
        ))}
      {kind.current && (
        <label className={form.choice}>
          <input
            type="checkbox"
            name="is_current"
            checked={isOngoing}
            onChange={({ currentTarget }) => fields.set('is_current', currentTarget.checked ? '1' : '0')}
          />
          <span>{t(kind.current.ask)}</span>
        </label>
      )}
      <div>
        <p className={form.label} aria-hidden="true">
          <Trans>Who can see this?</Trans>
        </p>
        <SegmentedChoice
          label={t`Who can see this?`}
          wide
          value={audience}
          onChange={setAudience}
          options={audiences.map(({ value, label, icon: Icon }) => ({
            value,
            label: t(label),
            icon: <Icon size={18} aria-hidden="true" />,
          }))}
        />
      </div>
      <FailureNote failure={isOfFields ? undefined : write.error?.message} />
      <div className={form.actions}>
        <Button
          variant="default"
          onClick={() => {
            forgetEntry(kind, entry)
            onClose()
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={write.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
