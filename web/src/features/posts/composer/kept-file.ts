import type { PostFile } from '@commons/contract/posts/post-files.ts'
import type { Post } from '@commons/contract/posts/posts.ts'
import type { DraftFile } from './draft-files.ts'

/** Returns a draft's file as the edited post has it; undefined for a new one. */
export const keptFile = ({ id, media }: DraftFile, edited: Post | undefined): PostFile | undefined =>
  media ? undefined : edited?.files.find(({ file_id }) => file_id === id)
