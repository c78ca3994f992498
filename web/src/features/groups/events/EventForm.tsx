import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { longestEventDescription, longestEventTitle } from '@commons/contract/shared/group-event.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { editOf, eventEdit, type EventEdit } from './event-edit.ts'
import classes from './Events.module.css'
import { momentIn, movedBy } from './wall-time.ts'

/** Time zones to choose from, with this one. */
const zonesWith = (zone: string) =>
  [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted((a, b) => a.localeCompare(b))

/** By what in the form a field changes: moments are clocks in a zone. */
const partsOf = {
  title: ['title'],
  begins_at: ['begin', 'zone'],
  ends_at: ['end', 'zone'],
  time_zone: ['zone'],
  place: ['place'],
  link: ['link'],
  description: ['description'],
  places: ['places'],
} as const

type Field = keyof typeof partsOf
type Said = Readonly<Record<Field, string>>

/** Returns the fields that were changed here: somebody else may have changed others. */
function changesOf(said: Said, isChanged: (part: (typeof partsOf)[Field][number]) => boolean): Partial<Said> {
  const isSent = (field: Field) => partsOf[field].some(isChanged)
  return Object.fromEntries(Object.entries(said).filter(([field]) => isSent(field as Field)))
}

const usualLength = ['2000-01-01T00:00', '2000-01-01T02:00'] as const

interface EventFormProps {
  groupId: number
  /** The event to change; a new one is planned without. */
  event?: GroupEvent | undefined
  onClose: () => void
}

/** Plans or changes an event. What was typed is kept until it is saved or cancelled. */
export function EventForm({ groupId, event, onClose }: EventFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [stored] = useState(() => editOf(event))
  const kept = useKeptEdit(
    eventEdit,
    event ? String(event.group_event_id) : `new.${groupId}`,
    event ? editOf(event) : stored,
  )
  const { draft, change } = kept
  const close = () => {
    kept.forget()
    onClose()
  }
  const options = {
    toasts: 'none',
    onDone({ message }: { message: string }) {
      toast.success(message)
      close()
    },
  } as const
  const create = useWrite('group_event_create', options)
  const update = useWrite('group_event_update', options)
  const write = event ? update : create
  const { title, begin, end, zone, place, link, description, places } = draft
  const { issues, failure } = useRefused(write.error, {
    title,
    begins_at: `${begin} ${zone}`,
    ends_at: `${end} ${zone}`,
    time_zone: zone,
    place,
    link,
    description,
    places,
  })
  const left = charactersLeft(description, longestEventDescription)
  const set = (name: keyof EventEdit) => (changed: ChangeEvent<HTMLInputElement>) =>
    change({ [name]: changed.currentTarget.value })

  /** An event that begins later also ends later; two hours are usual. */
  function setBegin(next: string) {
    const [from, to] = begin === '' ? usualLength : [begin, next]
    change({
      begin: next,
      end: begin === '' && end === '' ? movedBy(next, from, to) : movedBy(end, begin, next),
    })
  }

  function submit(submitted: FormEvent) {
    submitted.preventDefault()
    if (write.isPending || (left ?? 0) < 0) return
    const said = {
      title,
      begins_at: momentIn(zone, begin),
      ends_at: momentIn(zone, end),
      time_zone: zone,
      place,
      link,
      description,
      places: places.trim(),
    }
    if (event) update.mutate({ group_event_id: event.group_event_id, ...changesOf(said, kept.isChanged) })
    else create.mutate({ group_id: groupId, ...said })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !write.isPending && <DraftRestored onDiscard={kept.discard} />}
      <TextInput
        dir="auto"
        label={t`Title`}
        autoComplete="off"
        maxLength={unitsFor(longestEventTitle)}
        value={title}
        error={issues.title}
        onChange={set('title')}
      />
      <div className={classes.pair}>
        <TextInput
          type="datetime-local"
          label={t`Begins`}
          value={begin}
          error={issues.begins_at}
          onChange={({ currentTarget: { value } }) => setBegin(value)}
        />
        <TextInput
          type="datetime-local"
          label={t`Ends`}
          min={begin}
          value={end}
          error={issues.ends_at}
          onChange={set('end')}
        />
      </div>
      <NativeSelect
        label={t`Time zone`}
        description={t`Everyone sees the times as their own clock shows them.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={zonesWith(zone)}
        value={zone}
        error={issues.time_zone}
        onChange={({ currentTarget: { value } }) => change({ zone: value })}
      />
      <TextInput
        dir="auto"
        label={t`Place`}
        placeholder={t`Such as an address`}
        autoComplete="off"
        value={place}
        error={issues.place}
        onChange={set('place')}
      />
      <TextInput
        type="url"
        label={t`Link`}
        placeholder="https://"
        autoComplete="off"
        value={link}
        error={issues.link}
        onChange={set('link')}
      />
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
          {...issueProps(id, issues.description, { isWrong: (left ?? 0) < 0 })}
          onChange={({ currentTarget: { value } }) => change({ description: value })}
        />
        <FieldIssue id={id} issue={issues.description} />
        <CharactersLeft left={left} />
      </div>
      <TextInput
        inputMode="numeric"
        label={t`How many people can come`}
        description={t`Leave it empty if there's no limit.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        value={places}
        error={issues.places}
        onChange={set('places')}
      />
      <FailureNote failure={failure} />
      {kept.isOutdated && !write.isPending && <NewerVersion onDiscard={kept.discard} />}
      <FormActions onCancel={close} loading={write.isPending} disabled={(left ?? 0) < 0}>
        {event ? <Trans>Save</Trans> : <Trans>Plan the event</Trans>}
      </FormActions>
    </form>
  )
}
