declare module '../../platform/events.ts' {
  interface Events {
    /** A video became public, or for paying members. */
    'video.published': { video: number; author: number }
    /** What the member is in the channel has changed. */
    'channel.role': { channel: number; member: number }
    /** A share of what the channel earns was proposed to the member, accepted by them, or ended. */
    'channel.share': { channel: number; member: number }
    /** `member` likes the video, which may be their own. */
    'video.liked': { video: number; member: number }
    /** `member` joined a channel, or their membership of one was renewed or ended. */
    'membership.changed': { member: number }
  }
}

export {}
