/** The files of a thread while it is written: each post takes those of the form that are its own. */
import { altFields, postFileParts } from '@commons/contract/posts/post-files.ts'
import { threadCaptionsParts, threadFileParts } from '@commons/contract/posts/threads.ts'
import type { Upload } from '../../../platform/media/incoming.ts'
import type { Platform } from '../../../platform/platform.ts'
import { discardFiles, takeFiles, type TakenFiles } from '../posts.files.ts'

interface Part {
  readonly files?: number | undefined
  readonly alts?: readonly string[] | undefined
}

type Uploads = Readonly<Partial<Record<string, Upload>>>
type Taking = Omit<Parameters<typeof takeFiles>[1], 'files'> & {
  readonly files: Uploads
  refuseFields(fields: Readonly<Record<string, string>>): never
}

/** Returns the uploads of each post, under the names that a post alone has them. */
function dividedAmong(
  parts: readonly Part[],
  { files, refuseFields }: Pick<Taking, 'files' | 'refuseFields'>,
) {
  const brought = threadFileParts.filter((name) => files[name])
  const asked = parts.reduce((sum, part) => sum + (part.files ?? 0), 0)
  if (asked !== brought.length) refuseFields({ parts: 'thread_invalid' })
  let next = 0
  return parts.map((part, nth) => {
    const own = brought.slice(next, (next += part.files ?? 0))
    const captions = files[threadCaptionsParts[nth] ?? '']
    return {
      ...Object.fromEntries(own.map((name, at) => [postFileParts[at], files[name]])),
      ...(captions && { captions }),
    }
  })
}

/** Takes in the files of all posts. If one is refused, none is left. */
export async function takeThreadFiles(parts: readonly Part[], context: Taking): Promise<TakenFiles[]> {
  const divided = dividedAmong(parts, context)
  const taken: TakenFiles[] = []
  try {
    for (const [nth, files] of divided.entries()) {
      const alts = Object.fromEntries((parts[nth]?.alts ?? []).map((alt, at) => [altFields[at], alt]))
      taken.push(await takeFiles(alts, { ...context, files }))
    }
  } catch (error) {
    await discardThreadFiles(taken, context.platform)
    throw error
  }
  return taken
}

export async function discardThreadFiles(
  taken: readonly TakenFiles[],
  platform: Pick<Platform, 'mediaRoad'>,
): Promise<void> {
  for (const each of taken) await discardFiles(each, platform)
}
