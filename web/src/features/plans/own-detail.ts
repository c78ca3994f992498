import type { OwnPlan } from '@commons/contract/plans/plans.ts'

/** The answer of `plan_detail`. */
export interface OwnDetail {
  plan: OwnPlan | null
  can_try_plus: 0 | 1
}
