import { Trans, useLingui } from '@lingui/react/macro'
import { IconHandStop, IconMicrophoneOff, IconPin, IconPinnedOff } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { MemberAvatar } from '../../../../ui/pictures/MemberAvatar.tsx'
import { VisuallyHidden } from '../../../../ui/words/VisuallyHidden.tsx'
import { Picture } from '../Picture.tsx'
import classes from './GroupStage.module.css'
import type { TileOf } from './tiles.ts'

interface TileProps {
  tile: TileOf
  /** The member's own picture or screen, for their own tile. */
  own: MediaStream | null
  /** The place of their hand among those raised, from 1. */
  hand: number | undefined
  isPinned: boolean
  /** Undefined where there is no room for a button. */
  onPin: (() => void) | undefined
  avatarSize: number
  style?: CSSProperties
}

/** A member of a group's call, or the screen that they share. */
export function Tile({ tile: { person, kind }, own, hand, isPinned, onPin, avatarSize, style }: TileProps) {
  const { t } = useLingui()
  const { name, avatar, isOneself, mic, talks, connection } = person
  const isScreen = kind === 'screen'
  const theirs = isScreen ? person.theirScreen : person.theirs
  const stream = isOneself ? own : theirs
  const isShown = stream !== null && (isScreen || isOneself || person.camera)
  const label = isOneself
    ? isScreen
      ? t`Your screen`
      : t`Your camera`
    : isScreen
      ? t`${name}'s screen`
      : t`${name}'s camera`
  const isAway = !isOneself && connection !== 'connected'
  return (
    <li
      className={classes.tile}
      style={style}
      data-talks={(talks && !isScreen) || undefined}
      data-kind={kind}
      data-entry={person.entry}
    >
      {isShown ? (
        <Picture
          stream={stream}
          label={label}
          isMuted
          isMirrored={isOneself && !isScreen}
          isWhole={isScreen}
        />
      ) : (
        <span className={classes.face}>
          <MemberAvatar name={name} src={avatar} size={avatarSize} />
        </span>
      )}
      {isAway && (
        <span className={classes.away}>
          {connection === 'new' || connection === 'connecting' ? (
            <Trans>Connecting…</Trans>
          ) : (
            <Trans>Reconnecting…</Trans>
          )}
        </span>
      )}
      {hand !== undefined && !isScreen && (
        <span className={classes.hand}>
          <IconHandStop size={16} aria-hidden="true" />
          <VisuallyHidden>
            <Trans>Hand raised, number</Trans>{' '}
          </VisuallyHidden>
          {hand}
        </span>
      )}
      <span className={classes.label}>
        {!mic && !isScreen && (
          <>
            <IconMicrophoneOff size={16} aria-hidden="true" />
            <VisuallyHidden>
              <Trans>Muted</Trans>{' '}
            </VisuallyHidden>
          </>
        )}
        <bdi className={classes.who}>
          {isOneself ? isScreen ? <Trans>Your screen</Trans> : <Trans>You</Trans> : isScreen ? label : name}
        </bdi>
      </span>
      {onPin && (
        <button
          type="button"
          className={classes.pin}
          aria-pressed={isPinned}
          aria-label={isScreen || isOneself ? t`Pin: ${label}` : t`Pin ${name}`}
          data-tip={isPinned ? t`Unpin` : t`Pin`}
          onClick={onPin}
        >
          {isPinned ? (
            <IconPinnedOff size={18} aria-hidden="true" />
          ) : (
            <IconPin size={18} aria-hidden="true" />
          )}
        </button>
      )}
    </li>
  )
}
