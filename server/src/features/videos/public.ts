/** What the videos feature offers to the rest of the server. */
export { mountVideosBeyond } from './beyond/beyond.routes.ts'
export { mountDownloads } from './beyond/downloads.ts'
export { channelBannerMedia, channelPictureMedia } from './channels/channels.media.ts'
export { addChannel, toggleSubscription } from './channels/channels.writing.queries.ts'
export { discussion, views } from './videos.discussion.ts'
export { videoMedia } from './videos.media.ts'
export { addVideo, publishWaitingVideo } from './videos.writing.queries.ts'
export { rememberPosition } from './watching/watching.queries.ts'
