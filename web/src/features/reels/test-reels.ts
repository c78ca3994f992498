import type { Reel } from '@commons/contract/reels/reels.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { Video } from '@commons/contract/shared/video.ts'

const still: Picture = {
  width: 360,
  height: 640,
  preview: 'data:image/webp;base64,',
  sources: [{ width: 360, url: '/media/still.webp' }],
  animated: false,
  alt: '',
}

export const aPicture = (change: Partial<Picture> = {}): Picture => ({ ...still, ...change })

export const aVideoOf = (id: number): Video => ({
  width: 360,
  height: 640,
  seconds: 60,
  poster: still,
  sources: [{ height: 640, url: `/media/${id}.mp4` }],
  hls: null,
  heights: [640],
  storyboard: null,
  captions: null,
})

/** A reel of member 7, for tests: a video. */
export function aReel(reelId: number, change: Partial<Reel> = {}): Reel {
  return {
    reel_id: reelId,
    user_id: 7,
    username: 'member7',
    full_name: 'Member 7',
    profile_pic: null,
    duration: 'now',
    created_at: '2026-11-21T08:00:00.000Z',
    edited_at: null,
    message: `Reel ${reelId}`,
    mentions: [],
    lang: null,
    file: null,
    file_type: 'video/mp4',
    file_state: 'ready',
    file_progress: null,
    file_failure: null,
    picture: null,
    video: aVideoOf(reelId),
    cover: null,
    post_type: 'public',
    is_nsfw: 0,
    nsfw: '',
    hashtag: '',
    hashtag_link: [],
    is_following: 0,
    reel_liked: 0,
    like_count: 0,
    comment_count: 0,
    comment_liked: 0,
    view_count: 0,
    tips: '0',
    tip_count: 0,
    is_saved: 0,
    is_hidden: 0,
    watched: null,
    sound: { sound_id: reelId, user_id: 7, username: 'member7', full_name: 'Member 7', can_use: 1 },
    lets_use_sound: 1,
    why: [],
    ...change,
  }
}
