import { clsx } from 'clsx'
import { useState } from 'react'
import classes from './MemberAvatar.module.css'

const colours = ['petrol', 'apricot', 'rose', 'leaf', 'iris'] as const

/** Returns the first letters of the first and last word; emoji and other scripts stay whole. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

function colourOf(name: string): (typeof colours)[number] {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return colours[sum % colours.length] ?? 'petrol'
}

interface MemberAvatarProps {
  name: string
  src?: string | null | undefined
  size?: number
  /** A rounded square, for groups. */
  square?: boolean
}

/** A member's or group's picture, else their initials. Decorative: the name is beside it. */
export function MemberAvatar({ name, src, size = 44, square = false }: MemberAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) }
  if (src && src !== broken)
    return (
      <span className={clsx(classes.avatar, square && classes.square)} style={style} aria-hidden="true">
        <img src={src} alt="" width={size} height={size} decoding="async" onError={() => setBroken(src)} />
      </span>
    )
  return (
    <span
      className={clsx(classes.avatar, classes[colourOf(name)], square && classes.square)}
      style={style}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
