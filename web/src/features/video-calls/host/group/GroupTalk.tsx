import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutGrid, IconLayoutSidebarRight, IconMessage, IconUsers, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useRef, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { piece } from '../../../../ui/states/piece.tsx'
import { useStore } from '../../../../ui/store.ts'
import type { CallSession } from '../call-session.ts'
import { oneself, raisedHands, withChange } from '../people.ts'
import type { WindowSize } from '../use-window-size.ts'
import { CallNews } from './CallNews.tsx'
import { CallPeople } from './CallPeople.tsx'
import { GroupStage } from './GroupStage.tsx'
import classes from './GroupTalk.module.css'
import { tilesOf } from './tiles.ts'
import { useLayout } from './use-layout.ts'
import type { CallPlace } from '../../call-place.ts'

const GroupChat = piece(async () => ({
  default: (await import('../../../groups/chat/public.ts')).GroupChat,
}))

const ChatBeside = piece(async () => ({
  default: (await import('../../../chat/inbox/public.ts')).ChatBeside,
}))

interface GroupTalkProps {
  session: CallSession
  place: CallPlace
  size: WindowSize
  /** It is in a window of its own. */
  isOut: boolean
}

/** A call of many under way: its tiles, and beside them who is in it, or the chat. */
export function GroupTalk({ session, place, size, isOut }: GroupTalkProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { people: known, isModerator } = useStore(session.state)
  const own = useStore(session.media.state)
  const hasRoom = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const [panel, setPanel] = useState<'people' | 'chat'>()
  // What the member switches is seen at once, whatever the server knows.
  const people = useMemo(() => {
    const me = oneself(known)
    const is = {
      mic: own.mic !== null && !own.isMuted,
      camera: own.camera !== null,
      screen: own.screen !== null,
    }
    return me ? withChange(known, me.entry, is) : known
  }, [known, own])
  const tiles = useMemo(() => tilesOf(people), [people])
  const layout = useLayout(tiles)
  const hands = raisedHands(people).length
  const open = isOut || size.isSmall || (panel === 'chat' && !hasRoom) ? undefined : panel
  const opener = useRef<HTMLElement>(null)
  function toggle(which: 'people' | 'chat', button: HTMLElement) {
    opener.current = button
    setPanel(open === which ? undefined : which)
  }
  function close() {
    setPanel(undefined)
    opener.current?.focus()
  }

  function showChat(button: HTMLElement) {
    if (hasRoom) return toggle('chat', button)
    size.shrink()
    void navigate(
      'group_id' in place
        ? { to: paths.group(place.group_id), search: { tab: 'chat' } }
        : { to: paths.messaging(place.chat_id) },
    )
  }

  return (
    <div className={classes.talk} data-panel={open}>
      <div className={classes.seen}>
        {!size.isSmall && (
          <div className={classes.tools} role="group" aria-label={t`What is shown`}>
            <button
              type="button"
              className={classes.tool}
              aria-pressed={layout.layout === 'speaker'}
              aria-label={t`Show who speaks large`}
              data-tip={layout.layout === 'speaker' ? t`Show all tiles` : t`Show who speaks large`}
              onClick={layout.toggle}
            >
              {layout.layout === 'speaker' ? (
                <IconLayoutGrid size={20} aria-hidden="true" />
              ) : (
                <IconLayoutSidebarRight size={20} aria-hidden="true" />
              )}
            </button>
            {!isOut && (
              <>
                <button
                  type="button"
                  className={classes.tool}
                  aria-expanded={open === 'people'}
                  aria-label={t`People in the call`}
                  data-tip={t`People in the call`}
                  onClick={({ currentTarget }) => toggle('people', currentTarget)}
                >
                  <IconUsers size={20} aria-hidden="true" />
                  <span className={classes.count} data-hands={hands > 0 || undefined} aria-hidden="true">
                    {people.length}
                  </span>
                </button>
                <button
                  type="button"
                  className={classes.tool}
                  aria-expanded={hasRoom ? open === 'chat' : undefined}
                  aria-label={'group_id' in place ? t`Group chat` : t`Chat`}
                  data-tip={'group_id' in place ? t`Group chat` : t`Chat`}
                  onClick={({ currentTarget }) => showChat(currentTarget)}
                >
                  <IconMessage size={20} aria-hidden="true" />
                </button>
              </>
            )}
          </div>
        )}
        <GroupStage session={session} tiles={tiles} layout={layout} isSmall={size.isSmall} />
      </div>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever in it the focus is
        <aside
          className={classes.panel}
          data-kind={open}
          aria-label={open === 'chat' ? t`Chat beside the call` : t`People in the call`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.stopPropagation()
            close()
          }}
        >
          <button
            type="button"
            className={classes.close}
            aria-label={open === 'chat' ? t`Close the chat` : t`Close the list`}
            onClick={close}
          >
            <IconX size={20} aria-hidden="true" />
          </button>
          {open === 'people' ? (
            <CallPeople session={session} people={people} />
          ) : (
            <Suspense>
              {'group_id' in place ? (
                <GroupChat groupId={place.group_id} mayWrite mayDelete={isModerator} isBeside />
              ) : (
                <ChatBeside chatId={place.chat_id} />
              )}
            </Suspense>
          )}
        </aside>
      )}
      <CallNews session={session} />
    </div>
  )
}
