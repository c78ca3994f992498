import type { SuggestedChannel } from '@commons/contract/people/people.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { paths } from '../../paths.ts'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import { useStore } from '../../ui/store.ts'
import { BotMark } from '../../ui/words/BotMark.tsx'
import { FollowButton } from './FollowButton.tsx'
import { suggestionsHeld } from './members-here.ts'
import { SuggestedReason } from './SuggestedReason.tsx'
import classes from './SuggestedMembers.module.css'
import { useDismiss } from './use-dismiss.ts'
import { useAsFollowedHere, useFollow } from './use-follow.ts'

interface SuggestedProps {
  member: SuggestedChannel
  /** Whether the reason is shown before anybody asks why. */
  isExplained: boolean
}

function Suggested({ member, isExplained }: SuggestedProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(isExplained)
  const id = useId()
  const dismiss = useDismiss(member)
  const followed = useAsFollowedHere(member)
  const { following } = useFollow(followed)
  const { user_id, full_name: name, username, profile_pic, known_follower, reason } = member
  // It was read before the viewer followed them.
  const follower = member.follower + (following ? 1 : 0)
  return (
    <li className={classes.member}>
      <MemberAvatar name={name} src={profile_pic} />
      <div className={classes.names}>
        <Link to={paths.timeline(user_id)} className={classes.name}>
          <bdi>{name}</bdi>
        </Link>
        <div className={classes.facts}>
          <p className={classes.count}>
            {follower > 0 ? <Plural value={follower} one="# follower" other="# followers" /> : `@${username}`}
          </p>
          <BotMark of={member} />
          <button
            type="button"
            className={classes.why}
            aria-label={t`Why ${name} is suggested`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Trans>Why?</Trans>
          </button>
        </div>
      </div>
      <FollowButton member={followed} small />
      <div id={id} className={classes.reason} hidden={!isOpen}>
        {isOpen && (
          <>
            <SuggestedReason reason={reason} known={known_follower} />
            <Button
              size="sm"
              variant="subtle"
              aria-label={t`Not interested in ${name}`}
              onClick={() => void dismiss()}
            >
              <Trans>Not interested</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

// Beside the feed, a panel that shrinks would move what is being pressed below it. The question after a press
// is in a dialog.
const isElsewhere = ({ target }: Event) =>
  target instanceof Element && !target.closest('[data-suggestions], aside, [role=dialog]')

/** Ends holding the rows after the member has pressed something else, or moved on by keys. */
function useRelease() {
  const isHeld = useStore(suggestionsHeld)
  useEffect(() => {
    if (!isHeld) return
    const release = (event: Event) => isElsewhere(event) && suggestionsHeld.set(() => false)
    document.addEventListener('click', release)
    document.addEventListener('keyup', release)
    return () => {
      document.removeEventListener('click', release)
      document.removeEventListener('keyup', release)
    }
  }, [isHeld])
  useEffect(() => () => suggestionsHeld.set(() => false), [])
}

/** Suggested members, each with the reason and a follow button. */
export function SuggestedMembers({
  members,
  isExplained = false,
}: {
  members: readonly SuggestedChannel[]
  isExplained?: boolean
}) {
  useRelease()
  return (
    <ul className={classes.members} data-suggestions onClickCapture={() => suggestionsHeld.set(() => true)}>
      {members.map((member) => (
        <Suggested key={member.user_id} member={member} isExplained={isExplained} />
      ))}
    </ul>
  )
}
