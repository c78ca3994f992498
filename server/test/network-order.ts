/** What the host of the journeys' networks is told. Apart from it, so that the journeys load no server. */
import type { TestConnection } from './database.ts'

export interface Network {
  readonly connection: TestConnection
  readonly env: Record<string, string>
  /** What the operator does with money before anybody comes, a sentence each as `npm run money` takes it. */
  readonly money: readonly string[]
}

/** Run this network in place of the one before, or none; or have the projects of the one that runs be older, and settle. */
export type Order =
  | { readonly network: Network | undefined }
  | {
      /** By so many days. */
      readonly ageProjects: number
    }
