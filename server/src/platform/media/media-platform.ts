import type { Config } from '../config.ts'
import type { FileStore } from '../files.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { Written } from '../write.ts'
import type { Room } from './disk-space.ts'
import type { MediaStore } from './store/store.ts'
import type { MediaWorkers } from './worker/media-workers.ts'

/** The parts of the platform that members' files need. */
export interface MediaPlatform extends Written {
  readonly config: Config
  readonly log: Log
  readonly mediaStore: MediaStore
  readonly mediaWorkers: MediaWorkers
  readonly incoming: FileStore
  readonly room: Room
  readonly settings: Settings
  readonly uploads: Uploads
}
