import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Card } from '../layout/Card.tsx'
import classes from './Skeletons.module.css'

/** Placeholder for a line of text. */
export function LineSkeleton({
  width = '100%',
  height = 14,
}: {
  width?: CSSProperties['width']
  height?: number
}) {
  return <div className={clsx(classes.bone, classes.line)} style={{ width, height }} />
}

/** Placeholder for a member's picture. */
export function AvatarSkeleton({ size = 44 }: { size?: number }) {
  return <div className={clsx(classes.bone, classes.round)} style={{ width: size, height: size }} />
}

/** Placeholder for something of a known size. */
export function BoxSkeleton({ height, radius = 12 }: { height: CSSProperties['height']; radius?: number }) {
  return <div className={classes.bone} style={{ height, borderRadius: radius }} />
}

/** Placeholder for a card with a header and text, and a picture if one is expected. */
export function CardSkeleton({ picture = false }: { picture?: boolean }) {
  return (
    <Card as="div" aria-hidden="true">
      <div className={classes.head}>
        <AvatarSkeleton />
        <div className={classes.lines}>
          <LineSkeleton width="40%" />
          <LineSkeleton width="24%" height={12} />
        </div>
      </div>
      <div className={classes.lines}>
        <LineSkeleton />
        <LineSkeleton width="72%" />
      </div>
      {picture && (
        <div className={classes.picture}>
          <BoxSkeleton height={240} />
        </div>
      )}
    </Card>
  )
}
