import { longestBarrierNote } from '@commons/contract/accounts/barriers.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
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

interface RuleFormProps {
  onClose: () => void
}

export function RuleDialog({ kind, onClose }: RuleFormProps & { kind: 'domain' | 'network' }) {
  return (
    <Dialog
      opened
      title={kind === 'domain' ? <Trans>Add a domain</Trans> : <Trans>Add a network</Trans>}
      size="form"
      onClose={onClose}
    >
      {kind === 'domain' ? <DomainForm onClose={onClose} /> : <NetworkForm onClose={onClose} />}
    </Dialog>
  )
}

type Act = 'block' | 'approval'

function useRule() {
  const [act, setAct] = useState<Act>('block')
  const [note, setNote] = useState('')
  const [rejects, setRejects] = useState(false)
  const input = { act, note, reject_pending: act === 'block' && rejects ? (1 as const) : (0 as const) }
  return { act, setAct, note, setNote, rejects, setRejects, input }
}

function RuleFields({
  rule,
  noteIssue,
}: {
  rule: ReturnType<typeof useRule>
  noteIssue: string | undefined
}) {
  const { t } = useLingui()
  return (
    <>
      <RadioCards<Act>
        legend={<Trans>What happens</Trans>}
        value={rule.act}
        onChange={rule.setAct}
        choices={[
          { value: 'block', label: t`Block`, hint: t`Nobody joins from there` },
          {
            value: 'approval',
            label: t`Look first`,
            hint: t`Each request waits until you have let it in`,
          },
        ]}
      />
      {rule.act === 'block' && (
        <Checkbox
          label={t`Reject those who wait, too`}
          checked={rule.rejects}
          onChange={({ currentTarget }) => rule.setRejects(currentTarget.checked)}
        />
      )}
      <TextInput
        label={t`A note for other moderators (optional)`}
        value={rule.note}
        maxLength={unitsFor(longestBarrierNote)}
        error={noteIssue}
        onChange={({ currentTarget }) => rule.setNote(currentTarget.value)}
      />
    </>
  )
}

export function DomainForm({ onClose }: RuleFormProps) {
  const { t } = useLingui()
  const [domain, setDomain] = useState('')
  const rule = useRule()
  const { mutate, error, isPending } = useWrite('add_domain_rule', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { domain, note: rule.note })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ domain, ...rule.input })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Domain`}
        description={t`Such as example.com. The rule holds for its subdomains, too.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={domain}
        error={issues.domain}
        onChange={({ currentTarget }) => setDomain(currentTarget.value)}
      />
      <RuleFields rule={rule} noteIssue={issues.note} />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Add the rule</Trans>
      </FormActions>
    </form>
  )
}

export function NetworkForm({ onClose }: RuleFormProps) {
  const { t } = useLingui()
  const [range, setRange] = useState('')
  const [days, setDays] = useState('30')
  const rule = useRule()
  const { mutate, error, isPending } = useWrite('add_ip_rule', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { range, days, note: rule.note })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ range, ...rule.input, ...(days !== '' && { days: Number(days) }) })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Network or address`}
        description={t`Such as 192.0.2.0/24 or 2001:db8::/32.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={range}
        error={issues.range}
        onChange={({ currentTarget }) => setRange(currentTarget.value)}
      />
      <NativeSelect
        label={t`Until when`}
        value={days}
        error={issues.days}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
        data={[
          { value: '1', label: t`For a day` },
          { value: '7', label: t`For a week` },
          { value: '30', label: t`For 30 days` },
          { value: '365', label: t`For a year` },
          { value: '', label: t`Until somebody removes it` },
        ]}
      />
      <RuleFields rule={rule} noteIssue={issues.note} />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Add the rule</Trans>
      </FormActions>
    </form>
  )
}
