import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every address stands as documented', () => {
  expect({
    landing: paths.landing(),
    login: paths.login(),
    loginFor: paths.loginFor('12'),
    register: paths.register(),
    registerInvited: paths.register('a b&c'),
    group: paths.group('12'),
    dashboard: paths.dashboard(),
    timeline: paths.timeline(7),
    timelinePost: paths.timeline(7, 9),
    tag: paths.tag('a b/č'),
    saved: paths.saved(),
    videos: paths.videos(),
    video: paths.video(9),
    searchVideos: paths.searchVideos('a b/č'),
    share: paths.share('post', 9),
  }).toMatchInlineSnapshot(`
    {
      "dashboard": "/dashboard",
      "group": "/groupdetail/12",
      "landing": "/",
      "login": "/login",
      "loginFor": "/Login=12",
      "register": "/register",
      "registerInvited": "/register?refcode=a%20b%26c",
      "saved": "/saved",
      "searchVideos": "/searchVideos/a%20b%2F%C4%8D",
      "share": "/s/post/9",
      "tag": "/tag/a%20b%2F%C4%8D",
      "timeline": "/timeLine/7",
      "timelinePost": "/timeLine/7/9",
      "video": "/vtube/9",
      "videos": "/vtube",
    }
  `)
})
