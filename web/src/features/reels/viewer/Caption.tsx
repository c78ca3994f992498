import type { Reel } from '@commons/contract/reels/reels.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { TipsGiven } from '../../../shown/TipsGiven.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { useFollow } from '../../people/public.ts'
import { SoundLine } from '../sounds/SoundLine.tsx'
import classes from './Caption.module.css'

function Follow({ reel }: { reel: Reel }) {
  const { t } = useLingui()
  const { following, toggle } = useFollow(reel)
  const { full_name: name } = reel
  if (following) return null
  return (
    <button
      type="button"
      className={classes.follow}
      aria-label={t`Follow ${name}`}
      onClick={() => void toggle()}
    >
      <span>
        <Trans>Follow</Trans>
      </span>
    </button>
  )
}

/** The text of a reel: two lines, and the rest on demand. */
function Words({ reel: { message, mentions, lang } }: { reel: Reel }) {
  const words = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const element = words.current
    if (!element || isWhole) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [message, isWhole])
  return (
    <>
      <p
        dir="auto"
        lang={lang ?? undefined}
        ref={words}
        className={classes.words}
        data-whole={isWhole || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={isWhole ? 0 : undefined}
      >
        <LinkedText mentions={mentions}>{message}</LinkedText>
      </p>
      {(isCut || isWhole) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>less</Trans> : <Trans>more</Trans>}
        </button>
      )}
    </>
  )
}

/** The author and text of a reel. */
export function Caption({ reel }: { reel: Reel }) {
  const { t } = useLingui()
  const me = useSession()?.id
  const {
    user_id,
    full_name,
    profile_pic,
    created_at,
    message,
    post_type,
    view_count,
    tips,
    tip_count,
    sound,
  } = reel
  return (
    <div className={classes.caption}>
      <div className={classes.author}>
        <Link to={paths.timeline(user_id)} tabIndex={-1} aria-hidden="true">
          <MemberAvatar name={full_name} src={profile_pic} size={36} />
        </Link>
        <div className={classes.names}>
          <Link to={paths.timeline(user_id)} className={classes.name}>
            <bdi>{full_name}</bdi>
          </Link>
          <p className={classes.facts}>
            <BotMark of={reel} /> <RelativeTime at={created_at} />
            {view_count > 0 && (
              <>
                {' · '}
                <Plural value={view_count} one="# view" other="# views" />
              </>
            )}
            {post_type === 'private' && (
              <>
                {' · '}
                <IconLock size={14} role="img" aria-label={t`Private`} />
              </>
            )}
          </p>
          <TipsGiven tips={tips} tip_count={tip_count} className={classes.tips} />
        </div>
        {user_id !== me && <Follow reel={reel} />}
      </div>
      {message !== '' && <Words reel={reel} />}
      {sound && <SoundLine sound={sound} />}
    </div>
  )
}
