import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useParams } from '@tanstack/react-router'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { roomForBoxes } from '../room-for-boxes.ts'
import { ChatList } from './ChatList.tsx'
import { ChatPane } from './ChatPane.tsx'
import classes from './Messaging.module.css'

/** The list of conversations beside the open one; on phones only one of the two. */
export default function MessagingPage() {
  const { t } = useLingui()
  const { chatId } = useParams({ strict: false })
  const hasRoom = useMediaQuery(roomForBoxes, true, { getInitialValueInEffect: false })
  usePageTitle(t`Messages`)
  const chat_id = Number(chatId ?? 0)
  const isChosen = Number.isSafeInteger(chat_id) && chat_id > 0
  return (
    <div className={classes.page} data-full={(isChosen && !hasRoom) || undefined}>
      <VisuallyHidden>
        <h1>
          <Trans>Messages</Trans>
        </h1>
      </VisuallyHidden>
      {(hasRoom || !isChosen) && <ChatList chosen={isChosen ? chat_id : undefined} />}
      {isChosen ? (
        <ChatPane key={chat_id} chatId={chat_id} isFull={!hasRoom} />
      ) : (
        hasRoom && (
          <section className={classes.pane}>
            <div className={classes.middle}>
              <EmptyState
                title={<Trans>Your messages</Trans>}
                hint={<Trans>Choose a chat, or search for someone to write to.</Trans>}
              />
            </div>
          </section>
        )
      )}
    </div>
  )
}
