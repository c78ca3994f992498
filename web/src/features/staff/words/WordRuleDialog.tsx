import {
  isFlood,
  lettersOfFlood,
  longestWordRule,
  longestWordRuleNote,
  type WordRule,
} from '@commons/contract/moderation/word-rules.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { type Tried, Trial } from './Trial.tsx'

interface WordRuleFormProps {
  onClose: () => void
  /** Called where the new rule has reported something that was there already. */
  onFound?: (rule: number) => void
}

export function WordRuleDialog(props: WordRuleFormProps) {
  return (
    <Dialog opened title={<Trans>Add a rule</Trans>} size="form" onClose={props.onClose}>
      <WordRuleForm {...props} />
    </Dialog>
  )
}

type Kind = WordRule['kind']

export function WordRuleForm({ onClose, onFound }: WordRuleFormProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('words')
  const [words, setWords] = useState('')
  const [most, setMost] = useState('5')
  const [hours, setHours] = useState('24')
  const [act, setAct] = useState<'refuse' | 'report'>('report')
  const [reportsEarlier, setReportsEarlier] = useState(false)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState<Tried>()
  const { mutate, error, isPending } = useWrite('add_word_rule', {
    toasts: 'none',
    onDone({ message, word_rule_id, reported }) {
      toast.success(message)
      onClose()
      if (reported > 0) onFound?.(word_rule_id)
    },
  })
  const { issues, failure } = useRefused(error, { words, most, hours, note })
  const what: Tried = isFlood(kind) ? { kind, most, hours } : { kind, words }
  const isTried = JSON.stringify(tried) === JSON.stringify(what)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ ...what, act, note, reports_earlier: reportsEarlier ? 1 : 0 })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <RadioCards<Kind>
        legend={<Trans>What it finds</Trans>}
        value={kind}
        onChange={setKind}
        choices={[
          {
            value: 'words',
            label: t`Words`,
            hint: t`Whole words, upper or lower case. With * at the end, any ending`,
          },
          { value: 'domain', label: t`Links`, hint: t`A domain such as example.com, and its subdomains` },
          {
            value: 'flood',
            label: t`Repeats by one member`,
            hint: t`The same text again and again, from ${lettersOfFlood} letters on`,
          },
          {
            value: 'flood_by_all',
            label: t`Repeats by anyone`,
            hint: t`The same text from many accounts, from ${lettersOfFlood} letters on`,
          },
        ]}
      />
      {isFlood(kind) ? (
        <>
          <TextInput
            label={t`Times allowed`}
            inputMode="numeric"
            value={most}
            error={issues.most}
            onChange={({ currentTarget }) => setMost(currentTarget.value)}
          />
          <TextInput
            label={t`Within how many hours`}
            inputMode="numeric"
            value={hours}
            error={issues.hours}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
          />
        </>
      ) : (
        <TextInput
          label={kind === 'words' ? t`Word or phrase` : t`Domain`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={unitsFor(longestWordRule)}
          value={words}
          error={issues.words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <div>
        <Button
          variant="default"
          disabled={!isFlood(kind) && words.trim() === ''}
          onClick={() => setTried(what)}
        >
          <Trans>Try it</Trans>
        </Button>
      </div>
      {tried && isTried && <Trial of={tried} />}
      <RadioCards<'refuse' | 'report'>
        legend={<Trans>What happens</Trans>}
        value={act}
        onChange={setAct}
        choices={[
          {
            value: 'report',
            label: t`Report it`,
            hint: t`It’s published, and you find it among the reports`,
          },
          { value: 'refuse', label: t`Refuse it`, hint: t`It can’t be published, and its author is told so` },
        ]}
      />
      <Checkbox
        label={t`Report what it finds in the last 30 days, too`}
        checked={reportsEarlier}
        onChange={({ currentTarget }) => setReportsEarlier(currentTarget.checked)}
      />
      <TextInput
        label={t`A note for other moderators (optional)`}
        value={note}
        maxLength={unitsFor(longestWordRuleNote)}
        error={issues.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Add the rule</Trans>
      </FormActions>
    </form>
  )
}
