import type { Payment } from '@commons/contract/freelance/agreements.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { useRead } from '../../../api/use-call.ts'

/** Returns the offer of a job that counts, for its client and for whom it was offered to. */
export function useOffer({ id, status }: JobDetail): Payment | undefined {
  return useRead('get_payment_by_project', { project_id: id }, { enabled: status !== 'draft' }).data?.data[0]
}
