import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from './Thread.module.css'

interface SearchMessagesProps {
  chatId: number
  /** Scrolls to the message with this sequence number. */
  onShow: (seq: number) => void
  onClose: () => void
}

function Found({
  chatId,
  search,
  onShow,
}: Pick<SearchMessagesProps, 'chatId' | 'onShow'> & { search: string }) {
  const { read, more } = useReadMore(
    'chat_search',
    { chat_id: chatId, search, limit: 20 },
    { isFilter: true },
  )
  return (
    <Loaded read={read}>
      {(pages) => {
        const found = pages.flatMap(({ messages }) => messages)
        if (found.length === 0)
          return (
            <p className={classes.none} role="status">
              <Trans>No messages found.</Trans>
            </p>
          )
        return (
          <>
            <ul className={classes.results}>
              {found.map(({ message_id, seq, text, date }) => (
                <li key={message_id}>
                  <button type="button" className={classes.result} onClick={() => onShow(seq)}>
                    <span dir="auto" className={classes.resultText}>
                      {text}
                    </span>
                    <RelativeTime at={date} />
                  </button>
                </li>
              ))}
            </ul>
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </Loaded>
  )
}

/** Searches the conversation's messages, shown over it. */
export function SearchMessages({ chatId, onShow, onClose }: SearchMessagesProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), 250)
  return (
    <div
      role="search"
      className={classes.search}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={classes.searchHead}>
        <input
          dir="auto"
          type="search"
          className={classes.searchField}
          aria-label={t`Search this chat`}
          placeholder={t`Search this chat`}
          value={typed}
          maxLength={unitsFor(80)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the member just opened the search
          autoFocus
          onChange={({ currentTarget }) => setTyped(beginningOf(currentTarget.value, 80))}
        />
        <button type="button" className={classes.icon} aria-label={t`Close search`} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      {settled !== '' && <Found chatId={chatId} search={settled} onShow={onShow} />}
    </div>
  )
}
