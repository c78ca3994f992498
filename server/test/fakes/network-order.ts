/**
 * Orders to the host of the journeys' networks. In a separate file, so that the journeys load no server code.
 */
import type { StaffRole } from '@commons/contract/call.ts'
import type { TestConnection } from '../database.ts'

export interface Network {
  readonly connection: TestConnection
  readonly env: Record<string, string>
  /** The operator's setup of money before anybody joins, each string a command for `npm run money`. */
  readonly money: readonly string[]
  /** Whether it is connected to a chain of play money. */
  readonly hasChain: boolean
}

/**
 * Runs this network instead of the previous one, or none; or makes the running network's projects older and
 * settles them, or ends the months that are paid and renews them, or the weeks in which work is logged.
 */
export type Order =
  | { readonly network: Network | undefined }
  | {
      /** Days to add. */
      readonly ageProjects: number
    }
  | {
      /** Lets everybody have joined so many days earlier, and have confirmed their address. */
      readonly ageMembers: number
    }
  | { readonly endMonths: true }
  | { readonly endWeeks: true }
  | { readonly endWaits: true }
  | { readonly countReserves: true }
  | { readonly takeDepositsBack: true }
  | {
      /** The token of a link that makes the first admin. */
      readonly addAdminLink: string
    }
  | {
      /** Gives a member a role of staff, and their open sessions the second factor for it. */
      readonly makeStaff: { readonly member: number; readonly role: StaffRole }
    }
