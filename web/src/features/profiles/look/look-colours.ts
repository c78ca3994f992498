import type { ProLook } from '@commons/contract/plans/pro.ts'
import type { CSSProperties } from 'react'
import { isColour, shadesOf } from '../../../ui/pictures/member-colour.ts'

/** Returns the shades of a member's colour for `Look.module.css`; undefined if they chose none. */
export function lookColours(look: ProLook | null | undefined): CSSProperties | undefined {
  if (!look || !isColour(look.theme)) return undefined
  const { light, dark } = shadesOf(look.theme)
  return { '--look-light': light, '--look-dark': dark } as CSSProperties
}
