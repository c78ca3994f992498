import { IconArrowBackUp } from '@tabler/icons-react'
import classes from './Conversation.module.css'

/** Replies to a message: the next message quotes it. */
export function ReplyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.tool} data-quiet aria-label={label} onClick={onClick}>
      <IconArrowBackUp size={17} aria-hidden="true" />
    </button>
  )
}
