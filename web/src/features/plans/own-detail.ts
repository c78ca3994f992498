import type { OwnPlan } from '@commons/contract/plans.ts'

/** What `plan_detail` answers. */
export interface OwnDetail {
  plan: OwnPlan | null
  can_try_plus: 0 | 1
}
