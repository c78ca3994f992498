import type { Funding } from '@commons/contract/funding/funding.ts'
import {
  leastMilestones,
  longestMilestone,
  mostMilestones,
} from '@commons/contract/shared/funding-figures.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import classes from './SetMilestones.module.css'

interface Row {
  readonly key: number
  readonly title: string
  readonly percent: string
}

let keys = 0
const row = (title = '', percent = ''): Row => ({ key: ++keys, title, percent })
const percentOf = ({ percent }: Row): number =>
  // oxlint-disable-next-line commons/no-float-near-money -- a percentage
  /^[1-9]\d?$/.test(percent.trim()) ? Number(percent) : 0

/** Splits a project's payment into 2 to 10 milestones that add up to 100 %. */
export function SetMilestones({ funding, onClose }: { funding: Funding; onClose: () => void }) {
  const { t } = useLingui()
  const [rows, setRows] = useState<readonly Row[]>(() =>
    funding.milestones.length > 0
      ? funding.milestones.map(({ title, percent }) => row(title, String(percent)))
      : [row('', '50'), row('', '50')],
  )
  const write = useWrite('set_milestones', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const sum = rows.reduce((all, each) => all + percentOf(each), 0)
  const isWhole = sum === 100 && rows.every((each) => percentOf(each) > 0)
  const isReady = isWhole && rows.every(({ title }) => title.trim() !== '')
  const change = (key: number, to: Partial<Row>) =>
    setRows(rows.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const save = (milestones: Array<{ title: string; percent: number }>) =>
    write.mutate({ group_id: funding.id, milestones })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !write.isPending)
      save(rows.map((each) => ({ title: each.title, percent: percentOf(each) })))
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <ol className={classes.rows}>
        {rows.map(({ key, title, percent }, i) => (
          <li key={key} className={classes.row}>
            <TextInput
              className={classes.title ?? ''}
              label={t`Milestone ${i + 1}`}
              placeholder={t`What will be done`}
              maxLength={unitsFor(longestMilestone)}
              value={title}
              onChange={({ currentTarget }) => change(key, { title: currentTarget.value })}
            />
            <TextInput
              className={classes.percent ?? ''}
              label={t`Part, %`}
              inputMode="numeric"
              maxLength={2}
              value={percent}
              onChange={({ currentTarget }) => change(key, { percent: currentTarget.value })}
            />
            {rows.length > leastMilestones && (
              <Button
                variant="subtle"
                color="red"
                aria-label={t`Remove milestone ${i + 1}`}
                onClick={() => setRows(rows.filter((each) => each.key !== key))}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={form.note} role="status">
        {isWhole ? (
          <Trans>Together: 100 %</Trans>
        ) : (
          <Trans>Together: {sum} %. The parts must add up to 100 %.</Trans>
        )}
      </p>
      <FailureNote failure={write.error?.message} />
      <div className={form.actions}>
        {rows.length < mostMilestones && (
          <Button variant="light" onClick={() => setRows([...rows, row()])}>
            <Trans>Add a part</Trans>
          </Button>
        )}
        {funding.milestones.length > 0 && (
          <Button variant="subtle" onClick={() => save([])}>
            <Trans>Pay all at once</Trans>
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={write.isPending} disabled={!isReady}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
