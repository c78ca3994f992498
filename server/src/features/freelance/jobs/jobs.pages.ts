/** Pages of jobs as sent on the wire. */
import type { Job } from '@commons/contract/freelance/jobs.ts'
import { nextOf, type Page } from '../../../platform/call/page.ts'
import type { ListedJobRow } from './jobs.queries.ts'
import { jobShape, type JobViewer } from './jobs.shape.ts'

export function jobsPage(
  rows: readonly ListedJobRow[],
  viewer: JobViewer,
  page: Page,
): { response: Job[]; next?: string } {
  const cursors = rows.map(({ at }) => at)
  return { response: rows.map((row) => jobShape(row, viewer)), ...nextOf(cursors, page) }
}
