import type { ListedGroup } from '@commons/contract/groups/groups.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import form from '../../../ui/dialog/DialogForm.module.css'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { useGroupType } from './use-group-type.ts'

/** Opens or closes a group after its owner confirms the consequences. */
export function TypeToggle({ group }: { group: ListedGroup }) {
  const { t } = useLingui()
  const { isPending, shown, choose } = useGroupType(group)
  return (
    <div>
      <p className={form.label} aria-hidden="true">
        <Trans>Group type</Trans>
      </p>
      <SegmentedChoice
        label={t`Group type`}
        wide
        value={shown}
        disabled={isPending}
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
