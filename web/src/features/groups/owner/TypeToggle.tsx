import type { Group } from '@commons/contract/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/confirm.ts'
import form from '../../../ui/DialogForm.module.css'
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx'
import { toast } from '../../../ui/toast.ts'

/** Opens or closes a group, once its owner has read what that means. */
export function TypeToggle({ group }: { group: Group }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const write = useWrite('group_type_update', {
    lane: `group:${group.id}`,
    toasts: 'failure',
    onDone: ({ recdata }) =>
      toast.success(recdata.is_closed_group === 1 ? t`The group is closed` : t`The group is open`),
  })
  const stored = group.is_closed_group === 1 ? 'close' : 'open'
  const shown = write.isPending ? (Number(write.variables.type) === 1 ? 'close' : 'open') : stored

  async function choose(wanted: 'open' | 'close') {
    const means =
      wanted === 'close'
        ? t`Close the group? From now on, only members see its posts, chat and members.`
        : t`Open the group? Everyone sees what is posted from now on. What was posted before stays with the members.`
    if (await confirm(means, { about: group.group_name }))
      write.mutate({ group_id: group.id, type: wanted === 'close' ? 1 : 0 })
  }

  return (
    <div>
      <p className={form.label} aria-hidden="true">
        <Trans>Group type</Trans>
      </p>
      <SegmentedChoice
        label={t`Group type`}
        wide
        value={shown}
        disabled={write.isPending}
        onChange={(wanted) => void choose(wanted)}
        options={[
          {
            value: 'open',
            label: <Trans context="group type">Open</Trans>,
            icon: <IconWorld size={18} aria-hidden="true" />,
          },
          {
            value: 'close',
            label: <Trans context="group type">Close</Trans>,
            icon: <IconLock size={18} aria-hidden="true" />,
          },
        ]}
      />
    </div>
  )
}
