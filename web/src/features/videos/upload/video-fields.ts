import type { Request } from '../../../api/call.ts'
import type { VideoDraft, VideoWords } from './video-draft.ts'

/** Returns what a video's author says about it by the names of the calls. */
export function wordFieldsOf({
  title,
  description,
  forKids,
  visibility,
  publishAt,
  tags,
  allowsDownload,
}: VideoWords) {
  return {
    title: title.trim(),
    description: description.trim(),
    audience: forKids ? 1 : 0,
    visibility,
    hashtag: tags.trim(),
    allows_download: allowsDownload ? 1 : 0,
    // The field has the author's own time; the server needs the moment.
    ...(visibility === 'Scheduled' && publishAt !== ''
      ? { publish_at: new Date(publishAt).toISOString() }
      : {}),
  } satisfies Partial<Request<'add_video'>>
}

/** Returns the fields of a draft for `add_video`, without its files. */
export function fieldsOf(draft: VideoDraft, key: string) {
  const { hashtag, ...words } = wordFieldsOf(draft)
  const { channelId, media, captions, captionsLanguage } = draft
  return {
    ...words,
    // Without a list, the tags in the description are taken.
    ...(hashtag === '' ? {} : { hashtag }),
    ...(channelId === null ? {} : { channel_id: channelId }),
    ...(captions && captionsLanguage !== undefined ? { captions_language: captionsLanguage } : {}),
    ...(media ? { file_type: media.file.type } : {}),
    idempotency_key: key,
  } satisfies Request<'add_video'> & { idempotency_key: string }
}

export function filesOf({ media, thumbnail, captions }: VideoDraft): Record<string, File> {
  if (!media) return {}
  if (media.kind !== 'video') return { file: media.file }
  return { file: media.file, ...(thumbnail ? { thumbnail } : {}), ...(captions ? { captions } : {}) }
}
