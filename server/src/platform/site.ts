/** The address that members type. Links in mails, and passkeys, use it, never a request's Host. */
import type { Config } from './config.ts'

export interface Site {
  /** Such as https://commons.example. */
  readonly origin: string
  /** Such as commons.example; passkeys are bound to it. */
  readonly host: string
  /** Sets the port once it is known, for a configuration that leaves it open. */
  listensOn(port: number): void
}

export function openSite({ PUBLIC_URL, HOST, PORT }: Config): Site {
  // Captchas and passkeys work only with https or on `localhost`.
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1']
  const local = everywhere.includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  let port = PORT
  return {
    get origin() {
      return PUBLIC_URL ?? `http://${local}:${port}`
    },
    get host() {
      return new URL(this.origin).hostname
    },
    listensOn(open) {
      port = open
    },
  }
}
