/**
 * Lazily loaded parts of the client. Offline, or after a new version has replaced them, they fail to load:
 * what is around them stays, and they are tried again.
 */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react'
import classes from './piece.module.css'
import { toast } from '../notices/toast.ts'
import { afterPicture } from './after-picture.ts'

/** Thrown when a part of the client fails to load. */
export class PieceMissing extends Error {
  override readonly name = 'PieceMissing'
}

/** Loads a part. Browsers report failures differently; this throws `PieceMissing` for all of them. */
export async function fetchPiece<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause: unknown) => {
    throw new PieceMissing('A part of the client did not arrive', { cause })
  })
}

let missingAgain = () => {}

/** Sets what to do when a part that somebody asked for failed to load more than once. */
export function onMissingAgain(listener: () => void): void {
  missingAgain = listener
}

export function sayMissing(): void {
  toast.error(t`Couldn't open this. Check your connection and try again.`)
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

interface BoundaryProps {
  children: ReactNode
  /** Rendered in place of the missing part. */
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
    // Errors other than a failed load must not be hidden here.
    if (!(error instanceof PieceMissing)) throw error
    return this.props.instead
  }
}

interface MissingOptions<Props> {
  /** Nobody has asked for the part, so its failure is not reported. */
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
      // React keeps a failed lazy component failed, so the next one to show the part loads it again.
      Part = begin()
      // Nobody retries a quiet part, such as the outbox's sender.
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

/** A part of a page. If it fails to load, a note with a Retry button is in its place. */
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

/** A part that opens over the page. If it fails to load, it closes with a toast. */
export function openedPiece<Props extends { onClose: () => void }>(
  load: Load<Props>,
): (props: Props) => ReactNode {
  const onMissing = ({ onClose }: Props) => {
    onClose()
    sayMissing()
  }
  return make(load, { onMissing })
}

/** A part that nobody has asked for: if it fails to load, nothing is shown, and `onMissing` is called. */
export function quietPiece<Props extends object>(
  load: Load<Props>,
  onMissing?: () => void,
): (props: Props) => ReactNode {
  return make(load, { isQuiet: true, ...(onMissing ? { onMissing } : {}) })
}

/**
 * A part that nobody has asked for, which is loaded once the page has painted what it is for; without a network, once
 * that is back. If it fails to load, `instead` is shown, or nothing.
 */
export function latePiece<Props extends object>(
  load: Load<Props>,
  options: Pick<MissingOptions<Props>, 'instead'> = {},
): (props: Props) => ReactNode {
  const loadLate = async () => {
    await afterPicture()
    try {
      return await load()
    } catch (cause) {
      if (navigator.onLine) throw cause
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return load()
    }
  }
  return make(loadLate, { isQuiet: true, ...options })
}
