/** The web as others are asked in it: how names are resolved and where connections go. */
import { lookup } from 'node:dns/promises'

export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** Tests play it with hosts of their own. */
export interface Web {
  /** Returns every address of a host. */
  resolve(host: string): Promise<readonly string[]>
  /** Returns where to connect to a public address. */
  connectTo(address: string, port: number): Endpoint
}

export const openWeb: Web = {
  async resolve(host) {
    const found = await lookup(host, { all: true })
    return found.map(({ address }) => address)
  },
  connectTo: (host, port) => ({ host, port }),
}
