import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './Card.module.css'

type CardProps<As extends ElementType> = { as?: As } & ComponentPropsWithRef<As>

/** A surface on the page; edge to edge on phones. */
export function Card<As extends ElementType = 'section'>({ as, className, ...rest }: CardProps<As>) {
  const Element: ElementType = as ?? 'section'
  return <Element className={clsx(classes.card, className)} {...rest} />
}
