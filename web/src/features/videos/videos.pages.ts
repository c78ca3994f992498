import type { Pages } from '../../feature.ts'

export const videos: Pages = {
  members: [
    { path: '/allchannel', page: () => import('./channels/AllChannelsPage.tsx'), wide: true },
    { path: '/mychannel/$channelId', page: () => import('./channels/ChannelPage.tsx'), wide: true },
  ],
}
