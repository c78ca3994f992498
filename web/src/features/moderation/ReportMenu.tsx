import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../ui/actions/menu-entry.ts'
import type { Reported } from './reported.ts'
import { useReport } from './use-report.ts'

interface ReportMenuProps {
  /** The menu's accessible name. */
  label: string
  reported: Reported
  /** What else can be done with it. */
  entries?: readonly MenuEntry[]
}

/** A menu for content that isn't the viewer's, so they can report it. */
export function ReportMenu({ label, reported, entries = [] }: ReportMenuProps) {
  const { t } = useLingui()
  const report = useReport()
  return (
    <ActionMenu
      label={label}
      entries={[
        ...entries,
        {
          label: t`Report`,
          icon: <IconFlag size={20} aria-hidden="true" />,
          onSelect: () => report(reported),
        },
      ]}
    />
  )
}
