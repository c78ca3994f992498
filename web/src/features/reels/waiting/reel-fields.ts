import type { Request } from '../../../api/call.ts'
import type { ReelDraft } from './reel-draft.ts'

/** Returns the fields of a draft for `add_reel`, without its files. */
export function fieldsOf(
  { text, audience, media, alt, trim, coverAt, cover, sound, lendsSound, nsfw }: ReelDraft,
  key: string,
) {
  const isVideo = media?.kind === 'video'
  return {
    message: text.trim(),
    post_type: audience,
    idempotency_key: key,
    ...(nsfw.length > 0 ? { nsfw: nsfw.join(',') } : {}),
    ...(alt.trim() === '' ? {} : { alt: alt.trim() }),
    ...(isVideo && trim ? { trim_start: trim.from, trim_end: trim.to } : {}),
    ...(isVideo && sound ? { sound_id: sound.id } : {}),
    // Drafts of before there was a choice have none.
    ...(isVideo && lendsSound === false ? { lets_use_sound: 0 as const } : {}),
    // The server counts from where the reel begins.
    ...(isVideo && !cover && coverAt !== undefined
      ? { cover_at: Math.max(0, Math.round((coverAt - (trim?.from ?? 0)) * 10) / 10) }
      : {}),
    ...(media ? { file_type: media.file.type } : {}),
  } satisfies Request<'add_reel'> & { idempotency_key: string }
}

export function filesOf({ media, cover, captions }: ReelDraft): Record<string, File> {
  if (!media) return {}
  if (media.kind !== 'video') return { file: media.file }
  return { file: media.file, ...(cover ? { cover } : {}), ...(captions ? { captions } : {}) }
}
