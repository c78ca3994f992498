import type { Chat } from '@commons/contract/chat/chat.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useViewportSize } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { focusField } from '../../../discussion/field-focus.ts'
import { paths } from '../../../paths.ts'
import { useStore } from '../../../ui/store.ts'
import { wholeWindow } from '../../../ui/layout/whole-window.ts'
import { boxesOver, openedBoxes, putBox, wantedBoxes } from '../boxes.ts'
import { fieldOf } from '../chat-field.ts'
import { countFitting, layOut } from './dock-layout.ts'
import { DockBox } from './DockBox.tsx'
import { DockBubble } from './DockBubble.tsx'
import classes from './Docks.module.css'
import { useDockKeys } from './use-dock-keys.ts'
import { useDockRoom } from './use-dock-room.ts'

/** A bubble's height with the space below it. */
const bubbleHeight = 60
/** Further chats are on the page of chats, which is a proper list. */
const mostBubbles = 6
/** The space above the bubbles. */
const headHeight = 140

/** Returns chat ids in the order they appeared on this page, after those the member opened here. */
function useOrder(chats: readonly Chat[]): readonly number[] {
  const opened = useStore(openedBoxes)
  const came = useRef<readonly number[]>([])
  const fresh = chats.map(({ chat_id }) => chat_id).filter((id) => !came.current.includes(id))
  if (fresh.length > 0) came.current = [...came.current, ...fresh]
  return [...opened, ...came.current.filter((id) => !opened.includes(id))]
}

/** All chat boxes and bubbles. */
export default function DockRow({ chats }: { chats: readonly Chat[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { width, height } = useViewportSize()
  const wanted = useStore(wantedBoxes)
  const order = useOrder(chats)
  const isWhole = useStore(wholeWindow, (count) => count > 0)
  const over = useStore(boxesOver)
  const mayBeBox = (chat_id: number) => !isWhole || over.has(chat_id)
  const { boxes, bubbles } = layOut(chats, wanted, order, countFitting(width), mayBeBox)
  const region = useRef<HTMLDivElement>(null)
  useDockKeys(region)
  useDockRoom(region, boxes.length)

  const most = Math.min(mostBubbles, Math.max(1, Math.floor((height - headHeight) / bubbleHeight)))
  const shown = bubbles.length > most ? bubbles.slice(0, most - 1) : bubbles
  const others = bubbles.length - shown.length
  const minimize = (chat_id: number) => {
    putBox(client, chat_id, 'minimized')
    // The focus is lost with the box, so move it to the bubble.
    setTimeout(() => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost) region.current?.querySelector<HTMLElement>(`[data-chat="${chat_id}"] button`)?.focus()
    })
  }
  const open = (chat_id: number) => {
    putBox(client, chat_id, 'open')
    focusField(fieldOf(chat_id))
  }
  const close = (chat_id: number) => putBox(client, chat_id, 'closed')
  if (boxes.length === 0 && bubbles.length === 0) return null
  return (
    <div ref={region} className={classes.docks} role="region" aria-label={t`Open chats`}>
      {bubbles.length > 0 && (
        <ul className={classes.bubbles}>
          {shown.map((chat) => (
            <DockBubble
              key={chat.chat_id}
              chat={chat}
              onOpen={() => open(chat.chat_id)}
              onClose={() => close(chat.chat_id)}
            />
          ))}
          {others > 0 && (
            <li>
              <Link
                to={paths.messaging()}
                className={classes.others}
                aria-label={plural(others, { one: '# more chat', other: '# more chats' })}
              >
                +{others}
              </Link>
            </li>
          )}
        </ul>
      )}
      {boxes.map((chat) => (
        <DockBox
          key={chat.chat_id}
          chat={chat}
          onMinimize={() => minimize(chat.chat_id)}
          onClose={() => close(chat.chat_id)}
        />
      ))}
    </div>
  )
}
