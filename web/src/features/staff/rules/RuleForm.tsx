import type { AdminRule } from '@commons/contract/moderation/rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

type Words = Pick<AdminRule, 'title_en' | 'title_cs' | 'text_en' | 'text_cs'>

/** A rule as it is before it is changed; without an id it is a new one. */
export interface EditedRule extends Partial<Words> {
  readonly rule_id?: number
  readonly place: number
  readonly is_retired: 0 | 1
}

interface RuleFormProps {
  rule: EditedRule
  places: number
  onClose: () => void
}

/** Writes a rule in both languages, moves it, or retires it. */
export function RuleForm({ rule, places, onClose }: RuleFormProps) {
  const { t } = useLingui()
  const [words, setWords] = useState<Words>({
    title_en: rule.title_en ?? '',
    text_en: rule.text_en ?? '',
    title_cs: rule.title_cs ?? '',
    text_cs: rule.text_cs ?? '',
  })
  const [place, setPlace] = useState(String(rule.place))
  const [isRetired, setRetired] = useState(rule.is_retired === 1)
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('update_rule', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { ...words, place, reason })
  const put = (name: keyof Words) => ({
    value: words[name],
    error: issues[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setWords((before) => ({ ...before, [name]: currentTarget.value })),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !isReason(reason)) return
    const id = rule.rule_id === undefined ? {} : { rule_id: rule.rule_id }
    mutate({ ...id, ...words, place, is_retired: isRetired ? 1 : 0, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput label={t`Title in English`} {...put('title_en')} />
      <Textarea label={t`Text in English`} autosize minRows={3} maxRows={10} {...put('text_en')} />
      <TextInput label={t`Title in Czech`} lang="cs" {...put('title_cs')} />
      <Textarea label={t`Text in Czech`} lang="cs" autosize minRows={3} maxRows={10} {...put('text_cs')} />
      {!isRetired && (
        <NativeSelect
          label={t`Place`}
          value={place}
          error={issues.place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          data={Array.from({ length: places }, (_, nth) => String(nth + 1))}
        />
      )}
      {rule.rule_id !== undefined && (
        <Checkbox
          label={t`It holds no longer`}
          checked={isRetired}
          onChange={({ currentTarget }) => setRetired(currentTarget.checked)}
        />
      )}
      <ReasonField label={<Trans>Why?</Trans>} value={reason} issue={issues.reason} onChange={setReason} />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
