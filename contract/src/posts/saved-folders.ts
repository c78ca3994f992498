import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { longestFolderName } from '../shared/saved-folder.ts'
import { TextIn } from '../shared/text.ts'

/** Folders of saved posts. Only their owner sees them. */

export const SavedFolder = z.object({
  folder_id: Id,
  name: z.string(),
  /** Saved posts in it, whether the caller still sees them or not. */
  post_count: Count,
  /** Whether it has the post that was asked about. */
  has_post: Flag,
})
export type SavedFolder = z.infer<typeof SavedFolder>

const NameIn = TextIn(longestFolderName, 'folder_name_too_long')
  .refine((name) => name !== '', 'folder_name_required')
  .describe('1 to 50 characters.')

export const saved_folder_list = defineCall({
  name: 'saved_folder_list',
  doc: 'The caller’s folders of saved posts, oldest first: all of them, at most 50. `post_id`: each says whether it has this post.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['saved:{me}'],
  input: z.object({ post_id: IdIn.optional() }),
  output: z.object({ recdata: z.array(SavedFolder) }),
  refusals: [],
})

export const add_saved_folder = defineCall({
  name: 'add_saved_folder',
  doc: 'Create a folder for saved posts, with `post_id` as the first in it.',
  auth: 'member',
  effect: 'write',
  topics: ['saved:{me}', 'post:{post_id}'],
  input: z.object({ name: NameIn, post_id: IdIn.optional() }),
  output: z.object({ recdata: z.object({ folder_id: Id }) }),
  refusals: ['too_many_folders', 'post_not_found'],
  message: 'done.folder_created',
})

export const rename_saved_folder = defineCall({
  name: 'rename_saved_folder',
  doc: 'Rename a folder of saved posts.',
  auth: 'member',
  effect: 'write',
  topics: ['saved:{me}'],
  input: z.object({ folder_id: IdIn, name: NameIn }),
  output: z.object({}),
  refusals: ['folder_not_found'],
  message: 'done.saved',
})

export const delete_saved_folder = defineCall({
  name: 'delete_saved_folder',
  doc: 'Delete a folder. The posts in it stay saved.',
  auth: 'member',
  effect: 'write',
  topics: ['saved:{me}'],
  input: z.object({ folder_id: IdIn }),
  output: z.object({}),
  refusals: ['folder_not_found'],
  message: 'done.folder_deleted',
})

export const toggle_folder_post = defineCall({
  name: 'toggle_folder_post',
  doc: 'Put a post in a folder, which saves it, or take it out: it stays saved. A post may be in several.',
  auth: 'member',
  effect: 'write',
  topics: ['saved:{me}', 'post:{post_id}'],
  input: z.object({ folder_id: IdIn, post_id: IdIn }),
  output: z.object({ recdata: z.object({ has_post: Flag }) }),
  refusals: ['folder_not_found', 'post_not_found'],
})
