import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { jobPays } from '../shared/job.ts'
import { longestSearchName, mostSavedSearches } from '../shared/saved-search.ts'
import { TextIn } from '../shared/text.ts'
import { JobFilters } from './jobs.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's saved searches for jobs. */
    searches: true
  }
}

/** Saved searches for jobs. With an alert, a member is notified of each new job that a search finds. */

const Filters = z.object(JobFilters)

export const SavedSearch = z.object({
  saved_search_id: Id,
  name: z.string(),
  /** What `search_projects` takes. */
  filter: z.object({
    search: z.string(),
    skills: z.array(z.string()),
    budget_from: z.int().nullable(),
    budget_to: z.int().nullable(),
    pay_by: z.enum(jobPays).nullable(),
    client_verified: Flag,
  }),
  /** 1: new jobs that it finds are notified. */
  is_alert: Flag,
  created_at: z.iso.datetime(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

export const add_saved_search = defineCall({
  name: 'add_saved_search',
  doc: `Save a search for jobs. One of the same name is replaced. A member has up to ${mostSavedSearches}.`,
  auth: 'member',
  effect: 'write',
  topics: ['searches:{me}'],
  input: z.object({
    name: TextIn(longestSearchName, 'search_name_too_long')
      .refine((name) => name !== '', 'search_name_missing')
      .describe(`1 to ${longestSearchName} characters.`),
    filter: z
      .union(
        [
          z.string().transform((text, context): unknown => {
            try {
              const parsed: unknown = JSON.parse(text)
              if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
            } catch {
              // Said below.
            }
            context.addIssue('search_filter_invalid')
            return z.NEVER
          }),
          z.looseObject({}),
        ],
        'search_filter_invalid',
      )
      .pipe(Filters)
      .describe('The filters of `search_projects`: an object, or its JSON.'),
    is_alert: FlagIn.optional().describe('1 if missing: notify of new jobs that it finds.'),
  }),
  output: z.object({ data: SavedSearch }),
  refusals: ['too_many_saved_searches'],
  message: 'done.search_saved',
})

export const saved_search_list = defineCall({
  name: 'saved_search_list',
  doc: 'The caller’s saved searches, latest first.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['searches:{me}'],
  input: z.object({}),
  output: z.object({ response: z.array(SavedSearch) }),
  refusals: [],
})

export const delete_saved_search = defineCall({
  name: 'delete_saved_search',
  doc: 'Delete a saved search.',
  auth: 'member',
  effect: 'write',
  topics: ['searches:{me}'],
  input: z.object({ saved_search_id: IdIn }),
  output: z.object({}),
  refusals: ['saved_search_not_found'],
  message: 'done.search_deleted',
})
