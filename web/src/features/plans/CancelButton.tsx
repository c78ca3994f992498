import type { OwnPlan } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useConnection } from '../../api/connection.ts'
import { useWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/notices/toast.ts'
import { shownFor } from './shown-for.ts'

/** Cancels the member's plan at the end of its period, or at once if it is overdue. */
export function CancelButton({ plan }: { plan: OwnPlan | null }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const offline = useConnection() === 'offline'
  const { mutate, isPending } = useWrite('plan_cancel', {
    toasts: 'failure',
    onDone: ({ message }) => toast.success(message, { ms: shownFor }),
  })
  if (!plan) return null
  const { name } = plan
  const date = i18n.date(plan.ends_at, { dateStyle: 'long' })
  const ask = async () => {
    const text =
      plan.state === 'grace' ? t`It ends at once.` : t`You keep it until ${date}, and nothing more is paid.`
    if (await confirm(text, { about: t`Cancel ${name}?`, destructive: true })) mutate({})
  }
  return (
    <Button
      fullWidth
      variant="subtle"
      color="rose"
      disabled={offline}
      loading={isPending}
      onClick={() => void ask()}
    >
      <Trans>Cancel {name}</Trans>
    </Button>
  )
}
