/** What the host of the journeys' networks is told. Apart from it, so that the journeys load no server. */
import type { TestConnection } from './database.ts'

export interface Network {
  readonly connection: TestConnection
  readonly env: Record<string, string>
}

/** Run this network in place of the one before, or none. */
export interface Order {
  readonly network: Network | undefined
}
