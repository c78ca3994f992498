import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye, IconUser, IconUsers } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/actions/ActionMenu.tsx'
import classes from './ViewAs.module.css'

/** Opens the viewer's own profile as others see it. */
export function ViewAsMenu({ onView }: { onView: (as: ViewAs) => void }) {
  const { t } = useLingui()
  return (
    <ActionMenu
      label={t`View as`}
      className={classes.button}
      entries={[
        {
          label: t`As someone you don't know`,
          icon: <IconUser size={20} aria-hidden="true" />,
          onSelect: () => onView('stranger'),
        },
        {
          label: t`As a friend`,
          icon: <IconUsers size={20} aria-hidden="true" />,
          onSelect: () => onView('friend'),
        },
      ]}
    >
      <IconEye size={20} aria-hidden="true" />
      <Trans>View as</Trans>
    </ActionMenu>
  )
}
