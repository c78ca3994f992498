import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Floating } from '../../../ui/dialog/Floating.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { useIsTopDialog } from '../../../ui/dialog/top-dialog.ts'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import { MessageButton } from '../../chat/button/public.ts'
import { FollowButton } from '../FollowButton.tsx'
import { openAddToLists } from '../people-lists/open-add-to-lists.ts'
import { MutualNames } from '../mutual/MutualNames.tsx'
import type { MemberLink } from './member-link.ts'
import classes from './MemberCard.module.css'

interface MemberCardProps {
  link: MemberLink
  onClose: () => void
}

// Reading down a page, one passes the same names again and again.
const asLongAs = 5 * 60_000

/** A member's summary with a follow button; nothing until it has loaded. */
export function MemberCard({ link, onClose }: MemberCardProps) {
  const { data } = useRead('avatar_banner', { view_user_id: link.userId }, { staleTime: asLongAs })
  return data && <Card member={data.recdata} anchor={link.anchor} onClose={onClose} />
}

function Card({
  member,
  anchor,
  onClose,
}: {
  member: ProfileBanner
  anchor: HTMLElement
  onClose: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  // Esc closes only the card, not the dialog that contains the name.
  useIsTopDialog()
  const stops = () => [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]

  // Tab moves from the name through the card to what follows the name.
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== anchor) return
      event.preventDefault()
      stops()[0]?.focus()
    }
    anchor.addEventListener('keydown', enter)
    return () => anchor.removeEventListener('keydown', enter)
  }, [anchor])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const all = stops()
    const isAtEnd = document.activeElement === all.at(event.shiftKey ? 0 : -1)
    if (!isAtEnd) return
    if (event.shiftKey) event.preventDefault()
    anchor.focus()
    if (!event.shiftKey) onClose()
  }

  const me = useSession()?.id
  const { full_name, username, avatar, user_id, bio, mutual } = member
  return (
    <Floating
      anchor={anchor}
      align="start"
      onClose={onClose}
      role="dialog"
      aria-label={full_name}
      className={classes.card}
      data-hover-card
      onKeyDown={onKeyDown}
    >
      <div ref={box} className={classes.body}>
        <div className={classes.head}>
          <MemberAvatar name={full_name} src={avatar} size={56} />
          <div className={classes.names}>
            <Link to={paths.timeline(user_id)} className={classes.name}>
              <bdi>{full_name}</bdi>
            </Link>
            <p className={classes.text}>
              @{username} <BotMark of={member} />
            </p>
          </div>
        </div>
        {bio !== '' && (
          <p dir="auto" className={classes.bio}>
            {bio}
          </p>
        )}
        {mutual.length > 0 && <MutualNames member={member} />}
        <div className={classes.actions}>
          <FollowButton member={{ ...member, is_following: member.is_friend }} small />
          <MessageButton member={member} small onOpen={onClose} />
        </div>
        {user_id !== me && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconListDetails size={18} aria-hidden="true" />}
            onClick={() => {
              onClose()
              openAddToLists(member)
            }}
          >
            <Trans>Add to a list</Trans>
          </Button>
        )}
      </div>
    </Floating>
  )
}
