import type { ReactNode } from 'react'

/** A fact with its name, in a list of facts (`classes.sheet`). */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
