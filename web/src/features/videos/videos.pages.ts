import type { Pages } from '../../feature.ts'

export const videos: Pages = {
  partOf: 'videos',
  members: [
    { path: '/vtube', page: () => import('./home/VideosPage.tsx'), wide: true },
    { path: '/vtube/$videoId', page: () => import('./watch/VideoPage.tsx'), wide: true },
    { path: '/searchVideos/$text', page: () => import('./search/SearchVideosPage.tsx'), wide: true },
    { path: '/vtube/subscriptions', page: () => import('./subscriptions/SubscriptionsPage.tsx'), wide: true },
    {
      path: '/vtube/subscriptions/channels',
      page: () => import('./subscriptions/ManageSubscriptionsPage.tsx'),
      wide: true,
    },
    { path: '/vtube/history', page: () => import('./lists/HistoryPage.tsx'), wide: true },
    { path: '/vtube/watchlater', page: () => import('./lists/WatchLaterPage.tsx'), wide: true },
    { path: '/vtube/comments', page: () => import('./comments/HeldCommentsPage.tsx'), wide: true },
    { path: '/allchannel', page: () => import('./channels/AllChannelsPage.tsx'), wide: true },
    { path: '/BuyEth', page: () => import('./buy/BuyEthPage.tsx'), wide: true, partOf: 'wallet' },
    { path: '/mychannel/$channelId', page: () => import('./channels/ChannelPage.tsx'), wide: true },
    {
      path: '/mychannel/$channelId/analytics',
      page: () => import('./analytics/ChannelAnalyticsPage.tsx'),
      wide: true,
    },
    { path: '/vtube/playlists', page: () => import('./playlists/PlaylistsPage.tsx'), wide: true },
    { path: '/vtube/playlists/$playlistId', page: () => import('./playlists/PlaylistPage.tsx'), wide: true },
  ],
}
