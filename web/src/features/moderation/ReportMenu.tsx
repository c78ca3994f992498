import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { type Reported, useReport } from './use-report.ts'

interface ReportMenuProps {
  /** What the menu is of. */
  label: string
  reported: Reported
}

/** The menu of what one can do nothing else about than report it. */
export function ReportMenu({ label, reported }: ReportMenuProps) {
  const { t } = useLingui()
  const report = useReport()
  return (
    <ActionMenu
      label={label}
      entries={[
        {
          label: t`Report`,
          icon: <IconFlag size={20} aria-hidden="true" />,
          onSelect: () => report(reported),
        },
      ]}
    />
  )
}
