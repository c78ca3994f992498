/**
 * Parts of the client that are fetched when they are needed. Without a network, or where a new version has
 * taken their place, they do not arrive: what stands around them stays, and they are tried again.
 */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react'
import classes from './piece.module.css'
import { toast } from './toast.ts'

/** A part of the client did not arrive. */
export class PieceMissing extends Error {
  override readonly name = 'PieceMissing'
}

/** Fetches a part. What browsers say of their failing differs; this throws `PieceMissing` for all of it. */
export async function fetchPiece<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause: unknown) => {
    throw new PieceMissing('A part of the client did not arrive', { cause })
  })
}

let missingAgain = () => {}

/** Has this done where a part that somebody asked for again has not arrived. */
export function onMissingAgain(listener: () => void): void {
  missingAgain = listener
}

export function sayMissing(): void {
  toast.error(t`Couldn't open this. Check your connection and try again.`)
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

interface BoundaryProps {
  children: ReactNode
  /** In place of what is missing. */
  instead: ReactNode
  onMissing: () => void
}

class PieceBoundary extends Component<BoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { error?: unknown } = {}

  override componentDidCatch(error: unknown) {
    if (error instanceof PieceMissing) this.props.onMissing()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // A fault is not ours to hide.
    if (!(error instanceof PieceMissing)) throw error
    return this.props.instead
  }
}

interface MissingOptions<Props> {
  /** Nobody has asked for it. */
  isQuiet?: boolean
  instead?: (retry: () => void) => ReactNode
  onMissing?: (props: Props) => void
}

function make<Props extends object>(
  load: Load<Props>,
  { isQuiet = false, instead, onMissing }: MissingOptions<Props>,
): (props: Props) => ReactNode {
  const begin = () => lazy(() => fetchPiece(load))
  let Part = begin()
  let failures = 0
  return function Piece(props: Props) {
    const [tries, setTries] = useState(0)
    const tryAgain = () => setTries((before) => before + 1)
    const missing = () => {
      // What has failed once stays failed; whoever shows it next has it fetched anew.
      Part = begin()
      // Nobody asks again for what is quiet, such as what sends that which waits for the network.
      addEventListener('online', tryAgain, { once: true })
      onMissing?.(props)
      if (failures++ > 0 && !isQuiet) missingAgain()
    }
    return (
      <PieceBoundary key={tries} instead={instead?.(tryAgain)} onMissing={missing}>
        <Part {...props} />
      </PieceBoundary>
    )
  }
}

/** A part of a page. Where it does not arrive, its place says so and lets one try again. */
export function piece<Props extends object>(load: Load<Props>): (props: Props) => ReactNode {
  const instead = (retry: () => void) => (
    <p className={classes.missing} role="alert">
      <Trans>Couldn't load this part of the page. Check your connection.</Trans>{' '}
      <button type="button" onClick={retry}>
        <Trans>Retry</Trans>
      </button>
    </p>
  )
  return make(load, { instead })
}

/** A part that opens over the page. Where it does not arrive, it closes, and a toast says so. */
export function openedPiece<Props extends { onClose: () => void }>(
  load: Load<Props>,
): (props: Props) => ReactNode {
  const onMissing = ({ onClose }: Props) => {
    onClose()
    sayMissing()
  }
  return make(load, { onMissing })
}

/** A part that nobody has asked for: where it does not arrive, nothing is said, and `onMissing` told. */
export function quietPiece<Props extends object>(
  load: Load<Props>,
  onMissing?: () => void,
): (props: Props) => ReactNode {
  return make(load, { isQuiet: true, ...(onMissing ? { onMissing } : {}) })
}
