import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import classes from './Conversation.module.css'

interface ReplyingToProps {
  name: string
  text: string
  onEnd: () => void
}

/** Shows above the field which message is being replied to. */
export function ReplyingTo({ name, text, onEnd }: ReplyingToProps) {
  const { t } = useLingui()
  return (
    <div className={classes.replying}>
      <p>
        <Trans>
          Replying to <bdi>{name}</bdi>
        </Trans>
        <span dir="auto" className={classes.excerpt}>
          {text}
        </span>
      </p>
      <button type="button" className={classes.endReply} aria-label={t`Cancel reply`} onClick={onEnd}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
