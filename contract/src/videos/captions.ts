import { z } from 'zod'
import { defineCall } from '../call.ts'
import { CaptionLanguageIn } from '../shared/captions.ts'
import { IdIn } from '../shared/id.ts'
import { captionRefusals } from '../shared/media.ts'
import { SiteVideo } from './videos.ts'

/** Captions of videos of the video site, one file for each language. */

export const set_video_captions = defineCall({
  name: 'set_video_captions',
  doc: 'Add captions in a language to a video of a channel that the caller runs, or replace those that it has in this language. A video may have captions in 50 languages.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['video:{video_id}', 'videos:{me}'],
  input: z.object({ video_id: IdIn, language: CaptionLanguageIn }),
  files: { captions: ['captions'] },
  output: z.object({ recdata: SiteVideo }),
  refusals: [
    'video_not_found',
    'channel_forbidden',
    'captions_missing',
    'captions_without_video',
    'too_many_captions',
    ...captionRefusals,
  ],
  message: 'done.captions_set',
})

export const delete_video_captions = defineCall({
  name: 'delete_video_captions',
  doc: 'Delete the captions that a video of a channel that the caller runs has in a language.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{video_id}', 'videos:{me}'],
  input: z.object({ video_id: IdIn, language: CaptionLanguageIn }),
  output: z.object({ recdata: SiteVideo }),
  refusals: ['video_not_found', 'channel_forbidden', 'captions_not_found'],
  message: 'done.captions_deleted',
})
