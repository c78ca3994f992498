import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconHandStop,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconUserMinus,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../api/use-call.ts'
import { MemberAvatar } from '../../../../ui/pictures/MemberAvatar.tsx'
import { useStore } from '../../../../ui/store.ts'
import { VisuallyHidden } from '../../../../ui/words/VisuallyHidden.tsx'
import type { CallSession } from '../call-session.ts'
import { raisedHands, type Person } from '../people.ts'
import classes from './CallPeople.module.css'
import { isOfGroup } from '../../call-place.ts'

/** What a moderator is asked before it is done: whom to remove, or that all is to end. */
type Asked = Person | 'end'

/** Who is in a group's call, raised hands first, and what its moderators may do. */
export function CallPeople({ session, people }: { session: CallSession; people: readonly Person[] }) {
  const { t } = useLingui()
  const isModerator = useStore(session.state, (state) => state.isModerator)
  const [asked, setAsked] = useState<Asked>()
  const act = useWrite('moderate_video_call', { toasts: 'failure' })
  const hands = raisedHands(people)
  const inOrder = [...hands, ...people.filter(({ handAt }) => handAt === null)]
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const call_id = session.callId ?? 0
  const count = people.length

  function ask(what: Asked, button: HTMLElement) {
    opener.current = button
    setAsked(what)
  }

  function answerNo() {
    setAsked(undefined)
    // The question has taken the place of one of the buttons.
    const back = opener.current?.isConnected === true ? opener.current : box.current
    back?.focus()
  }

  function confirm() {
    if (asked === 'end') act.mutate({ call_id, act: 'end' })
    else if (asked) act.mutate({ call_id, act: 'remove', member_user_id: asked.user_id })
    setAsked(undefined)
    // The button that was pressed goes with the member.
    box.current?.focus()
  }

  return (
    <div ref={box} className={classes.people} tabIndex={-1}>
      <h3 className={classes.title}>
        <Plural value={count} one="# in the call" other="# in the call" />
      </h3>
      <ul className={classes.list}>
        {inOrder.map((person) => {
          const { entry, name, avatar, isOneself, canModerate, mic, screen, handAt } = person
          const place = hands.indexOf(person) + 1
          return (
            <li key={entry} className={classes.person}>
              <MemberAvatar name={name} src={avatar} size={36} />
              <span className={classes.words}>
                <bdi className={classes.name}>{isOneself ? t`${name} (you)` : name}</bdi>
                {person.isModerator && (
                  <span className={classes.role}>
                    {isOfGroup(session.whom.place) ? (
                      <Trans>Moderator</Trans>
                    ) : (
                      <Trans context="of a chat">Administrator</Trans>
                    )}
                  </span>
                )}
              </span>
              {handAt !== null && (
                <span className={classes.hand}>
                  <IconHandStop size={16} aria-hidden="true" />
                  <VisuallyHidden>
                    <Trans>Hand raised, number</Trans>{' '}
                  </VisuallyHidden>
                  <bdi>{place}</bdi>
                </span>
              )}
              {screen && (
                <span className={classes.sign}>
                  <IconScreenShare size={18} aria-hidden="true" />
                  <VisuallyHidden>
                    <Trans>Shares the screen</Trans>
                  </VisuallyHidden>
                </span>
              )}
              {canModerate && mic ? (
                <button
                  type="button"
                  className={classes.act}
                  aria-label={t`Mute ${name}`}
                  onClick={() => act.mutate({ call_id, act: 'mute', member_user_id: person.user_id })}
                >
                  <IconMicrophone size={18} aria-hidden="true" />
                </button>
              ) : (
                <span className={classes.sign}>
                  {mic ? (
                    <IconMicrophone size={18} aria-hidden="true" />
                  ) : (
                    <IconMicrophoneOff size={18} aria-hidden="true" />
                  )}
                  <VisuallyHidden>{mic ? <Trans>Microphone on</Trans> : <Trans>Muted</Trans>}</VisuallyHidden>
                </span>
              )}
              {canModerate && (
                <button
                  type="button"
                  className={classes.act}
                  aria-label={t`Remove ${name} from the call`}
                  onClick={({ currentTarget }) => ask(person, currentTarget)}
                >
                  <IconUserMinus size={18} aria-hidden="true" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {asked !== undefined ? (
        <Question asked={asked} onYes={confirm} onNo={answerNo} />
      ) : (
        isModerator && (
          <div className={classes.foot}>
            <Button variant="default" fullWidth onClick={({ currentTarget }) => ask('end', currentTarget)}>
              <Trans>End the call for everyone</Trans>
            </Button>
          </div>
        )
      )}
    </div>
  )
}

interface QuestionProps {
  asked: Asked
  onYes: () => void
  onNo: () => void
}

/** Asks in the window itself, which lies over the page's dialogs and may be outside of the page. */
function Question({ asked, onYes, onNo }: QuestionProps) {
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => no.current?.focus(), [])
  const name = asked === 'end' ? '' : asked.name
  return (
    <div
      className={classes.foot}
      role="alertdialog"
      aria-labelledby="call-question"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
    >
      <p id="call-question" className={classes.question}>
        {asked === 'end' ? (
          <Trans>End the call for everyone?</Trans>
        ) : (
          <Trans>Remove {name}? They can't come back to this call.</Trans>
        )}
      </p>
      <div className={classes.answers}>
        <Button ref={no} variant="default" onClick={onNo}>
          <Trans>Cancel</Trans>
        </Button>
        <Button color="rose" onClick={onYes}>
          {asked === 'end' ? <Trans>End it</Trans> : <Trans>Remove</Trans>}
        </Button>
      </div>
    </div>
  )
}
