/** How the two devices find each other, and relay what can't go directly. */
import { createHmac } from 'node:crypto'
import type { IceServer } from '@commons/contract/video-calls.ts'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'

/** Longer than calls last: a call that loses its way allocates another relay with the same credentials. */
const goodForSeconds = 12 * 3_600

/**
 * Returns the servers of this installation, with credentials as coturn's `use-auth-secret` takes them: the name
 * says until when they are good, and the password proves that we wrote it.
 */
export function iceServers(
  { STUN_URLS, TURN_URLS, TURN_SECRET }: Pick<Config, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  room: string,
): Array<z.infer<typeof IceServer>> {
  const username = `${Math.floor(now().getTime() / 1000) + goodForSeconds}:${room}`
  return [
    ...(STUN_URLS.length > 0 ? [{ urls: [...STUN_URLS] }] : []),
    ...(TURN_URLS.length > 0 && TURN_SECRET !== undefined
      ? [
          {
            urls: [...TURN_URLS],
            username,
            credential: createHmac('sha1', TURN_SECRET).update(username).digest('base64'),
          },
        ]
      : []),
  ]
}
