import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { CallError } from '../api/call-error.ts'
import { sayRefused } from '../api/say-refused.ts'
import { SendingProgress } from '../compose/SendingProgress.tsx'
import { fieldText } from '../locales/contract-messages.ts'
import form from '../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import { SegmentedChoice } from '../ui/fields/SegmentedChoice.tsx'
import { toast } from '../ui/notices/toast.ts'
import { useFields } from '../ui/fields/use-fields.ts'
import { audiences } from './entry-audiences.ts'
import { entryDraft, forgetEntry, keepEntry } from './entry-draft.ts'
import { type Entry, pictureOf } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { EntryInput } from './EntryInput.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { useEntrySave } from './use-entry-save.ts'

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
  const [file, setFile] = useState<File>()
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
  const flag = kind.current?.name ?? 'is_current'
  const isOngoing = values[flag] === '1'
  const shown = kind.fields.filter(({ name }) => !(isOngoing && name.startsWith('end_')))
  /** Returns what a refusal says of fields that can show it. */
  const shownOf = ({ fields: refused = {} }: CallError) =>
    Object.fromEntries(Object.entries(refused).filter(([name]) => shown.some((each) => each.name === name)))

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

  const write = useEntrySave({
    kind,
    entry,
    onDone({ message }) {
      forgetEntry(kind, entry)
      toast.success(message)
      if (isOpen.current) onClose()
    },
    onRefused(error) {
      if (isOpen.current) fields.refuse(shownOf(error), element.current)
      else sayRefused(error)
    },
  })
  const failure =
    write.error && Object.keys(shownOf(write.error)).length === 0 ? write.error.message : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isBusy || !fields.check(element.current)) return
    write.save(values, audience, file)
  }

  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      {shown.map((field) => (
        <EntryInput key={field.name} field={field} bound={fields.bind(field.name)} />
      ))}
      {kind.current && (
        <label className={form.choice}>
          <input
            type="checkbox"
            name={flag}
            checked={isOngoing}
            onChange={({ currentTarget }) => fields.set(flag, currentTarget.checked ? '1' : '0')}
          />
          <span>{t(kind.current.ask)}</span>
        </label>
      )}
      {kind.isPictured && (
        <EntryPicture
          stored={entry && values['removes_file'] !== '1' ? pictureOf(entry)?.sources.at(0)?.url : undefined}
          chosen={file}
          disabled={write.isBusy}
          onChoose={setFile}
          onRemove={() => fields.set('removes_file', '1')}
        />
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
      <FailureNote failure={failure} />
      {write.sending && <SendingProgress sending={write.sending} onCancel={write.cancel} />}
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
        <Button type="submit" loading={write.isBusy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
