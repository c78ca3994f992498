/** Everything that members' files are for, by feature. */
import { discussion as ofPosts, postMedia } from './features/posts/public.ts'
import { coverMedia, faceMedia } from './features/profiles/public.ts'
import type { MediaUse } from './platform/media/uses.ts'

export const mediaUses: readonly MediaUse[] = [postMedia, ofPosts.files, faceMedia, coverMedia]
