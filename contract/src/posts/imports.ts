import { z } from 'zod'
import { defineCall, type FileKind } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Id, IdIn } from '../shared/id.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What a member imports. */
    imports: true
  }
}

/** Posts that a member wrote elsewhere, taken in from the file that they got there. Only they see how it goes. */

/** The largest file, and how many posts of it are taken in. */
export const largestArchive = { bytes: 2_147_483_648, posts: 50_000 } as const
export const archiveKinds = ['archive'] as const satisfies readonly FileKind[]

/** Refusals of any archive. */
export const archiveRefusals = ['file_too_large', 'file_empty', 'file_kind_unsupported'] as const

/** Where posts come from, as their file tells. */
export const importSources = ['commons', 'mastodon', 'bluesky'] as const
export type ImportSource = (typeof importSources)[number]

/** `unreadable`: the file is damaged. `unknown`: it is none that we know. `too_large`: it has more than we take. */
export const importProblems = ['unreadable', 'unknown', 'too_large'] as const
export type ImportProblem = (typeof importProblems)[number]

export const PostImport = z.object({
  import_id: Id,
  file_name: z.string(),
  state: z.enum(['reading', 'done', 'failed', 'removing', 'removed']),
  source: z.enum(importSources).nullable().describe('Null until the file has been looked at.'),
  problem: z.enum(importProblems).nullable(),
  total: Count.nullable().describe('Posts in the file. Null until it has been read.'),
  imported: Count,
  known: Count.describe('Left out because they are here already.'),
  others: Count.describe(
    'Left out: replies to others, reposts, posts in groups, and what was for single people.',
  ),
  refused: Count.describe(
    'Left out because they are too long, or have words or links that can’t be published here.',
  ),
  files_left_out: Count.describe(
    'Pictures and videos that aren’t in the file, can’t be shown, or have no room.',
  ),
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
})
export type PostImport = z.infer<typeof PostImport>

export const import_list = defineCall({
  name: 'import_list',
  doc: 'The caller’s imports, latest first: at most 20.',
  auth: 'member',
  effect: 'read',
  topics: ['imports:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(PostImport) }),
  refusals: [],
})

export const import_posts = defineCall({
  name: 'import_posts',
  doc: 'Import the caller’s posts from a file: the ZIP of their data from a Commons, the archive of a Mastodon account (.zip or .tar.gz), or the repository of a Bluesky account (.car). They keep their dates, say that they are imported, and are on the caller’s profile only: nobody is notified, and no feed has them. Posts that are here already are left out, so a file can be imported again. `import_list` says how it goes.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['imports:{me}'],
  input: z.object({
    audience: z
      .enum(['as_there', 'friends'], 'import_audience_invalid')
      .optional()
      .describe(
        '`as_there`: public ones are public, all others for friends. `friends`: all are for friends.',
      ),
  }),
  files: { file: archiveKinds },
  output: z.object({ recdata: PostImport }),
  refusals: ['import_running', 'import_without_file', ...archiveRefusals],
  message: 'done.import_begun',
})

export const import_undo = defineCall({
  name: 'import_undo',
  doc: 'Delete all posts of an import. One that is still going on stops.',
  auth: 'member',
  effect: 'write',
  topics: ['imports:{me}', 'timeline:{me}'],
  input: z.object({ import_id: IdIn }),
  output: z.object({}),
  refusals: ['import_not_found', 'import_running'],
  message: 'done.import_removing',
})
