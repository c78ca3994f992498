import { type Act, acts as allActs, type Rule } from '@commons/contract/moderation/decisions.ts'
import { longestTemplateName, type Template } from '@commons/contract/moderation/templates.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { actLabels } from '../reports/case-texts.tsx'
import classes from '../reports/Reports.module.css'

interface TemplateFormProps {
  /** The template that is changed; undefined: a new one. */
  of?: Template | undefined
  rules: readonly Rule[]
  onClose: () => void
}

export default function TemplateDialog(props: TemplateFormProps) {
  return (
    <Dialog
      opened
      title={props.of ? <Trans>Change template</Trans> : <Trans>Add a template</Trans>}
      size="form"
      onClose={props.onClose}
    >
      <TemplateForm {...props} />
    </Dialog>
  )
}

const empty = { name: '', reason_en: '', reason_cs: '', answer_en: '', answer_cs: '' }

const wordsOf = ({ name, reason_en, reason_cs, answer_en, answer_cs }: Template) => ({
  name,
  reason_en,
  reason_cs,
  answer_en,
  answer_cs,
})

/** Adds or changes a template: the rule and the words in both languages. */
export function TemplateForm({ of, rules, onClose }: TemplateFormProps) {
  const { t, i18n } = useLingui()
  const [words, setWords] = useState(of ? wordsOf(of) : empty)
  const [rule, setRule] = useState(String(of?.rule_id ?? rules[0]?.rule_id ?? ''))
  const [acts, setActs] = useState<readonly Act[]>(of?.acts ?? [])
  const options = {
    toasts: 'none',
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  } as const
  const add = useWrite('add_template', options)
  const update = useWrite('update_template', options)
  const { error, isPending } = of ? update : add
  const { issues, failure } = useRefused(error, words)
  const bind = (name: keyof typeof empty) => ({
    value: words[name],
    error: issues[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setWords({ ...words, [name]: currentTarget.value }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const input = { ...words, rule_id: rule, acts: [...acts] }
    if (of) update.mutate({ template_id: of.template_id, ...input })
    else add.mutate(input)
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        {...bind('name')}
        label={t`Name of the template`}
        maxLength={unitsFor(longestTemplateName)}
      />
      <NativeSelect
        label={t`Rule`}
        value={rule}
        onChange={({ currentTarget }) => setRule(currentTarget.value)}
        data={rules.map(({ rule_id, title }) => ({ value: String(rule_id), label: title }))}
      />
      <fieldset className={classes.choices}>
        <legend className={form.label}>
          <Trans>What does it suggest?</Trans>
        </legend>
        {allActs.map((act) => (
          <Checkbox
            key={act}
            label={i18n._(actLabels[act])}
            checked={acts.includes(act)}
            onChange={({ currentTarget }) =>
              setActs(currentTarget.checked ? [...acts, act] : acts.filter((each) => each !== act))
            }
          />
        ))}
      </fieldset>
      <Textarea {...bind('reason_en')} label={t`Reason in English`} rows={3} />
      <Textarea {...bind('reason_cs')} label={t`Reason in Czech`} rows={3} />
      <Textarea {...bind('answer_en')} label={t`Answer to reporters in English (optional)`} rows={2} />
      <Textarea {...bind('answer_cs')} label={t`Answer to reporters in Czech (optional)`} rows={2} />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Save template</Trans>
      </FormActions>
    </form>
  )
}
