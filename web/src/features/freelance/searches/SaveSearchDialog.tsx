import { longestSearchName } from '@commons/contract/shared/saved-search.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { Request } from '../../../api/call.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface SaveSearchProps {
  filter: Request<'add_saved_search'>['filter']
  /** What the search is about, as a name to begin with. */
  name: string
  onClose: () => void
}

export function SaveSearchForm({ filter, name: suggested, onClose }: SaveSearchProps) {
  const { t } = useLingui()
  const [name, setName] = useState(suggested)
  const [isAlert, setAlert] = useState(true)
  const { mutate, error, isPending } = useWrite('add_saved_search', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { name, is_alert: isAlert })
  const left = charactersLeft(name, longestSearchName)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ name: name.trim(), filter, is_alert: isAlert ? 1 : 0 })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <TextInput
          size="md"
          label={t`Name of the search`}
          description={t`A saved search of the same name is replaced.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          value={name}
          error={issues.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <CharactersLeft left={left} />
      </div>
      <Checkbox
        label={t`Notify me of new projects that it finds`}
        checked={isAlert}
        error={issues.is_alert}
        onChange={({ currentTarget }) => setAlert(currentTarget.checked)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Save search</Trans>
      </FormActions>
    </form>
  )
}

/** Saves the filters of the list of jobs under a name. */
export default function SaveSearchDialog(props: SaveSearchProps) {
  return (
    <Dialog opened title={<Trans>Save this search</Trans>} size="form" onClose={props.onClose}>
      <SaveSearchForm {...props} />
    </Dialog>
  )
}
