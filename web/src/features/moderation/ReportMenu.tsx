import { useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/actions/ActionMenu.tsx'
import { type Reported, useReport } from './use-report.ts'

interface ReportMenuProps {
  /** The menu's accessible name. */
  label: string
  reported: Reported
}

/** A menu for content that the viewer can only report. */
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
