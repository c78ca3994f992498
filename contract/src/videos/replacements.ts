import { z } from 'zod'
import { defineCall } from '../call.ts'
import { IdIn } from '../shared/id.ts'
import { fileRefusals } from '../shared/media.ts'
import { SiteVideo } from './videos.ts'

/** Other files for videos of the video site: under the same address, with the same comments and counts. */

export const replace_video_file = defineCall({
  name: 'replace_video_file',
  doc: 'Give a video of a channel that the caller runs another file. The present one is shown until the new one can be played, and stays if that fails. A video whose file failed, or isn’t ready, waits for the new one instead.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['video:{video_id}', 'videos:{me}'],
  input: z.object({ video_id: IdIn }),
  files: { file: ['image', 'video'] },
  output: z.object({ recdata: SiteVideo }),
  refusals: ['video_without_file', 'video_not_found', 'channel_forbidden', ...fileRefusals],
  message: 'done.video_replaced',
})

export const cancel_video_replacement = defineCall({
  name: 'cancel_video_replacement',
  doc: 'Keep the present file of a video of a channel that the caller runs: the one that was to replace it, or has failed to, is removed.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{video_id}', 'videos:{me}'],
  input: z.object({ video_id: IdIn }),
  output: z.object({ recdata: SiteVideo }),
  refusals: ['video_not_found', 'channel_forbidden', 'replacement_not_found'],
  message: 'done.video_file_kept',
})
