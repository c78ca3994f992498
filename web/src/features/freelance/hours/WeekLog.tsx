import type { Hours, WorkLog } from '@commons/contract/freelance/hours.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { DayName, Duration, useDayNames } from './hours-texts.tsx'
import classes from './Hours.module.css'

function LogMenu({ log, hours }: { log: WorkLog; hours: Hours }) {
  const { t } = useLingui()
  const names = useDayNames()
  const confirm = useConfirm()
  const remove = useWrite('delete_work_log')
  const day = names.day(log.day)
  async function removeNow() {
    if (await confirm(t`Are you sure to delete this.`, { about: day, destructive: true }))
      remove.mutate({ work_log_id: log.id })
  }
  if (log.is_editable === 0) return null
  return (
    <ActionMenu
      label={t`More for ${day}`}
      entries={[
        {
          label: <Trans>Edit log</Trans>,
          icon: <IconPencil size={20} aria-hidden="true" />,
          onSelect: () => void openDialog(() => import('./WorkLogDialog.tsx'), { hours, log }),
        },
        {
          label: <Trans>Delete log</Trans>,
          icon: <IconTrash size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void removeNow(),
        },
      ]}
    />
  )
}

function Table({ hours }: { hours: Hours }) {
  const { t } = useLingui()
  const { logs } = hours.week
  return (
    <table className={classes.table} aria-label={t`Log by day`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="column of a log">Day</Trans>
          </th>
          <th scope="col">
            <Trans>What was done</Trans>
          </th>
          <th scope="col" colSpan={2} className={classes.minutes}>
            <Trans context="column of a log">Time</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {logs.map((log) => (
          <tr key={log.id}>
            <th scope="row" className={classes.day}>
              <DayName day={log.day} />
            </th>
            <td dir="auto" className={classes.done}>
              {log.description}
            </td>
            <td className={classes.minutes}>
              <Duration minutes={log.minutes} />
            </td>
            <td className={classes.menu}>
              <LogMenu log={log} hours={hours} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ hours }: { hours: Hours }) {
  const { t } = useLingui()
  return (
    <ul className={classes.cards} aria-label={t`Log by day`}>
      {hours.week.logs.map((log) => (
        <li key={log.id} className={classes.card}>
          <div className={classes.top}>
            <strong>
              <DayName day={log.day} />
              {' · '}
              <Duration minutes={log.minutes} />
            </strong>
            <LogMenu log={log} hours={hours} />
          </div>
          <p dir="auto" className={classes.done}>
            {log.description}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface WeekLogProps {
  hours: Hours
  /** Cards, too, where there is room: it is inside a table. */
  isInTable?: boolean
}

/** What was logged in a week, by day: a table where there is room, cards on phones. */
export function WeekLog({ hours, isInTable = false }: WeekLogProps) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  if (hours.week.logs.length === 0)
    return (
      <p className={classes.none}>
        {hours.week.is_current === 1 ? (
          <Trans>Nothing is logged this week yet.</Trans>
        ) : (
          <Trans>Nothing was logged.</Trans>
        )}
      </p>
    )
  return isWide && !isInTable ? <Table hours={hours} /> : <Cards hours={hours} />
}
