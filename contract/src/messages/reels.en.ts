/** What the server says of reels, in English. */
export const reelsEn = {
  'done.reel_waits': 'Your reel will appear when its file is ready.',
  'done.reel_edited': 'Reel updated',
  'done.reel_deleted': 'Reel deleted',
  'done.reel_restored': 'Reel restored',
  'done.reel_hidden': "You'll see fewer like this",
  'done.reel_unhidden': "It's back in your reels",
  'refusal.reel_not_found': "This reel doesn't exist, or you don't have access to it.",
  'refusal.reel_without_file': 'A reel needs a picture or a video.',
  'refusal.cover_without_video': 'Only a video can have a cover. Add a video, or remove the cover.',
  'field.cover_at_invalid': 'Must be a second of the video',
  'field.percent_invalid': 'Must be a number from 0 to 100',
  'field.reel_feed_invalid': 'Must be for_you, following or newest',
} as const
