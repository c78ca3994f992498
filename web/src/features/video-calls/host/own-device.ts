/** What this tab calls itself in the call it is in, so that it comes back after a reload. */
const key = 'commons.video-call'

interface Kept {
  readonly device: string
  readonly hasCamera: boolean
  /** Whoever muted themselves isn't heard after a reload, either. */
  readonly isMuted: boolean
}

export function keepDevice(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage, a reload ends the call on this device.
  }
}

export function keptDevice(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { device, hasCamera, isMuted } = kept as Partial<Kept>
    return typeof device === 'string'
      ? { device, hasCamera: hasCamera === true, isMuted: isMuted === true }
      : undefined
  } catch {
    return undefined
  }
}

export function forgetDevice(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
