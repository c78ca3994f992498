/** Parts captions from the files of their videos, where earlier versions of Commons have put them. */
import { unknownLanguage } from '@commons/contract/shared/caption-languages.ts'
import { inPages, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { addRemoved } from '../../../platform/media/media.queries.ts'
import { captionsFile, mediaName } from '../../../platform/media/store/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { videoCaptions } from './captions.media.ts'
import { listUnparted, setCaptions, setParted, type UnpartedCaptions } from './captions.queries.ts'

async function part(platform: Platform, { id, media, key, owner }: UnpartedCaptions): Promise<void> {
  const { mediaRoad, mediaStore } = platform
  const name = mediaName(key, captionsFile)
  const taken = await mediaStore.lend(name, (path) =>
    mediaRoad.captions.accept({ path }, { use: videoCaptions, owner }),
  )
  const isParted = await write(platform, async ({ tx }) => {
    if (!(await setParted(tx, media, taken.bytes))) return false
    await addRemoved(tx, { key, file: captionsFile })
    const mediaId = await mediaRoad.captions.attach(tx, taken)
    await setCaptions(tx, id, { language: unknownLanguage, mediaId })
    return true
  }).catch(async (error: unknown) => {
    await mediaRoad.captions.discard(taken)
    throw error
  })
  // Another process came first.
  if (!isParted) await mediaRoad.captions.discard(taken)
}

export const partCaptions = (platform: Platform): JobKind<object> => ({
  name: 'videos.part-captions',
  every: '* * * * *',
  work: () =>
    workThrough(platform, {
      due: inPages((after) => listUnparted(platform.database.db, after)),
      work: (row) => part(platform, row),
      named: ({ id }) => ({ video: id }),
      failed: 'The captions of a video could not be parted from its file',
    }),
})
