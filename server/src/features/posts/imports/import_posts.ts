import { randomBytes } from 'node:crypto'
import { import_posts, largestArchive } from '@commons/contract/posts/imports.ts'
import { handle } from '../../../platform/call/handle.ts'
import { noteMoved, requireLength } from '../../../platform/media/incoming.ts'
import { mediaName } from '../../../platform/media/store/store.ts'
import { archiveFile, importJob } from './imports.jobs.ts'
import { addImport } from './imports.queries.ts'
import { importShape } from './imports.shape.ts'

export default handle(import_posts, {
  async before(_input, { files: { file = undefined }, platform, refuse }) {
    const archive = file ?? refuse('import_without_file')
    requireLength(archive.bytes, largestArchive.bytes)
    const key = randomBytes(16).toString('hex')
    await platform.mediaStore.take(mediaName(key, archiveFile(archive.mime)), archive.path)
    noteMoved(archive)
    return { key, archive }
  },

  async run({ audience }, { tx, before: { key, archive }, member, platform, refuse, hintOnly }) {
    const fileName = archive.filename === '' ? '…' : archive.filename
    const forFriends = audience === 'friends'
    const added =
      (await addImport(tx, { member: member.id, key, fileName, forFriends })) ?? refuse('import_running')
    hintOnly([member.id])
    await platform.jobs.add(tx, importJob, { id: added.id, mime: archive.mime })
    return { recdata: importShape(added) }
  },

  undo: ({ key }, platform) => platform.mediaRoad.discard({ key }),
})
