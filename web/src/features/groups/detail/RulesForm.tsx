import type { Group } from '@commons/contract/groups/groups.ts'
import { longestRules } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { rulesEdit } from '../form/group-edit.ts'

/** Edits a group's rules. What was changed is kept until it is saved or cancelled. */
export function RulesForm({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useLingui()
  const kept = useKeptEdit(rulesEdit, String(group.id), { rules: group.rules, base: '', sentAs: undefined })
  const { rules } = kept.draft
  const close = () => {
    kept.forget()
    onClose()
  }
  const left = charactersLeft(rules, longestRules)
  const write = useWrite('group_update', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      close()
    },
  })
  const id = useId()
  const { issues, failure } = useRefused(write.error, { rules })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!write.isPending && (left ?? 0) >= 0) write.mutate({ group_id: group.id, rules })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !write.isPending && <DraftRestored onDiscard={kept.discard} />}
      <div>
        <textarea
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
          autoFocus
          className={form.text}
          rows={8}
          aria-label={t`Rules`}
          {...issueProps(id, issues.rules, { isWrong: (left ?? 0) < 0 })}
          value={rules}
          onChange={(event) => kept.change({ rules: event.currentTarget.value })}
        />
        <FieldIssue id={id} issue={issues.rules} />
        <CharactersLeft left={left} />
      </div>
      <FailureNote failure={failure} />
      {kept.isOutdated && !write.isPending && <NewerVersion onDiscard={kept.discard} />}
      <FormActions onCancel={close} loading={write.isPending} disabled={(left ?? 0) < 0}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
