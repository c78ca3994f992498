import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp } from '@tabler/icons-react'
import classes from './Conversation.module.css'

/** Answers a message: what one writes next quotes it. */
export function ReplyButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes.tool}
      data-quiet
      aria-label={t`Reply to ${name}`}
      onClick={onClick}
    >
      <IconArrowBackUp size={17} aria-hidden="true" />
    </button>
  )
}
