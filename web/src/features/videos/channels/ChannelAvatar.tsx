import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './ChannelAvatar.module.css'

interface ChannelAvatarProps {
  name: string
  src: string | null
  size: number
}

/** A channel's picture, or its initials; the play sign tells it from a member's. Decorative. */
export function ChannelAvatar({ name, src, size }: ChannelAvatarProps) {
  const notch = Math.max(18, Math.round(size * 0.3))
  return (
    <span className={classes.avatar} aria-hidden="true">
      <MemberAvatar name={name} src={src} size={size} />
      <span className={classes.notch} style={{ width: notch, height: notch }}>
        <IconPlayerPlayFilled size={Math.round(notch * 0.5)} />
      </span>
    </span>
  )
}
