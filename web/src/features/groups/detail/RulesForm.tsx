import type { Group } from '@commons/contract/groups.ts'
import { longestRules } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { CharactersLeft } from '../../../ui/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/characters.ts'
import form from '../../../ui/DialogForm.module.css'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { toast } from '../../../ui/toast.ts'

export function RulesForm({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useLingui()
  const [rules, setRules] = useState(group.rules)
  const left = charactersLeft(rules, longestRules)
  const write = useWrite('group_update', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!write.isPending && (left ?? 0) >= 0) write.mutate({ group_id: group.id, rules })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <textarea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
          autoFocus
          className={form.text}
          rows={8}
          aria-label={t`Rules`}
          aria-invalid={(left ?? 0) < 0 || undefined}
          value={rules}
          onChange={(event) => setRules(event.currentTarget.value)}
        />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={write.error?.message} />
      <FormActions onCancel={onClose} loading={write.isPending} disabled={(left ?? 0) < 0}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
